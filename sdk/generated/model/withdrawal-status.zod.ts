/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** How far it has come. `done` and the four after it are final; it can be cancelled only before `processing`. */
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

/** How far it has come. `done` and the four after it are final; it can be cancelled only before `processing`. */
export type WithdrawalStatus = zod.output<typeof WithdrawalStatus>
