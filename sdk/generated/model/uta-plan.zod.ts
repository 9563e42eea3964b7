/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'

/** An available plan. */
export const UtaPlan = /*#__PURE__*/ zod.object({
  /** The plan's id. */
  id: Id,
  /** Its name, for example UTA 90. */
  name: /*#__PURE__*/ zod.string(),
  /** Duration, in days. */
  period_days: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  /** The price, in `price_token`. */
  price_amount: Amount,
  /** The token of the price. */
  price_token: Token,
  /** Saving compared with the shortest plan over the same time, in `price_token`. 0 if none. */
  saving_amount: Amount,
  /** The smallest UTA refill, in USDT. A smaller one is a 422 at `amount` (`money.minimum`). */
  minimum_refill: Amount,
})

/** An available plan. */
export type UtaPlan = zod.output<typeof UtaPlan>
