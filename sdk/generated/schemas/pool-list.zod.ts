/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Pool } from './pool.zod.ts'

export const PoolList = /*#__PURE__*/ zod.object({
  data: /*#__PURE__*/ zod.array(Pool),
  period_starts_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  period_ends_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type PoolList = zod.input<typeof PoolList>
export type PoolListOutput = zod.output<typeof PoolList>
