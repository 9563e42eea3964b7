/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { ConfirmationCode } from './confirmation-code.zod.ts'
import { FreezeAction } from './freeze-action.zod.ts'

export const freezeRequestPasswordMax = 256

export const FreezeRequest = /*#__PURE__*/ zod.object({
  action: FreezeAction,
  password: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(freezeRequestPasswordMax)),
  ),
  code: /*#__PURE__*/ zod.optional(ConfirmationCode),
})

export type FreezeRequest = zod.input<typeof FreezeRequest>
export type FreezeRequestOutput = zod.output<typeof FreezeRequest>
