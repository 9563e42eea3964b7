/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Lang } from './lang.zod.ts'

export const userIdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

/** The signed-in user. */
export const User = /*#__PURE__*/ zod.object({
  /** The user's id. */
  id: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userIdRegExp))),
  /** First name, or null if the user has given none. */
  firstname: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** Last name, or null if the user has given none. */
  lastname: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** E-mail. */
  email: /*#__PURE__*/ zod.string(),
  /** The language of messages to the user, or null if none is chosen. */
  lang: /*#__PURE__*/ zod.union([Lang, /*#__PURE__*/ zod.null()]),
  /** URL of the picture, or null. */
  avatar_url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** Telegram name without @, or null. */
  telegram_username: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** Phone number in E.164 form, or null. */
  phone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  /** When the account was created. */
  created_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** The signed-in user. */
export type User = zod.output<typeof User>
