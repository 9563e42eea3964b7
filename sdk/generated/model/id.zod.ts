/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const IdRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9-]{0,63}$')

/** An opaque id: letters, digits and hyphens, up to 64 characters. */
export const Id = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(IdRegExp))

/** An opaque id: letters, digits and hyphens, up to 64 characters. */
export type Id = zod.output<typeof Id>
