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

export const TrustedWallet = /*#__PURE__*/ zod.object({
  id: Id,
  label: /*#__PURE__*/ zod.optional(TrustedWalletLabel),
  address: WalletAddress,
  network: /*#__PURE__*/ zod.optional(Network),
  status: /*#__PURE__*/ zod.optional(TrustedWalletStatus),
  code: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([CodeSent, /*#__PURE__*/ zod.null()])),
  opens_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  created_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  confirmed_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  last_used_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  withdrawals_count: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(trustedWalletWithdrawalsCountMin))),
})

export type TrustedWallet = zod.input<typeof TrustedWallet>
export type TrustedWalletOutput = zod.output<typeof TrustedWallet>
