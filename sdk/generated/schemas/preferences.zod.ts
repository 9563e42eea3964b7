/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'

export const preferencesMatuPriceDefault = '1'
export const preferencesTokensOperationsFeeDefault = '0'
export const preferencesMatuFeeDiscountPercentDefault = '0'
export const preferencesDelegateTotalRewardsPercentDefault = '0'
export const preferencesBalanceRulePercentDefault = '0'
export const preferencesWithdrawDelayDefault = 0
export const preferencesWithdrawDelayMin = 0

export const Preferences = /*#__PURE__*/ zod.object({
  matu_price: /*#__PURE__*/ zod._default(Amount, preferencesMatuPriceDefault),
  tokens_operations_fee: /*#__PURE__*/ zod._default(Amount, preferencesTokensOperationsFeeDefault),
  matu_fee_discount_percent: /*#__PURE__*/ zod._default(Amount, preferencesMatuFeeDiscountPercentDefault),
  delegate_total_rewards_percent: /*#__PURE__*/ zod._default(Amount, preferencesDelegateTotalRewardsPercentDefault),
  balance_rule_percent: /*#__PURE__*/ zod._default(Amount, preferencesBalanceRulePercentDefault),
  withdraw_delay: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(preferencesWithdrawDelayMin)),
    preferencesWithdrawDelayDefault,
  ),
})

export type Preferences = zod.input<typeof Preferences>
export type PreferencesOutput = zod.output<typeof Preferences>
