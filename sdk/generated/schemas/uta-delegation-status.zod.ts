/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const UtaDelegationStatus = /*#__PURE__*/ zod.enum(['processing', 'done', 'failed'])

export type UtaDelegationStatus = zod.input<typeof UtaDelegationStatus>
export type UtaDelegationStatusOutput = zod.output<typeof UtaDelegationStatus>
