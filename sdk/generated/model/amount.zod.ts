/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const AmountRegExp = new RegExp('^(0|[1-9]\\d*)(\\.\\d{1,18})?$')

/** A decimal number that is not negative, with up to 18 decimals, as a string. The unit is named where it is used. */
export const Amount = /*#__PURE__*/ zod.stringFormat('decimal', AmountRegExp)

/** A decimal number that is not negative, with up to 18 decimals, as a string. The unit is named where it is used. */
export type Amount = zod.output<typeof Amount>
