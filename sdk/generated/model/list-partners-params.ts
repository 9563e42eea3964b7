/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import type { CursorParameter } from './cursor-parameter.ts'
import type { Id } from './id.ts'
import type { ListPartnersSort } from './list-partners-sort.ts'

export type ListPartnersParams = {
  /**
   * Only partners invited by this partner.
   */
  parent_id?: Id
  /**
   * Only this level.
   * @minimum 1
   * @maximum 100
   */
  level?: number
  /**
   * Only partners whose name contains this text, ignoring case.
   * @minLength 1
   * @maxLength 64
   */
  search?: string
  /**
   * Only active or only inactive partners.
   */
  is_active?: boolean
  /**
   * If true, each partner has `active_days`.
   */
  with_activity?: boolean
  /**
   * The order, downwards with a leading minus: by name, by level, or by the number of `active_days`. Without it by level, then newest first.
   */
  sort?: ListPartnersSort
  /**
   * The opaque `meta.next_cursor` (or `prev_cursor`) of an earlier page. Absent = the first page.
   * @minLength 1
   * @maxLength 512
   */
  cursor?: CursorParameter
  /**
   * Rows per page.
   * @minimum 1
   * @maximum 1000
   */
  per_page?: number
}
