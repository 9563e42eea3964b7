/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The opaque token that identifies the user in the chat. */
export const ChatToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))

/** The opaque token that identifies the user in the chat. */
export type ChatToken = zod.output<typeof ChatToken>
