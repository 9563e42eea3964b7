/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const userInsuranceIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')
export const userInsuranceNameMax = 255

export const userInsuranceCoverageAmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')
export const userInsurancePriceAmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')

export const UserInsurance = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userInsuranceIdRegExp))),
  is_active: /*#__PURE__*/ zod.boolean(),
  insurance_type_uuid: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userInsuranceNameMax))),
  coverage_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', userInsuranceCoverageAmountRegExp)),
  price_amount: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.stringFormat('decimal', userInsurancePriceAmountRegExp)),
  price_token: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['MATU', 'USDT', 'BNB'])),
  starts_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  ends_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  stopped_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type UserInsurance = zod.input<typeof UserInsurance>
export type UserInsuranceOutput = zod.output<typeof UserInsurance>
