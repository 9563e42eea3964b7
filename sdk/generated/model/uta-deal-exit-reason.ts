/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Why a deal was closed.
 */
export type UtaDealExitReason = 'take_profit' | 'stop_loss' | 'signal' | 'time_limit' | 'manual'
