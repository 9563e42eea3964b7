import { utaTypes } from '#design-system/screens/trade/transactionTypes.ts'
import type { ListTransactionsParams, Transaction } from '#sdk'

/** What a list is about, as its heading says. */
export type TransactionScope = Pick<ListTransactionsParams, 'service' | 'type' | 'account'>

/**
 * Whether a transaction belongs under the heading of a list. The filters of the request are our assumption, and a server that does not know them returns
 * everything.
 */
export const matchesFilter =
  ({ service, type, account }: TransactionScope) =>
  (transaction: Pick<Transaction, 'type' | 'account'>): boolean =>
    (service !== 'uta' || utaTypes.includes(transaction.type)) &&
    (type === undefined || transaction.type === type) &&
    (account === undefined || transaction.account === account)
