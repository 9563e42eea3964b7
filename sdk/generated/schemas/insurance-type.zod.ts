/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const insuranceTypeNameMax = 255

export const insuranceTypeCoverageAmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const insuranceTypePriceAmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')

export const InsuranceType = /*#__PURE__*/ zod.object({
  uuid: /*#__PURE__*/ zod.uuid(),
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(insuranceTypeNameMax))),
  coverage_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', insuranceTypeCoverageAmountRegExp)),
  price_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', insuranceTypePriceAmountRegExp)),
  price_token: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['MATU', 'USDT', 'BNB'])),
  period_days: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  claims_per_period: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  covers_locked_balance: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  answer_within_hours: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
})

export type InsuranceType = zod.input<typeof InsuranceType>
export type InsuranceTypeOutput = zod.output<typeof InsuranceType>
