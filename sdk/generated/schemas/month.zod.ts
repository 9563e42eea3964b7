/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const MonthRegExp = new RegExp('^\\d{4}-(0[1-9]|1[0-2])$')

export const Month = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(MonthRegExp))

export type Month = zod.input<typeof Month>
export type MonthOutput = zod.output<typeof Month>
