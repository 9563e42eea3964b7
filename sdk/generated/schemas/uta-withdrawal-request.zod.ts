/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { FeeType } from './fee-type.zod.ts'
import { UtaTokenName } from './uta-token-name.zod.ts'

export const UtaWithdrawalRequest = /*#__PURE__*/ zod.object({
  amount: Amount,
  token_name: UtaTokenName,
  fee_type: FeeType,
})

export type UtaWithdrawalRequest = zod.input<typeof UtaWithdrawalRequest>
export type UtaWithdrawalRequestOutput = zod.output<typeof UtaWithdrawalRequest>
