/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const AmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')

/** A non-negative decimal number with up to 18 decimals, as a string. The description of each use names the unit. */
export const Amount = /*#__PURE__*/ zod.stringFormat('decimal', AmountRegExp)

/** A non-negative decimal number with up to 18 decimals, as a string. The description of each use names the unit. */
export type Amount = zod.output<typeof Amount>
