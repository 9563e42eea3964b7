/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const MonthRegExp = new RegExp('^\\d{4}-(0[1-9]|1[0-2])$')

/** A calendar month as YYYY-MM. */
export const Month = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(MonthRegExp))

/** A calendar month as YYYY-MM. */
export type Month = zod.output<typeof Month>
