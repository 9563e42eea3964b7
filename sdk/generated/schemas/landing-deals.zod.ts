/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { UtaDeal } from './uta-deal.zod.ts'

export const landingDealsGainsMin = 0

export const landingDealsLossesMin = 0

export const LandingDeals = /*#__PURE__*/ zod.object({
  data: /*#__PURE__*/ zod.array(UtaDeal),
  gains: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(landingDealsGainsMin))),
  losses: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(landingDealsLossesMin))),
  updated_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
})

export type LandingDeals = zod.input<typeof LandingDeals>
export type LandingDealsOutput = zod.output<typeof LandingDeals>
