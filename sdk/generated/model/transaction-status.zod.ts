/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** How far it has come. `confirming` waits for blocks of the network. */
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

/** How far it has come. `confirming` waits for blocks of the network. */
export type TransactionStatus = zod.output<typeof TransactionStatus>
