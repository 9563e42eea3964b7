/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Account } from './account.zod.ts'
import { Amount } from './amount.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'

export const tokensExchangeRequestUserIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

export const TokensExchangeRequest = /*#__PURE__*/ zod.object({
  quote_id: /*#__PURE__*/ zod.optional(Id),
  account: /*#__PURE__*/ zod.optional(Account),
  from_token: /*#__PURE__*/ zod.optional(Token),
  to_token: /*#__PURE__*/ zod.optional(Token),
  from_amount: /*#__PURE__*/ zod.optional(Amount),
  to_amount: /*#__PURE__*/ zod.optional(Amount),
  user_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(tokensExchangeRequestUserIdRegExp))),
})

export type TokensExchangeRequest = zod.input<typeof TokensExchangeRequest>
export type TokensExchangeRequestOutput = zod.output<typeof TokensExchangeRequest>
