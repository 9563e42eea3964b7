import type { GetUserSettingsParams } from '#sdk'

/** What holds money back. Every page that reads a setting names it: a server may answer only what was asked for. */
export const holdSettings: GetUserSettingsParams = {
  'keys[]': ['withdraws_blocked_until', 'uta_withdrawal_blocked', 'uta_amount_of_locked_balance'],
}

/** What a withdrawal is bound by: whether it may go anywhere now, and where to. */
export const withdrawalSettings: GetUserSettingsParams = {
  'keys[]': ['withdraws_blocked_until', 'trusted_wallets_only'],
}

/** The switch among the trusted wallets. */
export const trustedWalletSettings: GetUserSettingsParams = { 'keys[]': ['trusted_wallets_only'] }

/** The switches of the security page, and what a change there holds back. */
export const safetySettings: GetUserSettingsParams = {
  'keys[]': ['withdraws_blocked_until', 'email_notifications', 'telegram_notifications'],
}
