/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { AuthToken } from './auth-token.zod.ts'
import { TwoFactorRequired } from './two-factor-required.zod.ts'

/** Either a token, or the request for a second factor. */
export const SignIn = /*#__PURE__*/ zod.union([AuthToken, TwoFactorRequired])

/** Either a token, or the request for a second factor. */
export type SignIn = zod.output<typeof SignIn>
