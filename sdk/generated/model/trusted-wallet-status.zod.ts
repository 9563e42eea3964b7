/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** A wallet is `pending` until its code is confirmed, then `waiting` for 24 hours, then `active`. */
export const TrustedWalletStatus = /*#__PURE__*/ zod.enum(['pending', 'waiting', 'active'])

/** A wallet is `pending` until its code is confirmed, then `waiting` for 24 hours, then `active`. */
export type TrustedWalletStatus = zod.output<typeof TrustedWalletStatus>
