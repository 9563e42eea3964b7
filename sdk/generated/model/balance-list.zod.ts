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
  /** Worth of all tokens together, in USD. If absent, it is computed from the tokens. */
  total_worth_usd: /*#__PURE__*/ zod.optional(Amount),
  /** Change of the total in 24 hours, in USD. If absent, no change is shown. */
  change_24h_usd: /*#__PURE__*/ zod.optional(Decimal),
  /** The same change, in percent of the total 24 hours ago. If absent, no change is shown. */
  change_24h_percent: /*#__PURE__*/ zod.optional(Decimal),
  /** The time of the prices and amounts. If absent, it is the time of the response. */
  as_of: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** All tokens and their total. */
export type BalanceList = zod.output<typeof BalanceList>
