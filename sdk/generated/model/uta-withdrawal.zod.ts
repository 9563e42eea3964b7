/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { FeeType } from './fee-type.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'
import { UtaTokenName } from './uta-token-name.zod.ts'
import { UtaWithdrawalStatus } from './uta-withdrawal-status.zod.ts'

/** Money on its way from UTA to the assets. */
export const UtaWithdrawal = /*#__PURE__*/ zod.object({
  /** Its id. */
  id: Id,
  /** How far it has come. */
  status: UtaWithdrawalStatus,
  /** What leaves UTA, in USDT. */
  amount: Amount,
  /** Always USDT. */
  token_name: UtaTokenName,
  /** Which token pays the fee. */
  fee_type: FeeType,
  /** The fee, in `fee_token`. */
  fee_amount: Amount,
  /** The token of the fee. */
  fee_token: Token,
  /** What arrives in the assets, in USDT. */
  net_amount: Amount,
  /** The transaction that shows it. */
  transaction_id: Id,
  /** Until when it arrives. */
  arrives_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** When it was asked for. */
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
})

/** Money on its way from UTA to the assets. */
export type UtaWithdrawal = zod.output<typeof UtaWithdrawal>
