/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

/** BNB Smart Chain (BEP-20, chain id 56). */
export const Network = /*#__PURE__*/ zod.enum(['BSC'])

/** BNB Smart Chain (BEP-20, chain id 56). */
export type Network = zod.output<typeof Network>
