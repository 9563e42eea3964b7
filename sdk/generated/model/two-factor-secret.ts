/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * The key to type if a camera cannot be used.
 */
export interface TwoFactorSecret {
  /**
   * The key in base32.
   * @pattern ^[A-Z2-7]{16,64}$
   */
  secretKey: string
}
