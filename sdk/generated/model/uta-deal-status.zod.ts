/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Whether the deal is still open. */
export const UtaDealStatus = /*#__PURE__*/ zod.enum(['open', 'closed'])

/** Whether the deal is still open. */
export type UtaDealStatus = zod.output<typeof UtaDealStatus>
