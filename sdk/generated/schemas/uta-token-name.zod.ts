/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const UtaTokenName = /*#__PURE__*/ zod.enum(['USDT'])

export type UtaTokenName = zod.input<typeof UtaTokenName>
export type UtaTokenNameOutput = zod.output<typeof UtaTokenName>
