/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Account } from './account.zod.ts'
import { Amount } from './amount.zod.ts'
import { Decimal } from './decimal.zod.ts'
import { Id } from './id.zod.ts'
import { Network } from './network.zod.ts'
import { Token } from './token.zod.ts'
import { TransactionStatus } from './transaction-status.zod.ts'
import { TransactionType } from './transaction-type.zod.ts'
import { TxHash } from './tx-hash.zod.ts'

export const transactionFeeAmountDefault = '0'
export const transactionCountMin = 0

export const transactionConfirmationsMin = 0

/** One change of a balance. */
export const Transaction = /*#__PURE__*/ zod.object({
  /** The transaction's id. */
  id: Id,
  /** The type. */
  type: TransactionType,
  /** The status. */
  status: TransactionStatus,
  /** The balance that changed. */
  account: Account,
  /** The token of the amount. */
  token: Token,
  /** The amount received (positive) or spent (negative), in the token. */
  amount: Decimal,
  /** Worth of the amount at that time, in USD, with the same sign. If absent, it is not shown. */
  worth_usd: /*#__PURE__*/ zod.optional(Decimal),
  /** The fee, in `fee_token`. 0 or absent if there was none. */
  fee_amount: /*#__PURE__*/ zod._default(Amount, transactionFeeAmountDefault),
  /** The token that paid the fee, or null if there was none. */
  fee_token: /*#__PURE__*/ zod.union([Token, /*#__PURE__*/ zod.null()]),
  /** The other token of an exchange, or null. */
  counter_token: /*#__PURE__*/ zod.union([Token, /*#__PURE__*/ zod.null()]),
  /** The amount received (positive) or spent (negative) in the other token (`counter_token`), or null. */
  counter_amount: /*#__PURE__*/ zod.union([Decimal, /*#__PURE__*/ zod.null()]),
  /** The name of the other side (label of a wallet, plan, partner), or null. */
  counterparty: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** Number of deals or partners that the transaction sums up, or null. */
  count: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(transactionCountMin))),
  /** The network of a transfer, or null. */
  network: /*#__PURE__*/ zod.union([Network, /*#__PURE__*/ zod.null()]),
  /** Address of the other side (for a withdrawal to a card, the masked card), or null. */
  address: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** Hash of the network transaction, or null. */
  tx_hash: /*#__PURE__*/ zod.union([TxHash, /*#__PURE__*/ zod.null()]),
  /** Number of confirmations so far, or null. */
  confirmations: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(transactionConfirmationsMin))),
  /** Number of confirmations required, or null. */
  confirmations_required: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  /** The reason of a rejection or failure as a sentence, or null. */
  failure_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** Id of the related withdrawal, exchange, policy or subscription (for a UTA refill its request_id), or null. */
  related_id: /*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()]),
  /** Idempotency-Key of the request that created it, or null if no request of the user did. Clients use it to look up an unclear outcome. */
  idempotency_key: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** When it began. */
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** When it was completed, rejected or cancelled, or null while it is in progress. */
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** One change of a balance. */
export type Transaction = zod.output<typeof Transaction>
