/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The status. `done` and the four values after it are final; cancelling is possible only before `processing`. */
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

/** The status. `done` and the four values after it are final; cancelling is possible only before `processing`. */
export type WithdrawalStatus = zod.output<typeof WithdrawalStatus>
