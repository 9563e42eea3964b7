/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The name given by the user. It is unique among the user's wallets.
 * @minLength 1
 * @maxLength 64
 */
export type TrustedWalletLabel = string
