/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Unused recovery codes, initially eight. The server replaces a used one.
 * @items.pattern ^[A-Za-z0-9]{10}-[A-Za-z0-9]{10}$
 */
export type RecoveryCodes = string[]
