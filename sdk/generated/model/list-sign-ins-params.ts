/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { CursorParameter } from './cursor-parameter.ts'
import type { PerPageParameter } from './per-page-parameter.ts'

export type ListSignInsParams = {
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
