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

describe('what is locked in UTA', () => {
  it('is the setting, and neither works nor can be taken out', () => expect(figures({}, '400.5')).toEqual(['400.5', '599.5', '599.5']))
  it('is the larger one where setting and balance differ', () => {
    expect(figures({ locked: '250', working: '750', available: '700' }, '100')).toEqual(['250', '750', '700'])
    expect(figures({ locked: '250', working: '750', available: '700' }, '300')).toEqual(['300', '700', '700'])
  })
  it('is never more than there is', () => expect(figures({}, '5000')).toEqual(['1000', '0', '0']))
  it('is the balance’s own while the settings are not known', () => expect(figures({ locked: '10' })).toEqual(['10', '990', '900']))
})
