/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Network } from './network.zod.ts'
import { TrustedWalletLabel } from './trusted-wallet-label.zod.ts'
import { WalletAddress } from './wallet-address.zod.ts'

/** A wallet to add. It is pending until its code is confirmed. */
export const TrustedWalletRequest = /*#__PURE__*/ zod.object({
  /** A name that is not used yet. */
  label: TrustedWalletLabel,
  /** An address that is not used yet. */
  address: WalletAddress,
  /** The network. */
  network: Network,
})

/** A wallet to add. It is pending until its code is confirmed. */
export type TrustedWalletRequest = zod.output<typeof TrustedWalletRequest>
