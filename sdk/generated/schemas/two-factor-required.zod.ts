/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const TwoFactorRequired = /*#__PURE__*/ zod.object({
  two_factor: /*#__PURE__*/ zod.literal(true),
})

export type TwoFactorRequired = zod.input<typeof TwoFactorRequired>
export type TwoFactorRequiredOutput = zod.output<typeof TwoFactorRequired>
