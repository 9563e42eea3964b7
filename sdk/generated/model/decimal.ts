/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * A signed decimal number with up to 18 decimals, as a string. The description of each use names the unit.
 * @pattern ^-?(0|[1-9]\d*)(\.\d{1,18})?$
 */
export type Decimal = string
