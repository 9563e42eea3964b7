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
  /** What it is for. */
  kind: BonusKind,
  /** How much was granted, in `token`. */
  amount: Amount,
  /** The token. */
  token: Token,
  /** UTA turnover it needs before it can be exchanged, in USDT. 0 if none. */
  turnover_required: Amount,
  /** How much of that is there, in USDT. */
  turnover_done: Amount,
  /** When it was granted. */
  granted_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** When it is lost, or null. */
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** One bonus and its terms. */
export type Bonus = zod.output<typeof Bonus>
