import { describe, expect, it } from 'vitest'
import type { Balance, Token, Transaction, TransactionType, UtaMonthStatistics } from '#sdk'
import { assetsOf, assetSums, hasUta, isYear, movementsOf, periodSpan } from '#design-system/screens/trade/statement.ts'
import { confirmingRefill, declinedExchange, manyTransactions, refill } from '#stories/screens/samples/transactions.ts'

describe('a statement', () => {
  it('lists completed transactions by type, each type with its own sums', () => {
    const movements = movementsOf([...manyTransactions, { ...refill, id: 'tx-2', amount: '0.000000000000000001' }])
    expect(movements.map(({ type, transactions }) => `${type} ${transactions.length}`)).toEqual([
      'deposit 2',
      'exchange 1',
      'uta_result 1',
      'uta_subscription 1',
      'referral_reward 1',
      'bonus 1',
      'insurance 1',
    ])
    expect(movements[0]?.sums).toEqual([{ token: 'USDT', received: '500.000000000000000001', spent: '0', fees: '0' }])
    const ids = movements.flatMap(({ transactions }) => transactions.map(({ id }) => id))
    expect(ids).not.toContain(confirmingRefill.id)
    expect(ids).not.toContain(declinedExchange.id)
  })

  const base: Transaction = { ...refill, status: 'done', fee_token: null, fee_amount: '0', counter_token: null, counter_amount: null }
  const opened = { ...base, id: '1', type: 'deposit', token: 'USDT', amount: '100' } as const
  const toUta = { ...base, id: '2', type: 'uta_refill', token: 'USDT', amount: '-50', fee_token: 'MATU', fee_amount: '1.5' } as const
  const fromBonus = { ...base, id: '3', type: 'exchange', account: 'bonus', token: 'MATU', amount: '-300', counter_token: 'USDT', counter_amount: '325.2' } as const // prettier-ignore
  const result = { ...base, id: '4', type: 'uta_result', account: 'uta', token: 'USDT', amount: '7' } as const
  const balance = (token: Token, rest: Partial<Balance>): Balance => ({ token, network: 'BSC', available: '0', price_usd: '1', ...rest })
  const balances = {
    data: [balance('USDT', { available: '400', locked: '10' }), balance('MATU', { available: '8.5', locked: '0' })],
  }

  it('keeps the accounts apart: what the bonus account converts arrives in the assets, results stay in UTA', () => {
    expect(assetsOf([opened, toUta, fromBonus, result]).map(({ token, amount }) => `${amount} ${token}`)).toEqual([
      '100 USDT',
      '-50 USDT',
      '325.2 USDT',
    ])
  })

  it('counts the assets back from the current balances, with fees that are paid apart', () => {
    const later = [{ ...opened, id: '5', amount: '20' }]
    expect(assetSums({ balances, transactions: [opened, toUta, fromBonus, result], later })).toEqual([
      { token: 'USDT', received: '425.2', spent: '50', fees: '0', opening: '14.8', closing: '390' },
      { token: 'MATU', received: '0', spent: '0', fees: '1.5', opening: '10', closing: '8.5' },
    ])
  })

  it('shows no balance that it cannot know', () => {
    const [usdt] = assetSums({ balances, transactions: [{ ...opened, amount: '1000' }], later: [] })
    expect(usdt).toMatchObject({ opening: undefined, closing: '410' })
    const [open] = assetSums({ balances: { data: [balance('USDT', { available: '1' })] }, transactions: [opened], later: [] })
    expect(open).toMatchObject({ opening: undefined, closing: undefined, received: '100' })
  })

  it('keeps types that a newer server sends', () => {
    const gift: Transaction = { ...refill, type: 'gift' as TransactionType }
    expect(movementsOf([gift]).map(({ type }) => type)).toEqual(['gift'])
  })

  it('covers the whole month, or the whole year', () => {
    expect(periodSpan('2026-02')).toEqual(['2026-02-01', '2026-02-28'])
    expect(periodSpan('2028-02')).toEqual(['2028-02-01', '2028-02-29'])
    expect(periodSpan('2026-12')).toEqual(['2026-12-01', '2026-12-31'])
    expect(periodSpan('2028')).toEqual(['2028-01-01', '2028-12-31'])
    expect([isYear('2028'), isYear('2028-01')]).toEqual([true, false])
  })

  it('mentions UTA only if there was anything in it', () => {
    const none = { opening_balance: '0.00', closing_balance: '0', deals_closed: 0 } as UtaMonthStatistics
    expect(hasUta(none)).toBe(false)
    expect(hasUta({ ...none, opening_balance: '1' })).toBe(true)
    expect(hasUta({ ...none, deals_closed: 1 })).toBe(true)
  })
})
