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
  /** True if withdrawals from UTA are blocked. While `withdraws_blocked_until` is in the future too, it is the same block and has the same beginning, end and reason. */
  uta_withdrawal_blocked: boolean
  /** The locked amount in UTA, in USDT. */
  uta_amount_of_locked_balance: Amount
  /** Why withdrawals are blocked, or null. Returned with `withdraws_blocked_until`. */
  withdraws_block_reason?: WithdrawalBlockReason | null
  /**
   * When this block began, or null. Returned with `withdraws_blocked_until`.
   * @nullable
   */
  withdraws_blocked_since?: string | null
  /** Whether messages about sign-ins and withdrawals are sent by e-mail. */
  email_notifications?: boolean
  /** Whether messages about sign-ins and withdrawals are sent by Telegram. */
  telegram_notifications?: boolean
  /** If true, withdrawals are possible only to active trusted wallets; other addresses and all cards are rejected. Default false. */
  trusted_wallets_only?: boolean
  /**
   * When `trusted_wallets_only` goes off, after it was turned off; until then it is true and holds. Null or absent if it was not turned off. Returned with `trusted_wallets_only`.
   * @nullable
   */
  trusted_wallets_only_until?: string | null
  /**
   * When the user froze the account, null if it is not frozen. Until `thaws_at` every operation that moves money is rejected with 423.
   * @nullable
   */
  frozen_at?: string | null
  /**
   * When the freeze ends, or null while thawing has not begun. Returned with `frozen_at`.
   * @nullable
   */
  thaws_at?: string | null
}
