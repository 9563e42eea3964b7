/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const insuranceTypeCoverageAmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const insuranceTypePriceAmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')

/** An available insurance type. */
export const InsuranceType = /*#__PURE__*/ zod.object({
  /** Its id. */
  uuid: /*#__PURE__*/ zod.uuid(),
  /** Its name, for example Plus. */
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  /** The part of the UTA balance that it covers at most, in USDT. */
  coverage_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', insuranceTypeCoverageAmountRegExp)),
  /** The price, in `price_token`. */
  price_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', insuranceTypePriceAmountRegExp)),
  /** The token of the price. */
  price_token: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['MATU', 'USDT', 'BNB'])),
  /** Duration, in days. */
  period_days: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  /** Number of claims it allows; null if unlimited. */
  claims_per_period: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  /** Whether the locked balance is covered too. */
  covers_locked_balance: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  /** Hours within which a claim is answered; null if not guaranteed. */
  answer_within_hours: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
})

/** An available insurance type. */
export type InsuranceType = zod.output<typeof InsuranceType>
