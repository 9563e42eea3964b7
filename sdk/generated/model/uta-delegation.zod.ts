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

/** The result of a delegate request. It is ready once it has an id. */
export const UtaDelegation = /*#__PURE__*/ zod.object({
  /** The delegation's id once it is ready, null before. */
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()])),
  /** The request's id. */
  request_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaDelegationRequestIdRegExp))),
  /** How far it has come. `failed` gives everything back. */
  status: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['processing', 'done', 'failed'])),
  /** What left the assets, in USDT. */
  amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', utaDelegationAmountRegExp)),
  /** Which token pays the fee. */
  fee_type: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['usdt', 'matu'])),
  /** The fee, in `fee_token`. */
  fee_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', utaDelegationFeeAmountRegExp)),
  /** The token of the fee. */
  fee_token: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['MATU', 'USDT', 'BNB'])),
  /** What arrives in UTA, in USDT. */
  net_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', utaDelegationNetAmountRegExp)),
  /** UTA balance after it, in USDT, or null before it is ready. */
  balance_after: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()])),
  /** The transaction that shows it, from the beginning. */
  transaction_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaDelegationTransactionIdRegExp))),
  /** Why it failed, a sentence, or null. */
  failure_reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  /** When it was asked for. */
  created_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** When it was done or failed, or null. */
  completed_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** The result of a delegate request. It is ready once it has an id. */
export type UtaDelegation = zod.output<typeof UtaDelegation>
