/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Balance } from './balance.zod.ts'
import { Decimal } from './decimal.zod.ts'

/** All tokens and their total. */
export const BalanceList = /*#__PURE__*/ zod.object({
  /** All tokens, including those with a zero balance. */
  data: /*#__PURE__*/ zod.array(Balance),
  /** Worth of all tokens together, in USD. */
  total_worth_usd: Amount,
  /** Change of the total in 24 hours, in USD. */
  change_24h_usd: Decimal,
  /** The same change, in percent of the total 24 hours ago. */
  change_24h_percent: Decimal,
  /** The time of the prices and amounts. */
  as_of: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
})

/** All tokens and their total. */
export type BalanceList = zod.output<typeof BalanceList>
