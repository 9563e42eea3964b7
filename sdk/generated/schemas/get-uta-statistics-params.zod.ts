/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { Month } from './month.zod.ts'

export const GetUtaStatisticsParams = /*#__PURE__*/ zod.object({
  month: /*#__PURE__*/ zod.optional(Month),
})

export type GetUtaStatisticsParams = zod.input<typeof GetUtaStatisticsParams>
export type GetUtaStatisticsParamsOutput = zod.output<typeof GetUtaStatisticsParams>
