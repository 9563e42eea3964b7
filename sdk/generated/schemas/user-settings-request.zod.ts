/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { UserSettingKey } from './user-setting-key.zod.ts'

export const UserSettingsRequest = /*#__PURE__*/ zod.object({
  keys: /*#__PURE__*/ zod.array(UserSettingKey).check(/*#__PURE__*/ zod.minLength(1)),
  email_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  telegram_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  trusted_wallets_only: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
})

export type UserSettingsRequest = zod.input<typeof UserSettingsRequest>
export type UserSettingsRequestOutput = zod.output<typeof UserSettingsRequest>
