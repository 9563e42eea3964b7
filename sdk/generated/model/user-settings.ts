/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Amount } from './amount.ts'
import type { WithdrawalBlockReason } from './withdrawal-block-reason.ts'

/**
 * Settings of the user. A GET with `keys[]` returns only those; a missing one has its default.
 */
export interface UserSettings {
  /**
   * Withdrawals are blocked while this is in the future. Null or absent means not blocked.
   * @nullable
   */
  withdraws_blocked_until?: string | null
  /** True if withdrawals from UTA are blocked. */
  uta_withdrawal_blocked: boolean
  /** The locked amount in UTA, in USDT. */
  uta_amount_of_locked_balance: Amount
  /** Why withdrawals are blocked, or null. */
  withdraws_block_reason?: WithdrawalBlockReason | null
  /** Whether messages about sign-ins and withdrawals are sent by e-mail. */
  email_notifications?: boolean
  /** Whether messages about sign-ins and withdrawals are sent by Telegram. */
  telegram_notifications?: boolean
  /** If true, withdrawals are possible only to active trusted wallets; other addresses and all cards are rejected. Default false. */
  trusted_wallets_only?: boolean
}
