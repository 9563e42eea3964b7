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

export const withdrawalConfirmationsMin = 0

/** One withdrawal. */
export const Withdrawal = /*#__PURE__*/ zod.object({
  /** The withdrawal's id. */
  id: Id,
  /** The status. */
  status: WithdrawalStatus,
  /** The method, wallet or card. */
  method: WithdrawalMethod,
  /** The token. */
  token: Token,
  /** The network, or null for a card. */
  network: /*#__PURE__*/ zod.union([Network, /*#__PURE__*/ zod.null()]),
  /** The amount charged to the balance, in the token. */
  amount: Amount,
  /** The token that pays the fee. */
  fee_type: FeeType,
  /** The fee, in `fee_token`. */
  fee_amount: Amount,
  /** The token of the fee. */
  fee_token: Token,
  /** The amount that arrives, in the token. It is the amount less the fee if both are in the same token. */
  net_amount: Amount,
  /** The target address, or null for a card. */
  address: /*#__PURE__*/ zod.union([WalletAddress, /*#__PURE__*/ zod.null()]),
  /** The trusted wallet, or null. */
  trusted_wallet_id: /*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()]),
  /** The trusted wallet's label, or null. */
  trusted_wallet_label: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** The card's last digits, or null. */
  card_masked: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** The code that was sent, while it is required; null afterwards. */
  code: /*#__PURE__*/ zod.union([CodeSent, /*#__PURE__*/ zod.null()]),
  /** Hash of the network transaction once it is sent, or null. */
  tx_hash: /*#__PURE__*/ zod.union([TxHash, /*#__PURE__*/ zod.null()]),
  /** Number of confirmations so far, or null. */
  confirmations: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(withdrawalConfirmationsMin))),
  /** Number of confirmations required, or null. */
  confirmations_required: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  /** The reason of a rejection or failure as a sentence, or null. */
  failure_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** The transaction of the withdrawal. */
  transaction_id: Id,
  /** The latest time of processing, counted from the confirmation; null before it. */
  processed_until: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** When it was requested. */
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** When it ended, with any result, or null. */
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** One withdrawal. */
export type Withdrawal = zod.output<typeof Withdrawal>
