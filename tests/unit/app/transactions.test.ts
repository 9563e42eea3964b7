import { describe, expect, it } from 'vitest'
import { Id } from '#sdk/schemas.ts'
import type { Transaction } from '#sdk'
import { loadAreas, textsOf } from '#design-system/i18n/catalogue.ts'
import { createFormat } from '#design-system/lib/format.ts'
import { transactionSheet } from '#design-system/screens/trade/transactionSheet.ts'
import { toSearch } from '#app/src/site/paths.ts'
import { toParams, transactionFile, transactionFilters } from '#app/src/pages/trade/transactions.ts'
import { toCsv } from '#app/src/lib/csv.ts'
import { fromSchema, oneOf, readSearch } from '#app/src/hooks/search-params.ts'

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
    expect(toParams({ type: 'bonus' }, 'Europe/Berlin', 'de')).toEqual({ type: 'bonus' })
    expect(toParams({ date_from: '2026-08-01' }, 'Europe/Berlin', 'de')).toEqual({ date_from: '2026-08-01', timezone: 'Europe/Berlin' })
  })

  it('send the searched text: an amount in the reader’s format as a plain decimal, anything else as it is', () => {
    const sent = (search: string, locale: 'en' | 'de') => toParams(read(toSearch({ search }).toString()), 'UTC', locale)
    expect(sent('1.234,50', 'de')).toEqual({ search: '1234.5' })
    expect(sent('−320.00 MATU', 'en')).toEqual({ search: '320' })
    for (const text of ['Cold wallet', '0x7A3f19', 'UTA 90', '007', 'tx-1041', '4,5,6']) expect(sent(text, 'en')).toEqual({ search: text })
    expect(sent('   ', 'en')).toEqual({})
    expect(sent('x'.repeat(300), 'en').search).toHaveLength(100)
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

  const csvOf = (transaction: Transaction) => toCsv(transactionFile.columns, [transaction])

  it('keeps every digit and uses the contract’s names', async () => {
    const [head, row] = (await csvOf(one)).split('\r\n')
    expect(head).toContain('id,time,created_at,completed_at,type,status,account,amount,token')
    expect(row).toContain('trx-1,2026-08-14T10:00:00Z,2026-08-14T10:00:00Z,,withdrawal,done,main,-320.000000000000000001,MATU')
  })

  it('contains no cell that a spreadsheet would execute', async () => {
    for (const evil of [
      '=HYPERLINK("http://evil.example")',
      '+cmd|calc',
      '@SUM(A1)',
      '-cmd',
      '-2+3+cmd|calc',
      '+1,5*A1',
      '\t=1',
      '\n=1',
      '＝1+1',
      '＋1',
      '－1+1',
      '＠SUM(A1)',
    ]) {
      const text = await csvOf({ ...one, counterparty: evil })
      expect(text).not.toContain(`,${evil}`)
      expect(text).toContain(`'${evil.slice(0, 3)}`)
    }
  })

  it('survives separators, quotes and line breaks', async () => {
    expect(await csvOf({ ...one, counterparty: 'Cold, "old"\nwallet' })).toContain('"Cold, ""old""\nwallet"')
  })

  describe('for a spreadsheet', () => {
    const sheetOf = async (locale: 'en' | 'de', transaction: Transaction) => {
      await loadAreas(locale, ['transactions', 'frame'])
      const t = textsOf(locale, 'transactions')
      const { columns, delimiter } = transactionSheet(
        t,
        textsOf(locale, 'frame').transaction,
        createFormat(locale, 'Europe/Berlin'),
        'Europe/Berlin',
      )
      return toCsv(columns, [transaction], delimiter)
    }
    const full = { ...one, worth_usd: '-346.88', fee_amount: '1.85', fee_token: 'MATU', counterparty: 'Cold; wallet', counter_amount: null, completed_at: '2026-12-31T23:30:00Z' } as Transaction // prettier-ignore

    it('speaks the reader’s language, with its separators, and keeps every digit', async () => {
      const [head, row] = (await sheetOf('de', full)).split('\r\n')
      expect(head).toContain('Datum (Europe/Berlin);Art;Status;Konto;Betrag;Token;')
      expect(row).toContain('2027-01-01 00:30:00;Auszahlung;Abgeschlossen;Guthaben;-320,000000000000000001;MATU;-346,88;1,85;MATU')
      expect(row).toContain('"Cold; wallet"')
    })

    it('uses commas between cells where the point is the decimal separator', async () => {
      const [, row] = (await sheetOf('en', full)).split('\r\n')
      expect(row).toContain('2027-01-01 00:30:00,Withdrawal,Completed,Assets,-320.000000000000000001,MATU,-346.88,1.85,MATU')
    })

    it('defuses what a spreadsheet would execute', async () => {
      expect(await sheetOf('de', { ...full, counterparty: '-2+3+cmd|calc' })).toContain(`;"'-2+3+cmd|calc";`)
    })
  })
})
