/**
 * Generated from the contract (npm run sdk). Do not edit.
 */

/**
 * An address on BNB Smart Chain: 0x and 40 hexadecimal characters. Mixed case carries the EIP-55 checksum.
 * @pattern ^0x[0-9a-fA-F]{40}$
 */
export type WalletAddress = string
