/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { AuthToken } from './auth-token.zod.ts'
import { TwoFactorRequired } from './two-factor-required.zod.ts'

export const SignIn = /*#__PURE__*/ zod.union([AuthToken, TwoFactorRequired])

export type SignIn = zod.input<typeof SignIn>
export type SignInOutput = zod.output<typeof SignIn>
