/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

export const UtaDelegationRequested = /*#__PURE__*/ zod.object({
  request_id: Id,
})

export type UtaDelegationRequested = zod.input<typeof UtaDelegationRequested>
export type UtaDelegationRequestedOutput = zod.output<typeof UtaDelegationRequested>
