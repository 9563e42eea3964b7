/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const landingDealsFileSizeBytesMin = 0

/** The download of the full list. */
export const LandingDealsFile = /*#__PURE__*/ zod.object({
  /** URL of the file. */
  url: /*#__PURE__*/ zod.string(),
  /** The file's name. If absent, the browser names it. */
  file_name: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  /** Its size, in bytes. */
  size_bytes: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(landingDealsFileSizeBytesMin))),
  /** When it was created. */
  updated_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** The download of the full list. */
export type LandingDealsFile = zod.output<typeof LandingDealsFile>
