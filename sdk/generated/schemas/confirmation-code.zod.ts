/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const ConfirmationCodeRegExp = new RegExp('^\\d{6}$')

export const ConfirmationCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(ConfirmationCodeRegExp))

export type ConfirmationCode = zod.input<typeof ConfirmationCode>
export type ConfirmationCodeOutput = zod.output<typeof ConfirmationCode>
