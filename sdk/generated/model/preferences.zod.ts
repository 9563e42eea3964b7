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

/** Prices, fees and percents for all users. A missing field has its default. */
export const Preferences = /*#__PURE__*/ zod.object({
  /** Price of one MATU, in USDT. */
  matu_price: /*#__PURE__*/ zod._default(Amount, preferencesMatuPriceDefault),
  /** Flat fee of one token operation (withdrawal, UTA refill, UTA withdrawal), in USDT. */
  tokens_operations_fee: /*#__PURE__*/ zod._default(Amount, preferencesTokensOperationsFeeDefault),
  /** Discount on a fee that is paid in MATU, in percent. */
  matu_fee_discount_percent: /*#__PURE__*/ zod._default(Amount, preferencesMatuFeeDiscountPercentDefault),
  /** The part of a UTA result that goes to the reward programme, in percent. */
  delegate_total_rewards_percent: /*#__PURE__*/ zod._default(Amount, preferencesDelegateTotalRewardsPercentDefault),
  /** The part of the UTA balance that must remain in UTA after a withdrawal, in percent. */
  balance_rule_percent: /*#__PURE__*/ zod._default(Amount, preferencesBalanceRulePercentDefault),
  /** The longest processing time of a withdrawal, in hours. */
  withdraw_delay: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(preferencesWithdrawDelayMin)),
    preferencesWithdrawDelayDefault,
  ),
})

/** Prices, fees and percents for all users. A missing field has its default. */
export type Preferences = zod.output<typeof Preferences>
