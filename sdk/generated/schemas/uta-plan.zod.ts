/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'

export const utaPlanNameMax = 255

export const UtaPlan = /*#__PURE__*/ zod.object({
  id: Id,
  name: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(utaPlanNameMax)),
  period_days: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  price_amount: Amount,
  price_token: Token,
  saving_amount: Amount,
  minimum_refill: Amount,
})

export type UtaPlan = zod.input<typeof UtaPlan>
export type UtaPlanOutput = zod.output<typeof UtaPlan>
