/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const recoveryCodesItemRegExp = new RegExp('^[A-Za-z0-9]{10}-[A-Za-z0-9]{10}$')

export const RecoveryCodes = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(recoveryCodesItemRegExp)))

export type RecoveryCodes = zod.input<typeof RecoveryCodes>
export type RecoveryCodesOutput = zod.output<typeof RecoveryCodes>
