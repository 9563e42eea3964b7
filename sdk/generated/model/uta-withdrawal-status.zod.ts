/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** How far it has come. */
export const UtaWithdrawalStatus = /*#__PURE__*/ zod.enum(['accepted', 'processing', 'done', 'rejected', 'failed'])

/** How far it has come. */
export type UtaWithdrawalStatus = zod.output<typeof UtaWithdrawalStatus>
