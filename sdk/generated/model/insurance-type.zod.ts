/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const insuranceTypeCoverageAmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const insuranceTypePriceAmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')

/** An insurance that can be taken out. */
export const InsuranceType = /*#__PURE__*/ zod.object({
  /** Its id. */
  uuid: /*#__PURE__*/ zod.uuid(),
  /** Its name, for example Plus. */
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  /** Up to how much of the UTA balance it covers, in USDT. */
  coverage_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', insuranceTypeCoverageAmountRegExp)),
  /** What it costs, in `price_token`. */
  price_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', insuranceTypePriceAmountRegExp)),
  /** What it is paid in. */
  price_token: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['MATU', 'USDT', 'BNB'])),
  /** How long it lasts, in days. */
  period_days: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  /** How many claims it allows, or null for any number. */
  claims_per_period: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  /** Whether the locked balance is covered too. */
  covers_locked_balance: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  /** Within how many hours a claim is answered, or null if that is not promised. */
  answer_within_hours: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
})

/** An insurance that can be taken out. */
export type InsuranceType = zod.output<typeof InsuranceType>
