import { describe, expect, it } from 'vitest'
import type { Transaction, TransactionType, UtaMonthStatistics } from '#sdk'
import { hasUta, monthSpan, movementsOf } from '#design-system/screens/trade/statement.ts'
import { confirmingRefill, declinedExchange, manyTransactions, refill } from '#stories/screens/samples/transactions.ts'

describe('a monthly statement', () => {
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

  it('keeps types that a newer server sends', () => {
    const gift: Transaction = { ...refill, type: 'gift' as TransactionType }
    expect(movementsOf([gift]).map(({ type }) => type)).toEqual(['gift'])
  })

  it('covers the whole month', () => {
    expect(monthSpan('2026-02')).toEqual(['2026-02-01', '2026-02-28'])
    expect(monthSpan('2028-02')).toEqual(['2028-02-01', '2028-02-29'])
    expect(monthSpan('2026-12')).toEqual(['2026-12-01', '2026-12-31'])
  })

  it('mentions UTA only if there was anything in it', () => {
    const none = { opening_balance: '0.00', closing_balance: '0', deals_closed: 0 } as UtaMonthStatistics
    expect(hasUta(none)).toBe(false)
    expect(hasUta({ ...none, opening_balance: '1' })).toBe(true)
    expect(hasUta({ ...none, deals_closed: 1 })).toBe(true)
  })
})
