/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { TrustedWallet } from './trusted-wallet.zod.ts'

/** The user's trusted wallets. */
export const TrustedWalletList = /*#__PURE__*/ zod.object({
  /** The wallets, newest first. */
  data: /*#__PURE__*/ zod.array(TrustedWallet),
})

/** The user's trusted wallets. */
export type TrustedWalletList = zod.output<typeof TrustedWalletList>
