import type { BalanceList, Token, Transaction, TransactionSum, TransactionType, User, UtaMonthStatistics, UtaStatistics } from '#sdk'
import { addDays } from '../../lib/dates.ts'
import { add, isNegative, isZero, sub } from '../../lib/money.ts'
import { sumsOf } from '../../lib/transactionSums.ts'
import { allTypes } from './transactionTypes.ts'

/** What a statement is made of. Its transactions are all of the period, of every account. */
export interface Statement {
  user: User
  balances: BalanceList
  transactions: readonly Transaction[]
  /** All transactions after the period: what the balances have changed by since. */
  later: readonly Transaction[]
  /** UTA in this month; `null` for a year, of which the server has no figures, and if it sent another month. */
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

/** Whether a period is a year (YYYY), not a month (YYYY-MM). */
export const isYear = (period: string): boolean => period.length === 4

/** First and last day of a month or year: YYYY-MM-DD. */
export const periodSpan = (period: string): [first: string, last: string] => {
  if (isYear(period)) return [`${period}-01-01`, `${period}-12-31`]
  const first = `${period}-01`
  return [first, addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)]
}

/** Whether a month has anything of UTA: a balance, a deal, or money that moved. */
export const hasUta = ({ opening_balance, closing_balance, deals_closed }: UtaMonthStatistics): boolean =>
  deals_closed > 0 || !isZero(opening_balance) || !isZero(closing_balance)

/** The transactions of the assets. A conversion of the bonus account is one of what it pays into them. */
export const assetsOf = (transactions: readonly Transaction[]): Transaction[] =>
  transactions.flatMap((transaction) => {
    const { account, counter_token, counter_amount } = transaction
    if (account !== 'bonus' || counter_token === null || counter_amount === null) return account === 'main' ? [transaction] : []
    return [{ ...transaction, token: counter_token, amount: counter_amount, counter_token: null, counter_amount: null, fee_token: null }]
  })

/** What one token of the assets moved in a period, and what there was of it before and after; `undefined` where that is not known. */
export type AssetSum = TransactionSum & { opening: string | undefined; closing: string | undefined }

/** What completed transactions changed a token by; `undefined` if a fee is not known. A fee in a token that moves anyway is part of that amount. */
function changeOf(transactions: readonly Transaction[], of: Token): string | undefined {
  let sum = '0'
  for (const { status, token, amount, counter_token, counter_amount, fee_token, fee_amount } of transactions) {
    if (status !== 'done') continue
    if (token === of) sum = add(sum, amount)
    if (counter_token === of && counter_amount !== null) sum = add(sum, counter_amount)
    if (fee_token !== of || token === of || counter_token === of) continue
    if (fee_amount === undefined) return undefined
    sum = sub(sum, fee_amount)
  }
  return sum
}

/** A balance before a change; `undefined` if one of both is not known, or the result is below zero: something is missing from the transactions. */
function before(balance: string | undefined, change: string | undefined): string | undefined {
  if (balance === undefined || change === undefined) return undefined
  const result = sub(balance, change)
  return isNegative(result) ? undefined : result
}

/** The assets by token. Their balances are counted back from the current ones, locked amounts included, by what has completed since. */
export function assetSums({ balances, transactions, later }: Pick<Statement, 'balances' | 'transactions' | 'later'>): AssetSum[] {
  const [own, after] = [assetsOf(transactions), assetsOf(later)]
  const moved = sumsOf(own)
  const rows = balances.data.map(({ token, available, locked }): AssetSum => {
    const sum = moved.find((one) => one.token === token) ?? { token, received: '0', spent: '0', fees: '0' }
    const closing = before(locked === undefined ? undefined : add(available, locked), changeOf(after, token))
    return { ...sum, opening: before(closing, changeOf(own, token)), closing }
  })
  // Tokens that only a newer server knows.
  const others = moved.filter(({ token }) => !balances.data.some((balance) => balance.token === token))
  return [...rows, ...others.map((sum) => ({ ...sum, opening: undefined, closing: undefined }))]
}
