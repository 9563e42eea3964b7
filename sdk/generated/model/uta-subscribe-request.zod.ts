/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

/** The plan to buy. */
export const UtaSubscribeRequest = /*#__PURE__*/ zod.object({
  /** The plan. */
  plan_id: Id,
})

/** The plan to buy. */
export type UtaSubscribeRequest = zod.output<typeof UtaSubscribeRequest>
