/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Decimal } from './decimal.zod.ts'
import { Id } from './id.zod.ts'
import { UtaDealExitReason } from './uta-deal-exit-reason.zod.ts'
import { UtaDealSide } from './uta-deal-side.zod.ts'
import { UtaDealStatus } from './uta-deal-status.zod.ts'

export const utaDealPairRegExp = new RegExp('^[A-Z0-9]{2,12}/[A-Z0-9]{2,12}$')

export const UtaDeal = /*#__PURE__*/ zod.object({
  id: Id,
  pair: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(utaDealPairRegExp)),
  side: UtaDealSide,
  status: UtaDealStatus,
  entry_price: Amount,
  exit_price: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  current_price: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  size: Amount,
  profit: Decimal,
  profit_percent: Decimal,
  fee: Amount,
  exit_reason: /*#__PURE__*/ zod.union([UtaDealExitReason, /*#__PURE__*/ zod.null()]),
  opened_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  closed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type UtaDeal = zod.input<typeof UtaDeal>
export type UtaDealOutput = zod.output<typeof UtaDeal>
