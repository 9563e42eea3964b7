/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const ConfirmationCodeRegExp = new RegExp('^\\d{6}$')

/** Six digits. */
export const ConfirmationCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ConfirmationCodeRegExp))

/** Six digits. */
export type ConfirmationCode = zod.output<typeof ConfirmationCode>
