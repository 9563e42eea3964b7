/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const DecimalRegExp = new RegExp('^-?(0|[1-9]\\d*)(\\.\\d{1,18})?$')

export const Decimal = /*#__PURE__*/ zod.stringFormat('decimal', DecimalRegExp)

export type Decimal = zod.input<typeof Decimal>
export type DecimalOutput = zod.output<typeof Decimal>
