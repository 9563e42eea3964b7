/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Account } from './account.zod.ts'
import { Amount } from './amount.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'

/** Either `quote_id` alone: execute that quote. Or a wish for a quote: account, both tokens and one of the two amounts. */
export const TokensExchangeRequest = /*#__PURE__*/ zod.object({
  /** The quote to execute. Money moves only with it. */
  quote_id: /*#__PURE__*/ zod.optional(Id),
  /** What pays: assets (`main`) or the bonus account (`bonus`). */
  account: /*#__PURE__*/ zod.optional(Account),
  /** What is given. */
  from_token: /*#__PURE__*/ zod.optional(Token),
  /** What is wanted. */
  to_token: /*#__PURE__*/ zod.optional(Token),
  /** How much is given, in `from_token`. */
  from_amount: /*#__PURE__*/ zod.optional(Amount),
  /** How much is wanted, in `to_token`, in place of `from_amount`. */
  to_amount: /*#__PURE__*/ zod.optional(Amount),
})

/** Either `quote_id` alone: execute that quote. Or a wish for a quote: account, both tokens and one of the two amounts. */
export type TokensExchangeRequest = zod.output<typeof TokensExchangeRequest>
