/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The token that pays the fee. The specification names the field `fee_type` but not its values. `matu` gets the discount `matu_fee_discount_percent`.
 */
export type FeeType = 'usdt' | 'matu'
