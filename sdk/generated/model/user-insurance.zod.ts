/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const userInsuranceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')
export const userInsuranceCoverageAmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const userInsurancePriceAmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')

/** A policy of the user. */
export const UserInsurance = /*#__PURE__*/ zod.object({
  /** The policy's id. */
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userInsuranceIdRegExp))),
  /** True if active, false if stopped. */
  is_active: /*#__PURE__*/ zod.boolean(),
  /** Its type. */
  insurance_type_uuid: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  /** The type's name. */
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  /** The part of the UTA balance that it covers at most, in USDT. */
  coverage_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', userInsuranceCoverageAmountRegExp)),
  /** The price paid, in `price_token`. */
  price_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', userInsurancePriceAmountRegExp)),
  /** The token of the price. */
  price_token: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['MATU', 'USDT', 'BNB'])),
  /** When it begins. */
  starts_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** When it ends. */
  ends_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** When it was stopped, or null. */
  stopped_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** A policy of the user. */
export type UserInsurance = zod.output<typeof UserInsurance>
