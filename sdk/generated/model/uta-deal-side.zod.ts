/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Long gains when the price rises, short when it falls. */
export const UtaDealSide = /*#__PURE__*/ zod.enum(['long', 'short'])

/** Long gains when the price rises, short when it falls. */
export type UtaDealSide = zod.output<typeof UtaDealSide>
