/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Amount } from './amount.zod.ts'
import { BonusKind } from './bonus-kind.zod.ts'
import { Id } from './id.zod.ts'
import { Token } from './token.zod.ts'

export const Bonus = /*#__PURE__*/ zod.object({
  id: Id,
  kind: BonusKind,
  amount: Amount,
  token: Token,
  turnover_required: Amount,
  turnover_done: Amount,
  granted_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type Bonus = zod.input<typeof Bonus>
export type BonusOutput = zod.output<typeof Bonus>
