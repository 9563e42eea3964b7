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

export const RegistrationRequest = /*#__PURE__*/ zod.object({
  firstname: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(registrationRequestFirstnameMax)),
  lastname: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(registrationRequestLastnameMax)),
  email: /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(registrationRequestEmailMax)),
  password: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(registrationRequestPasswordMin))
    .check(/*#__PURE__*/ zod.maxLength(registrationRequestPasswordMax)),
  password_confirmation: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registrationRequestPasswordConfirmationMax)),
  lang: /*#__PURE__*/ zod.enum(['en', 'ru', 'de', 'es']),
  terms_accepted: /*#__PURE__*/ zod.literal(true),
  referral_code: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(registrationRequestReferralCodeMax)),
  ),
})

export type RegistrationRequest = zod.input<typeof RegistrationRequest>
export type RegistrationRequestOutput = zod.output<typeof RegistrationRequest>
