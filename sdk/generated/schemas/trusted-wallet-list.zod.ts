/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { TrustedWallet } from './trusted-wallet.zod.ts'

export const TrustedWalletList = /*#__PURE__*/ zod.object({
  data: /*#__PURE__*/ zod.array(TrustedWallet),
})

export type TrustedWalletList = zod.input<typeof TrustedWalletList>
export type TrustedWalletListOutput = zod.output<typeof TrustedWalletList>
