/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const ChatToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))

export type ChatToken = zod.input<typeof ChatToken>
export type ChatTokenOutput = zod.output<typeof ChatToken>
