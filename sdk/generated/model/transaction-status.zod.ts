/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The status. `confirming` waits for blocks of the network. */
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

/** The status. `confirming` waits for blocks of the network. */
export type TransactionStatus = zod.output<typeof TransactionStatus>
