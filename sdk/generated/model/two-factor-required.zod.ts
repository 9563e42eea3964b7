/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The password was right, and a second step is needed before there is a token. */
export const TwoFactorRequired = /*#__PURE__*/ zod.object({
  /** Always true. */
  two_factor: /*#__PURE__*/ zod.literal(true),
})

/** The password was right, and a second step is needed before there is a token. */
export type TwoFactorRequired = zod.output<typeof TwoFactorRequired>
