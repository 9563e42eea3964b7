/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { UtaDeal } from './uta-deal.zod.ts'

export const landingDealsGainsMin = 0

export const landingDealsLossesMin = 0

/** The latest closed deals, for everybody. */
export const LandingDeals = /*#__PURE__*/ zod.object({
  /** Up to 100 closed deals, newest first. */
  data: /*#__PURE__*/ zod.array(UtaDeal),
  /** How many of them gained. */
  gains: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(landingDealsGainsMin)),
  /** How many of them lost. */
  losses: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(landingDealsLossesMin)),
  /** When the list was made. */
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
})

/** The latest closed deals, for everybody. */
export type LandingDeals = zod.output<typeof LandingDeals>
