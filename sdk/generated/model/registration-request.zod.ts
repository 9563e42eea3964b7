/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const registrationRequestFirstnameMax = 64

export const registrationRequestLastnameMax = 64

export const registrationRequestEmailMax = 254

export const registrationRequestPasswordMin = 8
export const registrationRequestPasswordMax = 256

export const registrationRequestPasswordConfirmationMax = 256

export const registrationRequestReferralCodeMax = 255

/** A new account. */
export const RegistrationRequest = /*#__PURE__*/ zod.object({
  /** First name. */
  firstname: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(registrationRequestFirstnameMax)),
  /** Last name. */
  lastname: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(registrationRequestLastnameMax)),
  /** E-mail that no other account uses. */
  email: /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(registrationRequestEmailMax)),
  /** The password. */
  password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(registrationRequestPasswordMin))
    .check(/*#__PURE__*/ zod.maxLength(registrationRequestPasswordMax)),
  /** The password again. */
  password_confirmation: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registrationRequestPasswordConfirmationMax)),
  /** The language of the page. */
  lang: /*#__PURE__*/ zod.enum(['en', 'ru', 'de', 'es']),
  /** Must be true. Other values are rejected. */
  terms_accepted: /*#__PURE__*/ zod.literal(true),
  /** Code of the inviting partner, from the cookie `referral_code`. */
  referral_code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registrationRequestReferralCodeMax)),
  ),
})

/** A new account. */
export type RegistrationRequest = zod.output<typeof RegistrationRequest>
