/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Id } from './id.zod.ts'

export const UtaSubscribeRequest = /*#__PURE__*/ zod.object({
  plan_id: Id,
})

export type UtaSubscribeRequest = zod.input<typeof UtaSubscribeRequest>
export type UtaSubscribeRequestOutput = zod.output<typeof UtaSubscribeRequest>
