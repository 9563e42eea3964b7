/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { DepositToken } from './deposit-token.zod.ts'
import { Network } from './network.zod.ts'
import { WalletAddress } from './wallet-address.zod.ts'

export const depositWalletNetworkDefault = 'BSC'

export const DepositWallet = /*#__PURE__*/ zod.object({
  network: /*#__PURE__*/ zod._default(Network, depositWalletNetworkDefault),
  address: WalletAddress,
  tokens: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DepositToken)),
  confirmations_required: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
})

export type DepositWallet = zod.input<typeof DepositWallet>
export type DepositWalletOutput = zod.output<typeof DepositWallet>
