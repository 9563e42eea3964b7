/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Token } from './token.zod.ts'

/** What completed transactions add up to in one token. Those in progress, rejected, cancelled, failed or expired are left out. */
export const TransactionSum = /*#__PURE__*/ zod.object({
  /** The token of the sums. */
  token: Token,
  /** Sum of the positive amounts and counter amounts, in the token. */
  received: Amount,
  /** Sum of the negative amounts and counter amounts, without the sign, in the token. */
  spent: Amount,
  /** Sum of the fees paid in the token. */
  fees: Amount,
})

/** What completed transactions add up to in one token. Those in progress, rejected, cancelled, failed or expired are left out. */
export type TransactionSum = zod.output<typeof TransactionSum>
