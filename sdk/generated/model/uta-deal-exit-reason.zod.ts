/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Why a deal was closed. */
export const UtaDealExitReason = /*#__PURE__*/ zod.enum(['take_profit', 'stop_loss', 'signal', 'time_limit', 'manual'])

/** Why a deal was closed. */
export type UtaDealExitReason = zod.output<typeof UtaDealExitReason>
