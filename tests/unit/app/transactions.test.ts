import { describe, expect, it } from 'vitest'
import type { Transaction } from '#sdk'
import { toCsv } from '#app/src/pages/trade/export-transactions.ts'
import { asParams, readFilters, readTransaction, writeFilters } from '#app/src/pages/trade/transaction-filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('the filters of a list in the URL', () => {
  it('are parsed as they were written, so that a filtered list can be shared', () => {
    const filters = { type: 'deposit', status: 'done', token: 'USDT', date_from: '2026-08-01', date_to: '2026-08-14' } as const
    expect(read(writeFilters(filters).toString())).toEqual(filters)
    expect(writeFilters({}).toString()).toBe('')
  })

  it('are dropped if the contract does not know them', () => {
    expect(read('type=theft&status=DONE&token=<script>&date_from=yesterday&date_to=2026-02-31&cursor=abc&per_page=9999')).toEqual({})
    expect(read('type=deposit&type=bonus')).toEqual({ type: 'deposit' })
  })

  it('are dropped if the list cannot have them', () => {
    const types = ['uta_refill', 'uta_result'] as const
    expect(readFilters(new URLSearchParams('type=deposit&token=USDT'), types)).toEqual({ token: 'USDT' })
    expect(readFilters(new URLSearchParams('type=uta_result'), types)).toEqual({ type: 'uta_result' })
  })

  it('send the user’s time zone with day filters', () => {
    expect(asParams({ type: 'bonus' }, 'Europe/Berlin')).toEqual({ type: 'bonus' })
    expect(asParams({ date_from: '2026-08-01' }, 'Europe/Berlin')).toEqual({ date_from: '2026-08-01', timezone: 'Europe/Berlin' })
  })

  it('open no detail for an invalid id', () => {
    for (const value of ['', '../users/me', '..%2Flogout', 'a/b', '<script>', 'x'.repeat(65)]) {
      expect(readTransaction(new URLSearchParams({ transaction: value }))).toBeNull()
    }
    expect(readTransaction(new URLSearchParams('transaction=trx-1'))).toBe('trx-1')
  })
})

describe('the downloaded CSV', () => {
  const one = { id: 'trx-1', type: 'withdrawal', status: 'done', account: 'main', amount: '-320.000000000000000001', token: 'MATU', counterparty: null, created_at: '2026-08-14T10:00:00Z' } as Partial<Transaction> as Transaction // prettier-ignore

  it('keeps every digit and uses the contract’s names', async () => {
    const [head, row] = (await toCsv([one])).split('\r\n')
    expect(head).toContain('id,time,created_at,completed_at,type,status,account,amount,token')
    expect(row).toContain('trx-1,2026-08-14T10:00:00Z,2026-08-14T10:00:00Z,,withdrawal,done,main,-320.000000000000000001,MATU')
  })

  it('contains no cell that a spreadsheet would execute', async () => {
    for (const evil of ['=HYPERLINK("http://evil.example")', '+cmd|calc', '@SUM(A1)', '-cmd', '\t=1']) {
      const text = await toCsv([{ ...one, counterparty: evil }])
      expect(text).not.toContain(`,${evil}`)
      expect(text).toContain(`'${evil.slice(0, 3)}`)
    }
  })

  it('survives separators, quotes and line breaks', async () => {
    expect(await toCsv([{ ...one, counterparty: 'Cold, "old"\nwallet' }])).toContain('"Cold, ""old""\nwallet"')
  })
})
