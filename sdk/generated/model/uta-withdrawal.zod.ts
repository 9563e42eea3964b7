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

/** A transfer in progress from UTA to the assets. */
export const UtaWithdrawal = /*#__PURE__*/ zod.object({
  /** Its id. */
  id: Id,
  /** The status. */
  status: UtaWithdrawalStatus,
  /** The amount that leaves UTA, in USDT. */
  amount: Amount,
  /** Always USDT. */
  token_name: UtaTokenName,
  /** The token that pays the fee. */
  fee_type: FeeType,
  /** The fee, in `fee_token`. */
  fee_amount: Amount,
  /** The token of the fee. */
  fee_token: Token,
  /** The amount that arrives in the assets, in USDT. */
  net_amount: Amount,
  /** The transaction of the withdrawal. */
  transaction_id: Id,
  /** The latest time of arrival. */
  arrives_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** When it was requested. */
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
})

/** A transfer in progress from UTA to the assets. */
export type UtaWithdrawal = zod.output<typeof UtaWithdrawal>
