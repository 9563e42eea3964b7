/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Network } from './network.zod.ts'
import { TrustedWalletLabel } from './trusted-wallet-label.zod.ts'
import { WalletAddress } from './wallet-address.zod.ts'

export const TrustedWalletRequest = /*#__PURE__*/ zod.object({
  label: TrustedWalletLabel,
  address: WalletAddress,
  network: Network,
})

export type TrustedWalletRequest = zod.input<typeof TrustedWalletRequest>
export type TrustedWalletRequestOutput = zod.output<typeof TrustedWalletRequest>
