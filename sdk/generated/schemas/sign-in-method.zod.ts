/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const SignInMethod = /*#__PURE__*/ zod.enum(['password', 'google'])

export type SignInMethod = zod.input<typeof SignInMethod>
export type SignInMethodOutput = zod.output<typeof SignInMethod>
