/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const FeeType = /*#__PURE__*/ zod.enum(['usdt', 'matu'])

export type FeeType = zod.input<typeof FeeType>
export type FeeTypeOutput = zod.output<typeof FeeType>
