/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** A rank, lowest first. */
export const RankName = /*#__PURE__*/ zod.enum(['intern', 'junior', 'middle', 'senior', 'master'])

/** A rank, lowest first. */
export type RankName = zod.output<typeof RankName>
