/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * An opaque id: letters, digits and hyphens, up to 64 characters.
 * @pattern ^[A-Za-z0-9][A-Za-z0-9-]{0,63}$
 */
export type Id = string
