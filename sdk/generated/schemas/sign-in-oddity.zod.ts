/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const SignInOddity = /*#__PURE__*/ zod.enum(['new_device', 'new_country', 'many_attempts'])

export type SignInOddity = zod.input<typeof SignInOddity>
export type SignInOddityOutput = zod.output<typeof SignInOddity>
