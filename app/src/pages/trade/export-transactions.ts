import { listTransactions } from '#sdk'
import type { ListTransactionsParams, Transaction } from '#sdk'
import { transactionTime } from '#design-system/lib/transactionTime.ts'
import { allPages } from '../../api/all-pages.ts'
import { saveCsv, toCsv as csvOf } from '../../root/csv.ts'

/** One file's worth; a longer history is asked for by dates. */
const MOST = 10_000

const columns = [
  'id',
  'time',
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
] as const satisfies readonly (keyof Transaction | 'time')[]

/** With the one time that the lists show as well. */
const rowsOf = (transactions: readonly Transaction[]) => transactions.map((row) => ({ ...row, time: transactionTime(row).at }))

/** The list as it is filtered. */
export const toCsv = (transactions: readonly Transaction[]): Promise<string> => csvOf(columns, rowsOf(transactions))

export async function exportTransactions(params: ListTransactionsParams, today: Date): Promise<void> {
  await saveCsv(`transactions-${today.toISOString().slice(0, 10)}`, columns, rowsOf(await allPages(listTransactions, params, MOST)))
}
