import type { GetUserSettingsParams } from '#sdk'

/** Settings about withdrawal holds. Every page names the settings it reads, because the server may return only the requested keys. */
export const holdSettings: GetUserSettingsParams = {
  'keys[]': ['withdraws_blocked_until', 'uta_withdrawal_blocked', 'uta_amount_of_locked_balance'],
}

/** Settings that restrict withdrawals: whether they are blocked, and to which addresses they may go. */
export const withdrawalSettings: GetUserSettingsParams = {
  'keys[]': ['withdraws_blocked_until', 'trusted_wallets_only'],
}

/** The setting on the trusted-wallets pages. */
export const trustedWalletSettings: GetUserSettingsParams = { 'keys[]': ['trusted_wallets_only'] }

/** Whether the account is frozen. A key of its own: a server without a freeze would refuse it. */
export const freezeSettings: GetUserSettingsParams = { 'keys[]': ['frozen_at'] }

/** The switches of the security page, and the holds that changing them causes. */
export const safetySettings: GetUserSettingsParams = {
  'keys[]': ['withdraws_blocked_until', 'email_notifications', 'telegram_notifications'],
}
