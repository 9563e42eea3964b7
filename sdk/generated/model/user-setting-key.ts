/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The name of a setting. The first three are from the specification. The two notifications and `trusted_wallets_only` are assumptions, and the only settings that the user may change.
 */
export type UserSettingKey =
  | 'withdraws_blocked_until'
  | 'uta_withdrawal_blocked'
  | 'uta_amount_of_locked_balance'
  | 'email_notifications'
  | 'telegram_notifications'
  | 'trusted_wallets_only'
