/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** How far it has come. */
export const UtaDelegationStatus = /*#__PURE__*/ zod.enum(['processing', 'done', 'failed'])

/** How far it has come. */
export type UtaDelegationStatus = zod.output<typeof UtaDelegationStatus>
