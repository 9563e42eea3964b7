/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'

/** A subscription that can be bought. */
export const UtaPlan = /*#__PURE__*/ zod.object({
  /** The plan's id. */
  id: Id,
  /** Its name, for example UTA 90. */
  name: /*#__PURE__*/ zod.string(),
  /** How long it lasts, in days. */
  period_days: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  /** What it costs, in `price_token`. */
  price_amount: Amount,
  /** What it is paid in. */
  price_token: Token,
  /** How much less it costs than the shortest plan over the same time, in `price_token`. 0 if nothing. */
  saving_amount: Amount,
  /** The least that one refill of UTA may be, in USDT. Less is a 422 at `amount` (`money.minimum`). */
  minimum_refill: Amount,
})

/** A subscription that can be bought. */
export type UtaPlan = zod.output<typeof UtaPlan>
