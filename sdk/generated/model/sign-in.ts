/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { AuthToken } from './auth-token.ts'
import type { TwoFactorRequired } from './two-factor-required.ts'

/**
 * Either a token, or the request for a second factor.
 */
export type SignIn = AuthToken | TwoFactorRequired
