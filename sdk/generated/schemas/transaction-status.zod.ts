/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const TransactionStatus = /*#__PURE__*/ zod.enum([
  'awaiting_confirmation',
  'accepted',
  'processing',
  'confirming',
  'done',
  'rejected',
  'cancelled',
  'failed',
  'expired',
])

export type TransactionStatus = zod.input<typeof TransactionStatus>
export type TransactionStatusOutput = zod.output<typeof TransactionStatus>
