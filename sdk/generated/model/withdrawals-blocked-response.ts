/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Problem } from './problem.ts'

/**
 * Withdrawals are currently blocked for this user. The setting `withdraws_blocked_until` contains the end of the block.
 */
export type WithdrawalsBlockedResponse = Problem
