/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { CursorLinks } from './cursor-links.zod.ts'
import { CursorMeta } from './cursor-meta.zod.ts'
import { Transaction } from './transaction.zod.ts'
import { TransactionSum } from './transaction-sum.zod.ts'

/** One page of transactions, newest first. */
export const TransactionPage = /*#__PURE__*/ zod.object({
  /** The transactions. */
  data: /*#__PURE__*/ zod.array(Transaction),
  /** Links to the neighbouring pages. */
  links: /*#__PURE__*/ zod.optional(CursorLinks),
  /** Position of this page. */
  meta: CursorMeta,
  /** Sums of all transactions that match the filters, by token, on this page or not. Only on the first page; absent if the server does not compute them. */
  sums: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TransactionSum)),
})

/** One page of transactions, newest first. */
export type TransactionPage = zod.output<typeof TransactionPage>
