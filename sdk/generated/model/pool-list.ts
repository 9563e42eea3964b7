/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Pool } from './pool.ts'

/**
 * All leader pools.
 */
export interface PoolList {
  /** Pools 1 to 6 in order. */
  data: Pool[]
  /** When the current period began. If absent, no period is shown. */
  period_starts_at?: string
  /** When it ends and the funds are shared. If absent, no period is shown. */
  period_ends_at?: string
}
