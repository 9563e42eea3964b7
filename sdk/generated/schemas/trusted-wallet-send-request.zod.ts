/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

export const TrustedWalletSendRequest = /*#__PURE__*/ zod.object({
  trust_wallet_id: Id,
})

export type TrustedWalletSendRequest = zod.input<typeof TrustedWalletSendRequest>
export type TrustedWalletSendRequestOutput = zod.output<typeof TrustedWalletSendRequest>
