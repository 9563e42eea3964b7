/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The name of a setting. The first three are from the specification. The others are assumptions; the user may change the two notifications and `trusted_wallets_only`. Only servers with a freeze know `frozen_at`.
 */
export type UserSettingKey =
  | 'withdraws_blocked_until'
  | 'uta_withdrawal_blocked'
  | 'uta_amount_of_locked_balance'
  | 'email_notifications'
  | 'telegram_notifications'
  | 'trusted_wallets_only'
  | 'frozen_at'
