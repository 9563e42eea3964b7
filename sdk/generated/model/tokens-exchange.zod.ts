/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Account } from './account.zod.ts'
import { Amount } from './amount.zod.ts'
import { ExchangeStatus } from './exchange-status.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'

/** An exchange, from its quote, if the server quotes, to its end. The id does not change. */
export const TokensExchange = /*#__PURE__*/ zod.object({
  /** The id of the exchange, and of its quote. */
  id: Id,
  /** The status. */
  status: ExchangeStatus,
  /** The account that pays, assets or bonus account. The bought amount always goes to the assets. */
  account: Account,
  /** The token that is given. */
  from_token: Token,
  /** The token that is bought. */
  to_token: Token,
  /** The amount that is given, in `from_token`. */
  from_amount: Amount,
  /** Its worth at the rate, before the fee, in `to_token`. */
  to_amount: Amount,
  /** The amount of `to_token` for one `from_token`. */
  rate: Amount,
  /** The fee, in `to_token`. */
  fee_amount: Amount,
  /** The amount credited, in `to_token`. It is `to_amount` less the fee. */
  net_amount: Amount,
  /** The time until which the rate is guaranteed, 30 seconds after the quote, or null if there was none. */
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** The transaction of the exchange, or null before it is executed. */
  transaction_id: /*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()]),
  /** The reason of a failure as a sentence, or null. */
  failure_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** When the exchange or its quote was created. */
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** When it was completed or failed, or null. */
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** An exchange, from its quote, if the server quotes, to its end. The id does not change. */
export type TokensExchange = zod.output<typeof TokensExchange>
