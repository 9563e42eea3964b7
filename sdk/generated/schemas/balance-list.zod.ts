/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Balance } from './balance.zod.ts'
import { Decimal } from './decimal.zod.ts'

export const BalanceList = /*#__PURE__*/ zod.object({
  data: /*#__PURE__*/ zod.array(Balance),
  total_worth_usd: /*#__PURE__*/ zod.optional(Amount),
  change_24h_usd: /*#__PURE__*/ zod.optional(Decimal),
  change_24h_percent: /*#__PURE__*/ zod.optional(Decimal),
  as_of: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type BalanceList = zod.input<typeof BalanceList>
export type BalanceListOutput = zod.output<typeof BalanceList>
