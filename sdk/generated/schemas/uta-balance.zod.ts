/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Decimal } from './decimal.zod.ts'
import { Month } from './month.zod.ts'
import { UtaDay } from './uta-day.zod.ts'
import { UtaTokenName } from './uta-token-name.zod.ts'

export const UtaBalance = /*#__PURE__*/ zod.object({
  token_name: UtaTokenName,
  balance: Amount,
  working: Amount,
  locked: Amount,
  locked_until: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  available: Amount,
  delegated: Amount,
  month: Month,
  month_profit: Decimal,
  month_profit_percent: Decimal,
  timezone: /*#__PURE__*/ zod.string(),
  days: /*#__PURE__*/ zod.array(UtaDay),
  as_of: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
})

export type UtaBalance = zod.input<typeof UtaBalance>
export type UtaBalanceOutput = zod.output<typeof UtaBalance>
