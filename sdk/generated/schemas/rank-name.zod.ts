/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const RankName = /*#__PURE__*/ zod.enum(['intern', 'junior', 'middle', 'senior', 'master'])

export type RankName = zod.input<typeof RankName>
export type RankNameOutput = zod.output<typeof RankName>
