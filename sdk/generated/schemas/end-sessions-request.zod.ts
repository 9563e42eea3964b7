/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const endSessionsRequestPasswordMax = 256

export const EndSessionsRequest = /*#__PURE__*/ zod.object({
  password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(endSessionsRequestPasswordMax)),
})

export type EndSessionsRequest = zod.input<typeof EndSessionsRequest>
export type EndSessionsRequestOutput = zod.output<typeof EndSessionsRequest>
