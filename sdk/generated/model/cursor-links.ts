/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Links to the previous and next page.
 */
export interface CursorLinks {
  /**
   * The previous page, or null on the first one.
   * @nullable
   */
  prev?: string | null
  /**
   * The next page, or null on the last one.
   * @nullable
   */
  next?: string | null
}
