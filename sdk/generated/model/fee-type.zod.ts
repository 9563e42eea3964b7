/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** Which token pays the fee. The specification names the field `fee_type` and none of its words. `matu` earns the discount `matu_fee_discount_percent`. */
export const FeeType = /*#__PURE__*/ zod.enum(['usdt', 'matu'])

/** Which token pays the fee. The specification names the field `fee_type` and none of its words. `matu` earns the discount `matu_fee_discount_percent`. */
export type FeeType = zod.output<typeof FeeType>
