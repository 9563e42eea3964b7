/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Decimal } from './decimal.zod.ts'

export const utaPairResultDealsClosedMin = 0

export const UtaPairResult = /*#__PURE__*/ zod.object({
  pair: /*#__PURE__*/ zod.string(),
  deals_closed: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(utaPairResultDealsClosedMin)),
  profit: Decimal,
})

export type UtaPairResult = zod.input<typeof UtaPairResult>
export type UtaPairResultOutput = zod.output<typeof UtaPairResult>
