/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { CodeSent } from './code-sent.zod.ts'
import { FeeType } from './fee-type.zod.ts'
import { Id } from './id.zod.ts'
import { Network } from './network.zod.ts'
import { Token } from './token.zod.ts'
import { TxHash } from './tx-hash.zod.ts'
import { WalletAddress } from './wallet-address.zod.ts'
import { WithdrawalMethod } from './withdrawal-method.zod.ts'
import { WithdrawalStatus } from './withdrawal-status.zod.ts'

export const withdrawalTrustedWalletLabelMax = 64

export const withdrawalConfirmationsMin = 0

export const Withdrawal = /*#__PURE__*/ zod.object({
  id: Id,
  status: WithdrawalStatus,
  method: WithdrawalMethod,
  token: Token,
  network: /*#__PURE__*/ zod.union([Network, /*#__PURE__*/ zod.null()]),
  amount: Amount,
  fee_type: FeeType,
  fee_amount: Amount,
  fee_token: Token,
  net_amount: Amount,
  address: /*#__PURE__*/ zod.union([WalletAddress, /*#__PURE__*/ zod.null()]),
  trusted_wallet_id: /*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()]),
  trusted_wallet_label: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawalTrustedWalletLabelMax)),
  ),
  card_masked: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  code: /*#__PURE__*/ zod.union([CodeSent, /*#__PURE__*/ zod.null()]),
  tx_hash: /*#__PURE__*/ zod.union([TxHash, /*#__PURE__*/ zod.null()]),
  confirmations: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(withdrawalConfirmationsMin))),
  confirmations_required: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  failure_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  transaction_id: Id,
  processed_until: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type Withdrawal = zod.input<typeof Withdrawal>
export type WithdrawalOutput = zod.output<typeof Withdrawal>
