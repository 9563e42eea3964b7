/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const Token = /*#__PURE__*/ zod.enum(['MATU', 'USDT', 'BNB'])

export type Token = zod.input<typeof Token>
export type TokenOutput = zod.output<typeof Token>
