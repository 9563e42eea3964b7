/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const UtaDealExitReason = /*#__PURE__*/ zod.enum(['take_profit', 'stop_loss', 'signal', 'time_limit', 'manual'])

export type UtaDealExitReason = zod.input<typeof UtaDealExitReason>
export type UtaDealExitReasonOutput = zod.output<typeof UtaDealExitReason>
