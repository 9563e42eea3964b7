/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Decimal } from './decimal.zod.ts'

export const utaDayDealsClosedMin = 0

export const UtaDay = /*#__PURE__*/ zod.object({
  date: /*#__PURE__*/ zod.iso.date(),
  profit: Decimal,
  profit_percent: Decimal,
  balance: Amount,
  deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaDayDealsClosedMin)),
})

export type UtaDay = zod.input<typeof UtaDay>
export type UtaDayOutput = zod.output<typeof UtaDay>
