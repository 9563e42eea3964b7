/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const TrustedWalletStatus = /*#__PURE__*/ zod.enum(['pending', 'waiting', 'active'])

export type TrustedWalletStatus = zod.input<typeof TrustedWalletStatus>
export type TrustedWalletStatusOutput = zod.output<typeof TrustedWalletStatus>
