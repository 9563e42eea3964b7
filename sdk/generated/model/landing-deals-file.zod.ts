/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'

export const landingDealsFileSizeBytesMin = 0

/** Where the full list can be downloaded. */
export const LandingDealsFile = /*#__PURE__*/ zod.object({
  /** Address of the file. */
  url: /*#__PURE__*/ zod.string(),
  /** The file's name. */
  file_name: /*#__PURE__*/ zod.string(),
  /** Its size, in bytes. */
  size_bytes: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(landingDealsFileSizeBytesMin)),
  /** When it was made. */
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
})

/** Where the full list can be downloaded. */
export type LandingDealsFile = zod.output<typeof LandingDealsFile>
