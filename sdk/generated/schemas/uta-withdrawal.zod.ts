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

export const UtaWithdrawal = /*#__PURE__*/ zod.object({
  id: Id,
  status: UtaWithdrawalStatus,
  amount: Amount,
  token_name: UtaTokenName,
  fee_type: FeeType,
  fee_amount: Amount,
  fee_token: Token,
  net_amount: Amount,
  transaction_id: Id,
  arrives_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
})

export type UtaWithdrawal = zod.input<typeof UtaWithdrawal>
export type UtaWithdrawalOutput = zod.output<typeof UtaWithdrawal>
