/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const WalletAddressRegExp = new RegExp('^0x[0-9a-fA-F]{40}$')

/** An address on BNB Smart Chain: 0x and 40 hexadecimal characters. Mixed case carries the EIP-55 checksum. */
export const WalletAddress = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(WalletAddressRegExp))

/** An address on BNB Smart Chain: 0x and 40 hexadecimal characters. Mixed case carries the EIP-55 checksum. */
export type WalletAddress = zod.output<typeof WalletAddress>
