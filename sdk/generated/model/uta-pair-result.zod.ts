/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Decimal } from './decimal.zod.ts'

export const utaPairResultDealsClosedMin = 0

/** The month's result of one pair. */
export const UtaPairResult = /*#__PURE__*/ zod.object({
  /** The pair, for example BTC/USDT. */
  pair: /*#__PURE__*/ zod.string(),
  /** Number of closed deals. */
  deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaPairResultDealsClosedMin)),
  /** Their result, in USDT. */
  profit: Decimal,
})

/** The month's result of one pair. */
export type UtaPairResult = zod.output<typeof UtaPairResult>
