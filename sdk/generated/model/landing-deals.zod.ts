/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { UtaDeal } from './uta-deal.zod.ts'

export const landingDealsGainsMin = 0

export const landingDealsLossesMin = 0

/** The latest closed deals, public. */
export const LandingDeals = /*#__PURE__*/ zod.object({
  /** Up to 100 closed deals, newest first. */
  data: /*#__PURE__*/ zod.array(UtaDeal),
  /** Number of profitable deals. If absent, it is counted from the deals. */
  gains: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(landingDealsGainsMin))),
  /** Number of losing deals. If absent, it is counted from the deals. */
  losses: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(landingDealsLossesMin))),
  /** When the list was created. */
  updated_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

/** The latest closed deals, public. */
export type LandingDeals = zod.output<typeof LandingDeals>
