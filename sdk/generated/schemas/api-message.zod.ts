/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const ApiMessage = /*#__PURE__*/ zod.object({
  message: /*#__PURE__*/ zod.string(),
})

export type ApiMessage = zod.input<typeof ApiMessage>
export type ApiMessageOutput = zod.output<typeof ApiMessage>
