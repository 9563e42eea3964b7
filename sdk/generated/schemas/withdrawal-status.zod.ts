/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const WithdrawalStatus = /*#__PURE__*/ zod.enum([
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

export type WithdrawalStatus = zod.input<typeof WithdrawalStatus>
export type WithdrawalStatusOutput = zod.output<typeof WithdrawalStatus>
