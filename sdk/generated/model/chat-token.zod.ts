/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The opaque token by which the chat knows the user. */
export const ChatToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))

/** The opaque token by which the chat knows the user. */
export type ChatToken = zod.output<typeof ChatToken>
