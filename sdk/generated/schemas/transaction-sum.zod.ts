/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Token } from './token.zod.ts'

export const TransactionSum = /*#__PURE__*/ zod.object({
  token: Token,
  received: Amount,
  spent: Amount,
  fees: /*#__PURE__*/ zod.optional(Amount),
})

export type TransactionSum = zod.input<typeof TransactionSum>
export type TransactionSumOutput = zod.output<typeof TransactionSum>
