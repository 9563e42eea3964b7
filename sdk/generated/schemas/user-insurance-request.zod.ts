/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const userInsuranceRequestUserIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

export const UserInsuranceRequest = /*#__PURE__*/ zod.object({
  insurance_type_uuid: /*#__PURE__*/ zod.uuid(),
  user_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userInsuranceRequestUserIdRegExp))),
})

export type UserInsuranceRequest = zod.input<typeof UserInsuranceRequest>
export type UserInsuranceRequestOutput = zod.output<typeof UserInsuranceRequest>
