/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { WithdrawalBlockReason } from './withdrawal-block-reason.zod.ts'

export const userSettingsUtaWithdrawalBlockedDefault = false
export const userSettingsUtaAmountOfLockedBalanceDefault = '0'

/** Settings of the user. A GET with `keys[]` returns only those; a missing one has its default. */
export const UserSettings = /*#__PURE__*/ zod.object({
  /** Withdrawals are blocked while this is in the future. Null or absent means not blocked. */
  withdraws_blocked_until: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** True if withdrawals from UTA are blocked. */
  uta_withdrawal_blocked: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), userSettingsUtaWithdrawalBlockedDefault),
  /** The locked amount in UTA, in USDT. */
  uta_amount_of_locked_balance: /*#__PURE__*/ zod._default(Amount, userSettingsUtaAmountOfLockedBalanceDefault),
  /** Why withdrawals are blocked, or null. */
  withdraws_block_reason: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([WithdrawalBlockReason, /*#__PURE__*/ zod.null()])),
  /** Whether messages about sign-ins and withdrawals are sent by e-mail. */
  email_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  /** Whether messages about sign-ins and withdrawals are sent by Telegram. */
  telegram_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  /** If true, withdrawals are possible only to active trusted wallets; other addresses and all cards are rejected. Default false. */
  trusted_wallets_only: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
})

/** Settings of the user. A GET with `keys[]` returns only those; a missing one has its default. */
export type UserSettings = zod.output<typeof UserSettings>
