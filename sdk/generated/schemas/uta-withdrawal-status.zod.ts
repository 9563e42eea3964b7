/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const UtaWithdrawalStatus = /*#__PURE__*/ zod.enum(['accepted', 'processing', 'done', 'rejected', 'failed'])

export type UtaWithdrawalStatus = zod.input<typeof UtaWithdrawalStatus>
export type UtaWithdrawalStatusOutput = zod.output<typeof UtaWithdrawalStatus>
