/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const twoFactorSecretSecretKeyRegExp = new RegExp('^[A-Z2-7]{16,64}$')

export const TwoFactorSecret = /*#__PURE__*/ zod.object({
  secretKey: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(twoFactorSecretSecretKeyRegExp)),
})

export type TwoFactorSecret = zod.input<typeof TwoFactorSecret>
export type TwoFactorSecretOutput = zod.output<typeof TwoFactorSecret>
