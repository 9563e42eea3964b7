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

export const transactionCounterpartyMax = 255

export const transactionCountMin = 0

export const transactionConfirmationsMin = 0

export const Transaction = /*#__PURE__*/ zod.object({
  id: Id,
  type: TransactionType,
  status: TransactionStatus,
  account: Account,
  token: Token,
  amount: Decimal,
  worth_usd: /*#__PURE__*/ zod.optional(Decimal),
  fee_amount: /*#__PURE__*/ zod.optional(Amount),
  fee_token: /*#__PURE__*/ zod.union([Token, /*#__PURE__*/ zod.null()]),
  counter_token: /*#__PURE__*/ zod.union([Token, /*#__PURE__*/ zod.null()]),
  counter_amount: /*#__PURE__*/ zod.union([Decimal, /*#__PURE__*/ zod.null()]),
  counterparty: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transactionCounterpartyMax))),
  count: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(transactionCountMin))),
  network: /*#__PURE__*/ zod.union([Network, /*#__PURE__*/ zod.null()]),
  address: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  tx_hash: /*#__PURE__*/ zod.union([TxHash, /*#__PURE__*/ zod.null()]),
  confirmations: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(transactionConfirmationsMin))),
  confirmations_required: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  failure_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  related_id: /*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()]),
  idempotency_key: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type Transaction = zod.input<typeof Transaction>
export type TransactionOutput = zod.output<typeof Transaction>
