/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** The ranks, lowest first. */
export const RankName = /*#__PURE__*/ zod.enum(['intern', 'junior', 'middle', 'senior', 'master'])

/** The ranks, lowest first. */
export type RankName = zod.output<typeof RankName>
