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
  /** How far it has come. */
  status: WithdrawalStatus,
  /** To a wallet or a card. */
  method: WithdrawalMethod,
  /** Which token. */
  token: Token,
  /** The network, or null for a card. */
  network: /*#__PURE__*/ zod.union([Network, /*#__PURE__*/ zod.null()]),
  /** What leaves the balance, in the token. */
  amount: Amount,
  /** Which token pays the fee. */
  fee_type: FeeType,
  /** The fee, in `fee_token`. */
  fee_amount: Amount,
  /** The token of the fee. */
  fee_token: Token,
  /** What arrives, in the token: the amount, less the fee where both are in the same token. */
  net_amount: Amount,
  /** Where it goes, or null for a card. */
  address: /*#__PURE__*/ zod.union([WalletAddress, /*#__PURE__*/ zod.null()]),
  /** The trusted wallet, or null. */
  trusted_wallet_id: /*#__PURE__*/ zod.union([Id, /*#__PURE__*/ zod.null()]),
  /** The trusted wallet's label, or null. */
  trusted_wallet_label: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** The card's last digits, or null. */
  card_masked: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** The code that was sent, while it is asked for; null after that. */
  code: /*#__PURE__*/ zod.union([CodeSent, /*#__PURE__*/ zod.null()]),
  /** Hash in the network once it is sent, or null. */
  tx_hash: /*#__PURE__*/ zod.union([TxHash, /*#__PURE__*/ zod.null()]),
  /** How many confirmations there are, or null. */
  confirmations: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(withdrawalConfirmationsMin))),
  /** How many are needed, or null. */
  confirmations_required: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  /** Why it was refused or failed, a sentence, or null. */
  failure_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  /** The transaction that shows it. */
  transaction_id: Id,
  /** Until when it is processed, counted from the confirmation, or null before it. */
  processed_until: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** When it was asked for. */
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** When it ended in whatever way, or null. */
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** One withdrawal. */
export type Withdrawal = zod.output<typeof Withdrawal>
