/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Where an IP address is registered. It may be wrong.
 */
export interface Place {
  /**
   * The town, or null if only the country is known.
   * @nullable
   */
  city: string | null
  /**
   * The country as two letters of ISO 3166.
   * @pattern ^[A-Z]{2}$
   */
  country: string
}
