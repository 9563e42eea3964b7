/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const UtaDealSide = /*#__PURE__*/ zod.enum(['long', 'short'])

export type UtaDealSide = zod.input<typeof UtaDealSide>
export type UtaDealSideOutput = zod.output<typeof UtaDealSide>
