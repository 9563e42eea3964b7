/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The server's message, in the language of Accept-Language if available. */
export const ApiMessage = /*#__PURE__*/ zod.object({
  /** The message text. */
  message: /*#__PURE__*/ zod.string(),
})

/** The server's message, in the language of Accept-Language if available. */
export type ApiMessage = zod.output<typeof ApiMessage>
