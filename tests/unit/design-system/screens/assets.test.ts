import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { owned } from '#design-system/lib/valuedBalances.ts'
import { assetRows } from '#design-system/screens/assets/assetRows.ts'
import type { ValuedBalance } from '#design-system/lib/valuedBalances.ts'
import { valuedBalances } from '#design-system/lib/valuedBalances.ts'
import { incoming, waitFor } from '#design-system/screens/assets/deposits.ts'

const { balances, transactions } = samplesOf('trader')
const { data: tokens } = valuedBalances(balances)
const sample = transactions.find(({ type }) => type === 'deposit')!
const seen = '2026-08-14T12:00:00.000Z'
const at = (seconds: number) => Date.parse(seen) + seconds * 1000
const transfer = (confirmations: number | null) => ({
  ...sample,
  status: 'confirming' as const,
  confirmations,
  confirmations_required: 15,
  created_at: seen,
  completed_at: null,
})

describe('the token list', () => {
  const all = { search: '', hideZero: false }
  it('contains all tokens, the most valuable first', () => {
    expect(assetRows(tokens.toReversed(), all).map(({ token }) => token)).toEqual(['MATU', 'USDT', 'BNB'])
  })
  it('is searched by name and other names, ignoring case', () => {
    for (const [search, found] of [
      [' usdt ', ['USDT']],
      ['Tether', ['USDT']],
      ['binance', ['BNB']],
      ['bep-20', ['MATU', 'USDT', 'BNB']],
      ['euro', []],
    ] as const)
      expect(assetRows(tokens, { ...all, search }).map(({ token }) => token)).toEqual(found)
  })
  it('hides empty ones on request, but never the last unit and never locked amounts', () => {
    const [matu, usdt, bnb] = tokens as [ValuedBalance, ValuedBalance, ValuedBalance]
    const rows = [
      { ...matu, available: '0.000000000000000001', locked: '0', worth_usd: '0' },
      { ...usdt, available: '0', locked: '5', worth_usd: '5' },
      { ...bnb, available: '0', locked: '0.0', worth_usd: '0' },
    ]
    expect(assetRows(rows, { ...all, hideZero: true }).map(({ token }) => token)).toEqual(['USDT', 'MATU'])
    expect(rows.map(owned)).toEqual(['0.000000000000000001', '5', '0'])
  })
})

describe('pending transfers', () => {
  const done = (completed_at: string) => ({ ...sample, status: 'done' as const, completed_at })
  it('are those without all confirmations, and those that arrived since the page was opened', () => {
    const list = [
      transfer(3),
      done('2026-08-14T12:00:05.000Z'),
      done('2026-08-14T11:59:59.000Z'),
      { ...transfer(1), type: 'withdrawal' as const },
    ]
    expect(incoming(list, at(0))).toEqual(list.slice(0, 2))
  })
  it.each([
    [null, 10, null],
    [0, 10, null],
    [12, 36, { unit: 'seconds', count: 10 }],
    [1, 1, { unit: 'seconds', count: 15 }],
    [14, 42, { unit: 'seconds', count: 5 }],
    [1, 60, { unit: 'minutes', count: 14 }],
    [5, 46, { unit: 'minutes', count: 2 }],
  ] as const)('with %s confirmations after %s s take about %o', (confirmations, seconds, wait) => {
    expect(waitFor(transfer(confirmations), at(seconds))).toEqual(wait)
  })
  it('never have a negative or broken time, even if the clocks disagree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: -600, max: 6000 }), (confirmations, seconds) => {
        expect(waitFor(transfer(confirmations), at(seconds))!.count).toBeGreaterThan(0)
      }),
    )
  })
})
