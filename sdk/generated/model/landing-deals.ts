/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { UtaDeal } from './uta-deal.ts'

/**
 * The latest closed deals, public.
 */
export interface LandingDeals {
  /** Up to 100 closed deals, newest first. */
  data: UtaDeal[]
  /**
   * Number of profitable deals. If absent, it is counted from the deals.
   * @minimum 0
   */
  gains?: number
  /**
   * Number of losing deals. If absent, it is counted from the deals.
   * @minimum 0
   */
  losses?: number
  /** When the list was created. */
  updated_at?: string
}
