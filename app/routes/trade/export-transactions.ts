import { listTransactions } from '#sdk'
import type { ListTransactionsParams, Transaction } from '#sdk'
import { saveFile } from '../../root/save-file.ts'

/** One file's worth; a longer history is asked for by dates. */
const MOST = 10_000
const PAGE = 200

const columns = [
  'id',
  'created_at',
  'completed_at',
  'type',
  'status',
  'account',
  'amount',
  'token',
  'worth_usd',
  'fee_amount',
  'fee_token',
  'counter_amount',
  'counter_token',
  'counterparty',
  'address',
  'tx_hash',
] as const satisfies readonly (keyof Transaction)[]

// A spreadsheet runs a cell that begins like a formula. A minus before a digit is an amount.
const formula = /^(?:[=@\t\r]|[+-](?!\d))/

/** The list as it is filtered, in the contract's own names and decimals, so that a program can read it. */
export async function toCsv(transactions: readonly Transaction[]): Promise<string> {
  const { unparse } = await import('papaparse')
  const rows = transactions.map((one) => columns.map((column) => one[column] ?? ''))
  return unparse({ fields: [...columns], data: rows }, { escapeFormulae: formula, newline: '\r\n' })
}

export async function exportTransactions(params: ListTransactionsParams, today: Date): Promise<void> {
  const all: Transaction[] = []
  let cursor: string | undefined
  do {
    const { data, meta } = await listTransactions({ ...params, per_page: PAGE, ...(cursor && { cursor }) })
    all.push(...data)
    cursor = meta.next_cursor ?? undefined
  } while (cursor && all.length < MOST)
  // The mark at the front tells spreadsheets that the text is UTF-8.
  saveFile(`transactions-${today.toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', `\uFEFF${await toCsv(all)}`)
}
