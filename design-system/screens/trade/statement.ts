import type { BalanceList, Transaction, TransactionSum, TransactionType, User, UtaMonthStatistics, UtaStatistics } from '#sdk'
import { addDays } from '../../lib/dates.ts'
import { isZero } from '../../lib/money.ts'
import { sumsOf } from '../../lib/transactionSums.ts'
import { allTypes } from './transactionTypes.ts'

/** What a statement is made of. Its transactions are all of the month. */
export interface Statement {
  user: User
  balances: BalanceList
  transactions: readonly Transaction[]
  /** UTA in this month; `null` if the server sent another month. */
  uta: UtaStatistics | null
}

/** The completed transactions of one type and what they add up to. */
export interface Movements {
  /** A type, possibly one that this build does not know. */
  type: TransactionType
  transactions: Transaction[]
  sums: TransactionSum[]
}

/** The completed transactions by type, in the order of the filter; types of a newer server last. */
export function movementsOf(transactions: readonly Transaction[]): Movements[] {
  const groups = new Map<TransactionType, Transaction[]>(allTypes.map((type) => [type, []]))
  for (const transaction of transactions)
    if (transaction.status === 'done') groups.set(transaction.type, [...(groups.get(transaction.type) ?? []), transaction])
  return [...groups].flatMap(([type, rows]) => (rows.length === 0 ? [] : [{ type, transactions: rows, sums: sumsOf(rows) }]))
}

/** First and last day of a month: YYYY-MM-DD. */
export const monthSpan = (month: string): [first: string, last: string] => {
  const first = `${month}-01`
  return [first, addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)]
}

/** Whether a month has anything of UTA: a balance, a deal, or money that moved. */
export const hasUta = ({ opening_balance, closing_balance, deals_closed }: UtaMonthStatistics): boolean =>
  deals_closed > 0 || !isZero(opening_balance) || !isZero(closing_balance)
