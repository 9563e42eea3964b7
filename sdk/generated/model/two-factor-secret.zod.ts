/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const twoFactorSecretSecretKeyRegExp = new RegExp('^[A-Z2-7]{16,64}$')

/** The key to type if a camera cannot be used. */
export const TwoFactorSecret = /*#__PURE__*/ zod.object({
  /** The key in base32. */
  secretKey: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(twoFactorSecretSecretKeyRegExp)),
})

/** The key to type if a camera cannot be used. */
export type TwoFactorSecret = zod.output<typeof TwoFactorSecret>
