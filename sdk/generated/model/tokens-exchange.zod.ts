/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Account } from './account.zod.ts'
import { Amount } from './amount.zod.ts'
import { ExchangeStatus } from './exchange-status.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'

/** An exchange, from its quote to its end. The id stays the same. */
export const TokensExchange = /*#__PURE__*/ zod.object({
  /** The id of the quote and of the exchange. */
  id: Id,
  /** How far it has come. */
  status: ExchangeStatus,
  /** What pays: assets or the bonus account. What is bought always goes to the assets. */
  account: Account,
  /** What is given. */
  from_token: Token,
  /** What is bought. */
  to_token: Token,
  /** How much is given, in `from_token`. */
  from_amount: Amount,
  /** What it is worth at the rate, before the fee, in `to_token`. */
  to_amount: Amount,
  /** How much of `to_token` one `from_token` buys. */
  rate: Amount,
  /** The fee, in `to_token`. */
  fee_amount: Amount,
  /** What is credited: `to_amount` less the fee, in `to_token`. */
  net_amount: Amount,
  /** Until when the rate is held, 30 seconds after the quote. */
  expires_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** The transaction that shows it, or null before it is executed. */
  transaction_id: /*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()]),
  /** Why it failed, a sentence, or null. */
  failure_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** When the quote was made. */
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** When it was done or failed, or null. */
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** An exchange, from its quote to its end. The id stays the same. */
export type TokensExchange = zod.output<typeof TokensExchange>
