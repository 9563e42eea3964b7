/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { FeeType } from './fee-type.zod.ts'
import { UtaTokenName } from './uta-token-name.zod.ts'

/** A withdrawal from UTA to the assets. */
export const UtaWithdrawalRequest = /*#__PURE__*/ zod.object({
  /** The amount that leaves UTA, in USDT. A fee in USDT is included. */
  amount: Amount,
  /** Always USDT. */
  token_name: UtaTokenName,
  /** The token that pays the fee. */
  fee_type: FeeType,
})

/** A withdrawal from UTA to the assets. */
export type UtaWithdrawalRequest = zod.output<typeof UtaWithdrawalRequest>
