/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const TrustedWalletLabelMax = 64

export const TrustedWalletLabel = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(TrustedWalletLabelMax))

export type TrustedWalletLabel = zod.input<typeof TrustedWalletLabel>
export type TrustedWalletLabelOutput = zod.output<typeof TrustedWalletLabel>
