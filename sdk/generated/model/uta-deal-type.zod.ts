/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Which deals a list holds. The specification names the parameter `type` and none of its words. */
export const UtaDealType = /*#__PURE__*/ zod.enum(['all', 'open', 'closed'])

/** Which deals a list holds. The specification names the parameter `type` and none of its words. */
export type UtaDealType = zod.output<typeof UtaDealType>
