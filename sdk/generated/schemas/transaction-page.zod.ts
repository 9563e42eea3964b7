/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { CursorLinks } from './cursor-links.zod.ts'
import { CursorMeta } from './cursor-meta.zod.ts'
import { Transaction } from './transaction.zod.ts'
import { TransactionSum } from './transaction-sum.zod.ts'

export const TransactionPage = /*#__PURE__*/ zod.object({
  data: /*#__PURE__*/ zod.array(Transaction),
  links: /*#__PURE__*/ zod.optional(CursorLinks),
  meta: CursorMeta,
  sums: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TransactionSum)),
})

export type TransactionPage = zod.input<typeof TransactionPage>
export type TransactionPageOutput = zod.output<typeof TransactionPage>
