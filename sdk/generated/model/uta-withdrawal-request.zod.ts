/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { FeeType } from './fee-type.zod.ts'
import { UtaTokenName } from './uta-token-name.zod.ts'

/** How much to take out of UTA. */
export const UtaWithdrawalRequest = /*#__PURE__*/ zod.object({
  /** What leaves UTA, in USDT. Paid in USDT, the fee is part of it. */
  amount: Amount,
  /** Always USDT. */
  token_name: UtaTokenName,
  /** Which token pays the fee. */
  fee_type: FeeType,
})

/** How much to take out of UTA. */
export type UtaWithdrawalRequest = zod.output<typeof UtaWithdrawalRequest>
