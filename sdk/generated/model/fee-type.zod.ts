/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The token that pays the fee. The specification names the field `fee_type` but not its values. `matu` gets the discount `matu_fee_discount_percent`. */
export const FeeType = /*#__PURE__*/ zod.enum(['usdt', 'matu'])

/** The token that pays the fee. The specification names the field `fee_type` but not its values. `matu` gets the discount `matu_fee_discount_percent`. */
export type FeeType = zod.output<typeof FeeType>
