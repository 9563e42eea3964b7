/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const TrustedWalletLabelMax = 64

/** The name given by the user. It is unique among the user's wallets. */
export const TrustedWalletLabel = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.minLength(1))
  .check(/*#__PURE__*/ zod.maxLength(TrustedWalletLabelMax))

/** The name given by the user. It is unique among the user's wallets. */
export type TrustedWalletLabel = zod.output<typeof TrustedWalletLabel>
