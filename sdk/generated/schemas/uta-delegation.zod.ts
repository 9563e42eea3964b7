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

export const UtaDelegation = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()])),
  request_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaDelegationRequestIdRegExp))),
  status: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['processing', 'done', 'failed'])),
  amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', utaDelegationAmountRegExp)),
  fee_type: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['usdt', 'matu'])),
  fee_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', utaDelegationFeeAmountRegExp)),
  fee_token: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['MATU', 'USDT', 'BNB'])),
  net_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', utaDelegationNetAmountRegExp)),
  balance_after: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()])),
  transaction_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaDelegationTransactionIdRegExp))),
  failure_reason: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  created_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  completed_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type UtaDelegation = zod.input<typeof UtaDelegation>
export type UtaDelegationOutput = zod.output<typeof UtaDelegation>
