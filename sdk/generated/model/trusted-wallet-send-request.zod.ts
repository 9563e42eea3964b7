/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

/** The wallet that needs a code. */
export const TrustedWalletSendRequest = /*#__PURE__*/ zod.object({
  /** The pending wallet. */
  trust_wallet_id: Id,
})

/** The wallet that needs a code. */
export type TrustedWalletSendRequest = zod.output<typeof TrustedWalletSendRequest>
