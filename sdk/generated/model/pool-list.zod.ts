/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Pool } from './pool.zod.ts'

/** All leader pools. */
export const PoolList = /*#__PURE__*/ zod.object({
  /** Pools 1 to 6 in order. */
  data: /*#__PURE__*/ zod.array(Pool),
  /** When the current period began. If absent, no period is shown. */
  period_starts_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** When it ends and the funds are shared. If absent, no period is shown. */
  period_ends_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** All leader pools. */
export type PoolList = zod.output<typeof PoolList>
