import { describe, expect, it } from 'vitest'
import type { UtaBalance } from '#sdk'
import { withLockedAmount } from '#design-system/lib/utaBalance.ts'

const balance = (own: Partial<UtaBalance>) => ({ balance: '1000', working: '1000', locked: '0', available: '900', ...own }) as UtaBalance
const figures = (own: Partial<UtaBalance>, setting?: string) => {
  const { locked, working, available } = withLockedAmount(
    balance(own),
    setting === undefined ? null : { uta_amount_of_locked_balance: setting },
  )
  return [locked, working, available]
}

describe('the locked part of UTA', () => {
  it('is the setting: it neither trades nor can be withdrawn', () => expect(figures({}, '400.5')).toEqual(['400.5', '599.5', '599.5']))
  it('is the larger of setting and balance if they differ', () => {
    expect(figures({ locked: '250', working: '750', available: '700' }, '100')).toEqual(['250', '750', '700'])
    expect(figures({ locked: '250', working: '750', available: '700' }, '300')).toEqual(['300', '700', '700'])
  })
  it('is never more than the balance', () => expect(figures({}, '5000')).toEqual(['1000', '0', '0']))
  it('is the balance’s own value until the settings are loaded', () => expect(figures({ locked: '10' })).toEqual(['10', '990', '900']))
})
