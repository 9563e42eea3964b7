/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const WalletAddressRegExp = new RegExp('^0x[0-9a-fA-F]{40}$')

export const WalletAddress = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(WalletAddressRegExp))

export type WalletAddress = zod.input<typeof WalletAddress>
export type WalletAddressOutput = zod.output<typeof WalletAddress>
