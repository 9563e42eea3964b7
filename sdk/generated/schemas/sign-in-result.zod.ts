/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const SignInResult = /*#__PURE__*/ zod.enum(['signed_in', 'wrong_password', 'wrong_code'])

export type SignInResult = zod.input<typeof SignInResult>
export type SignInResultOutput = zod.output<typeof SignInResult>
