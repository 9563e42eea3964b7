/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The status. */
export const UtaWithdrawalStatus = /*#__PURE__*/ zod.enum(['accepted', 'processing', 'done', 'rejected', 'failed'])

/** The status. */
export type UtaWithdrawalStatus = zod.output<typeof UtaWithdrawalStatus>
