/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { WithdrawalBlockReason } from './withdrawal-block-reason.zod.ts'

export const userSettingsUtaWithdrawalBlockedDefault = false
export const userSettingsUtaAmountOfLockedBalanceDefault = '0'

export const UserSettings = /*#__PURE__*/ zod.object({
  withdraws_blocked_until: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  uta_withdrawal_blocked: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), userSettingsUtaWithdrawalBlockedDefault),
  uta_amount_of_locked_balance: /*#__PURE__*/ zod._default(Amount, userSettingsUtaAmountOfLockedBalanceDefault),
  withdraws_block_reason: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([WithdrawalBlockReason, /*#__PURE__*/ zod.null()])),
  withdraws_blocked_since: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  email_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  telegram_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  trusted_wallets_only: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  trusted_wallets_only_until: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  frozen_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  thaws_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type UserSettings = zod.input<typeof UserSettings>
export type UserSettingsOutput = zod.output<typeof UserSettings>
