/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * A `quoted` exchange has moved nothing yet; its rate is guaranteed until it expires.
 */
export type ExchangeStatus = 'quoted' | 'expired' | 'processing' | 'done' | 'failed'
