/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Account } from './account.zod.ts'
import { Token } from './token.zod.ts'
import { TransactionService } from './transaction-service.zod.ts'
import { TransactionStatus } from './transaction-status.zod.ts'
import { TransactionType } from './transaction-type.zod.ts'
import { WalletAddress } from './wallet-address.zod.ts'

export const listTransactionsParamsTimezoneMax = 64

export const listTransactionsParamsSearchMax = 100

export const listTransactionsParamsIdempotencyKeyMax = 64

export const listTransactionsParamsCursorMax = 512

export const listTransactionsParamsPerPageDefault = 20
export const listTransactionsParamsPerPageMax = 200

export const ListTransactionsParams = /*#__PURE__*/ zod.object({
  type: /*#__PURE__*/ zod.optional(TransactionType),
  service: /*#__PURE__*/ zod.optional(TransactionService),
  status: /*#__PURE__*/ zod.optional(TransactionStatus),
  token: /*#__PURE__*/ zod.optional(Token),
  account: /*#__PURE__*/ zod.optional(Account),
  date_from: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  date_to: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  timezone: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionsParamsTimezoneMax)),
  ),
  address: /*#__PURE__*/ zod.optional(WalletAddress),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionsParamsSearchMax)),
  ),
  idempotency_key: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listTransactionsParamsIdempotencyKeyMax)),
  ),
  cursor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionsParamsCursorMax)),
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionsParamsPerPageMax)),
    listTransactionsParamsPerPageDefault,
  ),
})

export type ListTransactionsParams = zod.input<typeof ListTransactionsParams>
export type ListTransactionsParamsOutput = zod.output<typeof ListTransactionsParams>
