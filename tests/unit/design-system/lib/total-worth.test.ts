import { describe, expect, it } from 'vitest'
import { totalWorth } from '#design-system/lib/totalWorth.ts'
import { balances } from '#stories/screens/samples/balances.ts'

const uta = { balance: '6240.18', token_name: 'USDT' } as const

describe('the total', () => {
  it('is tokens plus UTA, whose USDT count at their price', () => {
    expect(totalWorth(balances, uta)).toEqual({ tokens: '13081.32', uta: '6240.18', total: '19321.5' })
    const dear = { ...balances, data: balances.data.map((one) => (one.token === 'USDT' ? { ...one, price_usd: '1.001' } : one)) }
    expect(totalWorth(dear, uta).uta).toBe('6246.42018')
  })

  it('is the tokens alone while UTA is unknown, and loses no digit', () => {
    expect(totalWorth(balances, null)).toEqual({ tokens: '13081.32', uta: '0', total: '13081.32' })
    expect(totalWorth({ ...balances, data: [], total_worth_usd: '0.000000000000000001' }, { ...uta, balance: '1' }).total).toBe(
      '1.000000000000000001',
    )
  })
})
