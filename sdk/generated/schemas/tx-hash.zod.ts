/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const TxHashRegExp = new RegExp('^0x[0-9a-fA-F]{64}$')

export const TxHash = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(TxHashRegExp))

export type TxHash = zod.input<typeof TxHash>
export type TxHashOutput = zod.output<typeof TxHash>
