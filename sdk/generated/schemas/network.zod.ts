/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const Network = /*#__PURE__*/ zod.enum(['BSC'])

export type Network = zod.input<typeof Network>
export type NetworkOutput = zod.output<typeof Network>
