/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** `pending` until its code is confirmed, `waiting` for 24 hours after that, then `active`. */
export const TrustedWalletStatus = /*#__PURE__*/ zod.enum(['pending', 'waiting', 'active'])

/** `pending` until its code is confirmed, `waiting` for 24 hours after that, then `active`. */
export type TrustedWalletStatus = zod.output<typeof TrustedWalletStatus>
