/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

/** For which wallet to send a code. */
export const TrustedWalletSendRequest = /*#__PURE__*/ zod.object({
  /** The pending wallet. */
  trust_wallet_id: Id,
})

/** For which wallet to send a code. */
export type TrustedWalletSendRequest = zod.output<typeof TrustedWalletSendRequest>
