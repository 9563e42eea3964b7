/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Id } from './id.zod.ts'

export const utaDelegationRequestIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')
export const utaDelegationAmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaDelegationFeeAmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaDelegationNetAmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const utaDelegationTransactionIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

/** The result of a refill request. It is complete once it has an id. */
export const UtaDelegation = /*#__PURE__*/ zod.object({
  /** The id of the refill once it is complete; null before. */
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()])),
  /** The request's id. */
  request_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaDelegationRequestIdRegExp))),
  /** The status. `failed` refunds everything. */
  status: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['processing', 'done', 'failed'])),
  /** The amount charged to the assets, in USDT. */
  amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', utaDelegationAmountRegExp)),
  /** The token that pays the fee. */
  fee_type: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['usdt', 'matu'])),
  /** The fee, in `fee_token`. */
  fee_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', utaDelegationFeeAmountRegExp)),
  /** The token of the fee. */
  fee_token: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['MATU', 'USDT', 'BNB'])),
  /** The amount that arrives in UTA, in USDT. */
  net_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', utaDelegationNetAmountRegExp)),
  /** UTA balance afterwards, in USDT, or null before it is complete. */
  balance_after: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()])),
  /** The transaction of the refill, present from the start. */
  transaction_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaDelegationTransactionIdRegExp))),
  /** The reason of a failure as a sentence, or null. */
  failure_reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  /** When it was requested. */
  created_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** When it was completed or failed, or null. */
  completed_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** The result of a refill request. It is complete once it has an id. */
export type UtaDelegation = zod.output<typeof UtaDelegation>
