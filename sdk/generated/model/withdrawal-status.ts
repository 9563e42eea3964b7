/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The status. `done` and the four values after it are final; cancelling is possible only before `processing`.
 */
export type WithdrawalStatus =
  | 'awaiting_confirmation'
  | 'accepted'
  | 'processing'
  | 'confirming'
  | 'done'
  | 'rejected'
  | 'cancelled'
  | 'failed'
  | 'expired'
