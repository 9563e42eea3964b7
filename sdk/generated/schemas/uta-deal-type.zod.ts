/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const UtaDealType = /*#__PURE__*/ zod.enum(['all', 'open', 'closed'])

export type UtaDealType = zod.input<typeof UtaDealType>
export type UtaDealTypeOutput = zod.output<typeof UtaDealType>
