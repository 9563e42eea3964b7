/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { UserSettingKey } from './user-setting-key.zod.ts'

/** Settings to be written. */
export const UserSettingsRequest = /*#__PURE__*/ zod.object({
  /** Which settings are written. Each one named has its value beside it. */
  keys: /*#__PURE__*/ zod.array(UserSettingKey).check(/*#__PURE__*/ zod.minLength(1)),
  /** Messages about sign-ins and withdrawals by e-mail. */
  email_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  /** The same by Telegram. */
  telegram_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  /** Whether withdrawals go only to trusted wallets. To turn it off the password must have been confirmed (423). */
  trusted_wallets_only: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
})

/** Settings to be written. */
export type UserSettingsRequest = zod.output<typeof UserSettingsRequest>
