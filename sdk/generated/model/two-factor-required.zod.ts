/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The password was correct; a second factor is required before a token is issued. */
export const TwoFactorRequired = /*#__PURE__*/ zod.object({
  /** Always true. */
  two_factor: /*#__PURE__*/ zod.literal(true),
})

/** The password was correct; a second factor is required before a token is issued. */
export type TwoFactorRequired = zod.output<typeof TwoFactorRequired>
