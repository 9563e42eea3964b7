/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * Trusted wallets require a verified Telegram and two-factor sign-in.
 */
export type WalletsForbiddenResponse = Problem
