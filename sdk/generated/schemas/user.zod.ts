/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Lang } from './lang.zod.ts'

export const userIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')
export const userFirstnameMax = 255

export const userLastnameMax = 255

export const User = /*#__PURE__*/ zod.object({
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userIdRegExp))),
  firstname: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userFirstnameMax))),
  lastname: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userLastnameMax))),
  email: /*#__PURE__*/ zod.string(),
  lang: /*#__PURE__*/ zod.union([Lang, /*#__PURE__*/ zod.null()]),
  avatar_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  telegram_username: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  phone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  created_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type User = zod.input<typeof User>
export type UserOutput = zod.output<typeof User>
