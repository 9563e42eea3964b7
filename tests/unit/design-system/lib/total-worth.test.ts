import { describe, expect, it } from 'vitest'
import { totalWorth } from '#design-system/lib/totalWorth.ts'
import { tokensWorth, valuedBalances } from '#design-system/lib/valuedBalances.ts'
import type { BalanceList } from '#sdk'
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

const silent = (list: BalanceList): BalanceList => ({
  data: list.data.map(({ token, network, available, locked, price_usd }) => ({ token, network, available, locked, price_usd })),
})

describe('of balances without worth, shares and total', () => {
  it('the worth follows from the price, the total from the worth, and the shares from both', () => {
    const { data, total_worth_usd } = valuedBalances(silent(balances))
    expect(total_worth_usd).toBe(tokensWorth(silent(balances)))
    expect(totalWorth(silent(balances), uta).tokens).toBe(total_worth_usd)
    expect(data.map(({ worth_usd, share_percent }) => [worth_usd, share_percent])).toEqual([
      ['9127.822', '69.78'],
      ['3215.8', '24.58'],
      ['737.69704', '5.64'],
    ])
  })

  it('the share of nothing is zero', () => {
    const none = { data: silent(balances).data.map((one) => ({ ...one, available: '0', locked: '0' })) }
    expect(valuedBalances(none).data.map(({ share_percent }) => share_percent)).toEqual(['0', '0', '0'])
  })

  it('what was sent is kept', () => {
    expect(valuedBalances(balances)).toEqual(balances)
  })
})
