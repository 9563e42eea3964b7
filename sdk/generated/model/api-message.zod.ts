/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** What the server has to say, in the language of Accept-Language where it can. */
export const ApiMessage = /*#__PURE__*/ zod.object({
  /** A sentence. */
  message: /*#__PURE__*/ zod.string(),
})

/** What the server has to say, in the language of Accept-Language where it can. */
export type ApiMessage = zod.output<typeof ApiMessage>
