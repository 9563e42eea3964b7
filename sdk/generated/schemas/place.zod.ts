/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const placeCountryRegExp = new RegExp('^[A-Z]{2}$')

export const Place = /*#__PURE__*/ zod.object({
  city: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  country: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeCountryRegExp)),
})

export type Place = zod.input<typeof Place>
export type PlaceOutput = zod.output<typeof Place>
