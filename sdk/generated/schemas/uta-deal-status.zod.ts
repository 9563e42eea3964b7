/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const UtaDealStatus = /*#__PURE__*/ zod.enum(['open', 'closed'])

export type UtaDealStatus = zod.input<typeof UtaDealStatus>
export type UtaDealStatusOutput = zod.output<typeof UtaDealStatus>
