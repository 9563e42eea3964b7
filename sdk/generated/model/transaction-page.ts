/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { CursorLinks } from './cursor-links.ts'
import type { CursorMeta } from './cursor-meta.ts'
import type { TransactionSum } from './transaction-sum.ts'
import type { Transaction } from './transaction.ts'

/**
 * One page of transactions, newest first.
 */
export interface TransactionPage {
  /** The transactions. */
  data: Transaction[]
  /** Links to the neighbouring pages. */
  links?: CursorLinks
  /** Position of this page. */
  meta: CursorMeta
  /** Sums of all transactions that match the filters, by token, on this page or not. Only on the first page; absent if the server does not compute them. */
  sums?: TransactionSum[]
}
