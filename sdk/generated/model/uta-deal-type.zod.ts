/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The deals that a list contains. The specification names the parameter `type` but not its values. */
export const UtaDealType = /*#__PURE__*/ zod.enum(['all', 'open', 'closed'])

/** The deals that a list contains. The specification names the parameter `type` but not its values. */
export type UtaDealType = zod.output<typeof UtaDealType>
