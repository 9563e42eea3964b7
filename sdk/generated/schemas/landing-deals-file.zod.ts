/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const landingDealsFileSizeBytesMin = 0

export const LandingDealsFile = /*#__PURE__*/ zod.object({
  url: /*#__PURE__*/ zod.string(),
  file_name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  size_bytes: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(landingDealsFileSizeBytesMin))),
  updated_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type LandingDealsFile = zod.input<typeof LandingDealsFile>
export type LandingDealsFileOutput = zod.output<typeof LandingDealsFile>
