/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { UserSettingKey } from './user-setting-key.ts'

/**
 * Settings to change.
 */
export interface UserSettingsRequest {
  /**
   * The names of the settings to change. Each must be present with its value.
   * @minItems 1
   */
  keys: UserSettingKey[]
  /** Whether messages about sign-ins and withdrawals are sent by e-mail. */
  email_notifications?: boolean
  /** Whether messages about sign-ins and withdrawals are sent by Telegram. */
  telegram_notifications?: boolean
  /** Whether withdrawals are possible only to trusted wallets. Turning it off requires a confirmation (423) and takes effect after 24 hours; true takes that back. */
  trusted_wallets_only?: boolean
}
