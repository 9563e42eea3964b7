/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const UserSettingKey = /*#__PURE__*/ zod.enum([
  'withdraws_blocked_until',
  'uta_withdrawal_blocked',
  'uta_amount_of_locked_balance',
  'email_notifications',
  'telegram_notifications',
  'trusted_wallets_only',
  'frozen_at',
])

export type UserSettingKey = zod.input<typeof UserSettingKey>
export type UserSettingKeyOutput = zod.output<typeof UserSettingKey>
