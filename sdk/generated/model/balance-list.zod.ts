/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Balance } from './balance.zod.ts'
import { Decimal } from './decimal.zod.ts'

/** All tokens and their total. */
export const BalanceList = /*#__PURE__*/ zod.object({
  /** The tokens, always all of them, also with nothing in them. */
  data: /*#__PURE__*/ zod.array(Balance),
  /** What all tokens are worth together, in USD. */
  total_worth_usd: Amount,
  /** Change of the total in 24 hours, in USD. */
  change_24h_usd: Decimal,
  /** The same in percent of the total 24 hours ago. */
  change_24h_percent: Decimal,
  /** When prices and amounts were true. */
  as_of: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
})

/** All tokens and their total. */
export type BalanceList = zod.output<typeof BalanceList>
