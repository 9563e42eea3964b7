/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** A long deal gains when the price rises, a short one when it falls. */
export const UtaDealSide = /*#__PURE__*/ zod.enum(['long', 'short'])

/** A long deal gains when the price rises, a short one when it falls. */
export type UtaDealSide = zod.output<typeof UtaDealSide>
