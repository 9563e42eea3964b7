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

export const transactionCountMin = 0

export const transactionConfirmationsMin = 0

/** One change of a balance. */
export const Transaction = /*#__PURE__*/ zod.object({
  /** The transaction's id. */
  id: Id,
  /** What happened. */
  type: TransactionType,
  /** How far it has come. */
  status: TransactionStatus,
  /** Which balance changed. */
  account: Account,
  /** The token of the amount. */
  token: Token,
  /** What came in (positive) or went out (negative), in the token. */
  amount: Decimal,
  /** What the amount was worth at that time, in USD, with the same sign. */
  worth_usd: Decimal,
  /** The fee, in `fee_token`. 0 if there was none. */
  fee_amount: Amount,
  /** Which token paid the fee, or null if there was none. */
  fee_token: /*#__PURE__*/ zod.union([Token, /*#__PURE__*/ zod.null()]),
  /** The other token of an exchange, or null. */
  counter_token: /*#__PURE__*/ zod.union([Token, /*#__PURE__*/ zod.null()]),
  /** What came in (positive) or went out (negative), in the other token (`counter_token`), or null. */
  counter_amount: /*#__PURE__*/ zod.union([Decimal, /*#__PURE__*/ zod.null()]),
  /** Who or what is on the other side, as the user named it (label of a wallet, plan, partner), or null. */
  counterparty: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** How many deals or partners are summed up here, or null. */
  count: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(transactionCountMin))),
  /** The network of a transfer, or null. */
  network: /*#__PURE__*/ zod.union([Network, /*#__PURE__*/ zod.null()]),
  /** Address of the other side (on a withdrawal to a card, the masked card), or null. */
  address: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** Hash in the network, or null. */
  tx_hash: /*#__PURE__*/ zod.union([TxHash, /*#__PURE__*/ zod.null()]),
  /** How many confirmations there are, or null. */
  confirmations: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(transactionConfirmationsMin))),
  /** How many are needed, or null. */
  confirmations_required: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  /** Why it was refused or failed, a sentence, or null. */
  failure_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** Id of the withdrawal, exchange, policy or subscription behind it (of a UTA refill: its request_id), or null. */
  related_id: /*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()]),
  /** Idempotency-Key of the request that made it, or null if no request of the user did. By it an unclear outcome is looked up. */
  idempotency_key: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** When it began. */
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** When it was done, refused or given up, or null while it is under way. */
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** One change of a balance. */
export type Transaction = zod.output<typeof Transaction>
