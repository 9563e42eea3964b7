/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Position of this page. There is no total.
 */
export interface CursorMeta {
  /** The URL of the list. */
  path?: string
  /**
   * Rows per page.
   * @minimum 1
   */
  per_page?: number
  /**
   * Opaque cursor of the next page, or null on the last one.
   * @nullable
   */
  next_cursor: string | null
  /**
   * Opaque cursor of the previous page, or null on the first one.
   * @nullable
   */
  prev_cursor?: string | null
}
