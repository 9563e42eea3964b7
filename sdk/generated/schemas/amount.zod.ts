/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const AmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')

export const Amount = /*#__PURE__*/ zod.stringFormat('decimal', AmountRegExp)

export type Amount = zod.input<typeof Amount>
export type AmountOutput = zod.output<typeof Amount>
