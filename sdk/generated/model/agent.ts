/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The device and the browser, as the server reads them from User-Agent. The names are those of Laravel's Jetstream.
 */
export interface Agent {
  /**
   * The operating system or the kind of device, such as Windows or iPhone. Null if unknown.
   * @nullable
   */
  platform: string | null
  /**
   * The browser, such as Chrome. Null if unknown.
   * @nullable
   */
  browser: string | null
  /** Whether it is a computer. */
  is_desktop: boolean
}
