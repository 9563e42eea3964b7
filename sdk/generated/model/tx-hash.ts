/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * Hash of a network transaction. 0x and 64 hexadecimal characters.
 * @pattern ^0x[0-9a-fA-F]{64}$
 */
export type TxHash = string
