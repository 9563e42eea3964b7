/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { DepositToken } from './deposit-token.zod.ts'
import { Network } from './network.zod.ts'
import { WalletAddress } from './wallet-address.zod.ts'

/** The user's own deposit address. */
export const DepositWallet = /*#__PURE__*/ zod.object({
  /** The network. */
  network: Network,
  /** The address. */
  address: WalletAddress,
  /** The tokens that can be sent to it. */
  tokens: /*#__PURE__*/ zod.array(DepositToken),
  /** Number of confirmations after which a deposit is credited. */
  confirmations_required: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
})

/** The user's own deposit address. */
export type DepositWallet = zod.output<typeof DepositWallet>
