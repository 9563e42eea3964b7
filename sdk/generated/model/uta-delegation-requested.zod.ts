/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

/** The request was accepted. Poll its result by this id. */
export const UtaDelegationRequested = /*#__PURE__*/ zod.object({
  /** The request's id. */
  request_id: Id,
})

/** The request was accepted. Poll its result by this id. */
export type UtaDelegationRequested = zod.output<typeof UtaDelegationRequested>
