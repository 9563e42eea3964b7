/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { BonusKind } from './bonus-kind.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'

/** One bonus and its terms. */
export const Bonus = /*#__PURE__*/ zod.object({
  /** The bonus' id. */
  id: Id,
  /** The reason for the bonus. */
  kind: BonusKind,
  /** The granted amount, in `token`. */
  amount: Amount,
  /** The token. */
  token: Token,
  /** UTA turnover required before it can be exchanged, in USDT. 0 if none. */
  turnover_required: Amount,
  /** The turnover reached so far, in USDT. */
  turnover_done: Amount,
  /** When it was granted. */
  granted_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** When it expires, or null. */
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** One bonus and its terms. */
export type Bonus = zod.output<typeof Bonus>
