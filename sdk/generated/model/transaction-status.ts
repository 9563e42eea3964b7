/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The status. `confirming` waits for blocks of the network.
 */
export type TransactionStatus =
  | 'awaiting_confirmation'
  | 'accepted'
  | 'processing'
  | 'confirming'
  | 'done'
  | 'rejected'
  | 'cancelled'
  | 'failed'
  | 'expired'
