/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The status. */
export const UtaDelegationStatus = /*#__PURE__*/ zod.enum(['processing', 'done', 'failed'])

/** The status. */
export type UtaDelegationStatus = zod.output<typeof UtaDelegationStatus>
