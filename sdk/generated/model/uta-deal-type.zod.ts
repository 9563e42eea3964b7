/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Which deals a list holds. */
export const UtaDealType = /*#__PURE__*/ zod.enum(['all', 'open', 'closed'])

/** Which deals a list holds. */
export type UtaDealType = zod.output<typeof UtaDealType>
