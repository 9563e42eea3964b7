/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { Month } from './month.ts'

export type GetUtaStatisticsParams = {
  /**
   * The month to show in detail. Default: the current month.
   */
  month?: Month
}
