/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const TxHashRegExp = new RegExp('^0x[0-9a-fA-F]{64}$')

/** Hash of a network transaction. 0x and 64 hexadecimal characters. */
export const TxHash = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(TxHashRegExp))

/** Hash of a network transaction. 0x and 64 hexadecimal characters. */
export type TxHash = zod.output<typeof TxHash>
