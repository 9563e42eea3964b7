/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const userInsuranceRequestUserIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

/** The insurance to take out. */
export const UserInsuranceRequest = /*#__PURE__*/ zod.object({
  /** The type. */
  insurance_type_uuid: /*#__PURE__*/ zod.uuid(),
  /** The id of the user that the application shows, if `GET /api/users/me` sends one. A server that is signed in as another user must reject the request with 403. */
  user_id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userInsuranceRequestUserIdRegExp))),
})

/** The insurance to take out. */
export type UserInsuranceRequest = zod.output<typeof UserInsuranceRequest>
