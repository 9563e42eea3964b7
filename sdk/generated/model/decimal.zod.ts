/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const DecimalRegExp = new RegExp('^-?(0|[1-9]\\d*)(\\.\\d{1,18})?$')

/** A signed decimal number with up to 18 decimals, as a string. The description of each use names the unit. */
export const Decimal = /*#__PURE__*/ zod.stringFormat('decimal', DecimalRegExp)

/** A signed decimal number with up to 18 decimals, as a string. The description of each use names the unit. */
export type Decimal = zod.output<typeof Decimal>
