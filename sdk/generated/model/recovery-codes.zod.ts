/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const recoveryCodesItemRegExp = new RegExp('^[A-Za-z0-9]{10}-[A-Za-z0-9]{10}$')

/** Recovery codes that are still good, eight at first. A used one is replaced by the server. */
export const RecoveryCodes = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(recoveryCodesItemRegExp)))

/** Recovery codes that are still good, eight at first. A used one is replaced by the server. */
export type RecoveryCodes = zod.output<typeof RecoveryCodes>
