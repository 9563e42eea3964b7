/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Lang } from './lang.zod.ts'

export const profileRequestFirstnameMax = 64

export const profileRequestLastnameMax = 64

export const profileRequestEmailMax = 254

/** Personal data to save. An absent name stays as it is. */
export const ProfileRequest = /*#__PURE__*/ zod.object({
  /** First name. */
  firstname: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileRequestFirstnameMax)),
  ),
  /** Last name. */
  lastname: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileRequestLastnameMax)),
  ),
  /** E-mail. A new one must be verified again. */
  email: /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(profileRequestEmailMax)),
  /** The language of messages to the user. */
  lang: /*#__PURE__*/ zod.optional(Lang),
})

/** Personal data to save. An absent name stays as it is. */
export type ProfileRequest = zod.output<typeof ProfileRequest>
