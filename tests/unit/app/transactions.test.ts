import { describe, expect, it } from 'vitest'
import { Id } from '#sdk'
import type { Transaction } from '#sdk'
import { toSearch } from '#app/src/paths.ts'
import { toParams, transactionFile, transactionFilters } from '#app/src/pages/trade/transactions.ts'
import { toCsv } from '#app/src/root/csv.ts'
import { fromSchema, oneOf, readSearch } from '#app/src/root/search-params.ts'

const read = (query: string, parsers = transactionFilters) => readSearch(new URLSearchParams(query), parsers)

describe('the filters of a list in the URL', () => {
  it('are parsed as they were written, so that a filtered list can be shared', () => {
    const filters = { type: 'deposit', status: 'done', token: 'USDT', date_from: '2026-08-01', date_to: '2026-08-14' } as const
    expect(read(toSearch(filters).toString())).toEqual(filters)
    expect(toSearch({ type: undefined, token: '' }).toString()).toBe('')
  })

  it('are dropped if the contract does not know them', () => {
    expect(read('type=theft&status=DONE&token=<script>&date_from=yesterday&date_to=2026-02-31&cursor=abc&per_page=9999')).toEqual({})
    expect(read('type=deposit&type=bonus')).toEqual({ type: 'deposit' })
  })

  it('are dropped if the list cannot have them', () => {
    const parsers = { ...transactionFilters, type: oneOf('uta_refill', 'uta_result') }
    expect(read('type=deposit&token=USDT', parsers)).toEqual({ token: 'USDT' })
    expect(read('type=uta_result', parsers)).toEqual({ type: 'uta_result' })
  })

  it('send the user’s time zone with day filters', () => {
    expect(toParams({ type: 'bonus' }, 'Europe/Berlin')).toEqual({ type: 'bonus' })
    expect(toParams({ date_from: '2026-08-01' }, 'Europe/Berlin')).toEqual({ date_from: '2026-08-01', timezone: 'Europe/Berlin' })
  })

  it('open no detail for an invalid id', () => {
    for (const value of ['', '../users/me', '..%2Flogout', 'a/b', '<script>', 'x'.repeat(65)]) {
      expect(readSearch(new URLSearchParams({ transaction: value }), { transaction: fromSchema(Id) })).toEqual({})
    }
    expect(readSearch(new URLSearchParams('transaction=trx-1'), { transaction: fromSchema(Id) })).toEqual({ transaction: 'trx-1' })
  })
})

describe('the downloaded CSV', () => {
  const one = { id: 'trx-1', type: 'withdrawal', status: 'done', account: 'main', amount: '-320.000000000000000001', token: 'MATU', counterparty: null, created_at: '2026-08-14T10:00:00Z' } as Partial<Transaction> as Transaction // prettier-ignore

  const csvOf = (transaction: Transaction) => toCsv(transactionFile.columns, [transactionFile.toRow(transaction)])

  it('keeps every digit and uses the contract’s names', async () => {
    const [head, row] = (await csvOf(one)).split('\r\n')
    expect(head).toContain('id,time,created_at,completed_at,type,status,account,amount,token')
    expect(row).toContain('trx-1,2026-08-14T10:00:00Z,2026-08-14T10:00:00Z,,withdrawal,done,main,-320.000000000000000001,MATU')
  })

  it('contains no cell that a spreadsheet would execute', async () => {
    for (const evil of ['=HYPERLINK("http://evil.example")', '+cmd|calc', '@SUM(A1)', '-cmd', '\t=1']) {
      const text = await csvOf({ ...one, counterparty: evil })
      expect(text).not.toContain(`,${evil}`)
      expect(text).toContain(`'${evil.slice(0, 3)}`)
    }
  })

  it('survives separators, quotes and line breaks', async () => {
    expect(await csvOf({ ...one, counterparty: 'Cold, "old"\nwallet' })).toContain('"Cold, ""old""\nwallet"')
  })
})
