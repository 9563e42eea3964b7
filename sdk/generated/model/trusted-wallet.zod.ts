/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { CodeSent } from './code-sent.zod.ts'
import { Id } from './id.zod.ts'
import { Network } from './network.zod.ts'
import { TrustedWalletLabel } from './trusted-wallet-label.zod.ts'
import { TrustedWalletStatus } from './trusted-wallet-status.zod.ts'
import { WalletAddress } from './wallet-address.zod.ts'

export const trustedWalletWithdrawalsCountMin = 0

/** A wallet that withdrawals may go to. */
export const TrustedWallet = /*#__PURE__*/ zod.object({
  /** The wallet's id. */
  id: Id,
  /** The name given by the user. */
  label: /*#__PURE__*/ zod.optional(TrustedWalletLabel),
  /** The address. */
  address: WalletAddress,
  /** The network. */
  network: /*#__PURE__*/ zod.optional(Network),
  /** The status. */
  status: /*#__PURE__*/ zod.optional(TrustedWalletStatus),
  /** The last code sent while the wallet is pending, or null. */
  code: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([CodeSent, /*#__PURE__*/ zod.null()])),
  /** When it becomes active, while it is waiting; null otherwise. */
  opens_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** When it was added. */
  created_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** When its code was confirmed, or null. */
  confirmed_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** When it was last used, or null. */
  last_used_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** Number of withdrawals to it. */
  withdrawals_count: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(trustedWalletWithdrawalsCountMin))),
})

/** A wallet that withdrawals may go to. */
export type TrustedWallet = zod.output<typeof TrustedWallet>
