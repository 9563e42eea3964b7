/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The download of the full list.
 */
export interface LandingDealsFile {
  /** The file's http(s) address, or its path. A page shows it as a link, so no other scheme. */
  url: string
  /** The file's name. If absent, the browser names it. */
  file_name?: string
  /**
   * Its size, in bytes.
   * @minimum 0
   */
  size_bytes?: number
  /** When it was created. */
  updated_at?: string
}
