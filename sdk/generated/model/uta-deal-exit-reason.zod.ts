/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Why it was closed. */
export const UtaDealExitReason = /*#__PURE__*/ zod.enum(['take_profit', 'stop_loss', 'signal', 'time_limit', 'manual'])

/** Why it was closed. */
export type UtaDealExitReason = zod.output<typeof UtaDealExitReason>
