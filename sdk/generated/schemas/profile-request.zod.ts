/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Lang } from './lang.zod.ts'

export const profileRequestFirstnameMax = 64

export const profileRequestLastnameMax = 64

export const profileRequestEmailMax = 254

export const ProfileRequest = /*#__PURE__*/ zod.object({
  firstname: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileRequestFirstnameMax)),
  ),
  lastname: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileRequestLastnameMax)),
  ),
  email: /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(profileRequestEmailMax)),
  lang: /*#__PURE__*/ zod.optional(Lang),
})

export type ProfileRequest = zod.input<typeof ProfileRequest>
export type ProfileRequestOutput = zod.output<typeof ProfileRequest>
