/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const TrustedWalletLabelMax = 64

/** The name that the user gave. No two wallets have the same. */
export const TrustedWalletLabel = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(TrustedWalletLabelMax))

/** The name that the user gave. No two wallets have the same. */
export type TrustedWalletLabel = zod.output<typeof TrustedWalletLabel>
