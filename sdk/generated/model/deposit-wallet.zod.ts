/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { DepositToken } from './deposit-token.zod.ts'
import { Network } from './network.zod.ts'
import { WalletAddress } from './wallet-address.zod.ts'

export const depositWalletNetworkDefault = 'BSC'

/** The user's own deposit address. A server may return the address alone, as a string. */
export const DepositWallet = /*#__PURE__*/ zod.object({
  /** The network. */
  network: /*#__PURE__*/ zod._default(Network, depositWalletNetworkDefault),
  /** The address. */
  address: WalletAddress,
  /** The tokens that can be sent to it. If absent, every token of the product, with unknown contracts and limits. */
  tokens: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DepositToken)),
  /** Number of confirmations after which a deposit is credited. If absent, it is not shown. */
  confirmations_required: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
})

/** The user's own deposit address. A server may return the address alone, as a string. */
export type DepositWallet = zod.output<typeof DepositWallet>
