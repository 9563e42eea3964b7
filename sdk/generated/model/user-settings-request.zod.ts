/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { UserSettingKey } from './user-setting-key.zod.ts'

/** Settings to change. */
export const UserSettingsRequest = /*#__PURE__*/ zod.object({
  /** The names of the settings to change. Each must be present with its value. */
  keys: /*#__PURE__*/ zod.array(UserSettingKey).check(/*#__PURE__*/ zod.minLength(1)),
  /** Whether messages about sign-ins and withdrawals are sent by e-mail. */
  email_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  /** Whether messages about sign-ins and withdrawals are sent by Telegram. */
  telegram_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  /** Whether withdrawals are possible only to trusted wallets. Turning it off requires a confirmed password (423). */
  trusted_wallets_only: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
})

/** Settings to change. */
export type UserSettingsRequest = zod.output<typeof UserSettingsRequest>
