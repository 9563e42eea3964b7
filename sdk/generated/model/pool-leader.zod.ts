/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'

/** A leader who shares the fund. */
export const PoolLeader = /*#__PURE__*/ zod.object({
  /** The abbreviated name. */
  name: /*#__PURE__*/ zod.string(),
  /** Structure volume, in USDT. */
  structure_volume: Amount,
  /** Share of the fund, in MATU. */
  share_amount: Amount,
})

/** A leader who shares the fund. */
export type PoolLeader = zod.output<typeof PoolLeader>
