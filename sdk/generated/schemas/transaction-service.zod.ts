/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const TransactionService = /*#__PURE__*/ zod.enum(['uta'])

export type TransactionService = zod.input<typeof TransactionService>
export type TransactionServiceOutput = zod.output<typeof TransactionService>
