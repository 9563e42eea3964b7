/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { CursorParameter } from './cursor-parameter.ts'
import type { Month } from './month.ts'
import type { PerPageParameter } from './per-page-parameter.ts'
import type { UtaDealType } from './uta-deal-type.ts'

export type ListUtaDealsParams = {
  /**
   * All, open or closed deals.
   */
  type?: UtaDealType
  /**
   * Only deals of this pair.
   * @pattern ^[A-Z0-9]{2,12}/[A-Z0-9]{2,12}$
   */
  pair?: string
  /**
   * Only deals that were closed in this month or are still open in it.
   */
  month?: Month
  /**
   * Only deals that were closed on this day or later. Days are those of the statistics, in their `timezone`.
   */
  date_from?: string
  /**
   * Only deals that were closed on this day or earlier.
   */
  date_to?: string
  /**
   * The opaque `meta.next_cursor` (or `prev_cursor`) of an earlier page. Absent = the first page.
   * @minLength 1
   * @maxLength 512
   */
  cursor?: CursorParameter
  /**
   * Rows in a page.
   * @minimum 1
   * @maximum 200
   */
  per_page?: PerPageParameter
}
