/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { FeeType } from './fee-type.zod.ts'

/** How much to move into UTA. */
export const UtaDelegationRequest = /*#__PURE__*/ zod.object({
  /** What leaves the assets, in USDT. Paid in USDT, the fee is part of it. */
  amount: Amount,
  /** Which token pays the fee. */
  fee_type: FeeType,
})

/** How much to move into UTA. */
export type UtaDelegationRequest = zod.output<typeof UtaDelegationRequest>
