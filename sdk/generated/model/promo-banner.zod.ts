/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { PromoBannerType } from './promo-banner-type.zod.ts'

export const promoBannerStepsDoneMin = 0

/** A banner that may be shown. */
export const PromoBanner = /*#__PURE__*/ zod.object({
  /** The subject. The interface has its own texts. */
  type: PromoBannerType,
  /** When it starts. */
  starts_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** When it ends, or null. */
  ends_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** Number of steps completed by the user, or null. */
  steps_done: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(promoBannerStepsDoneMin))),
  /** Total number of steps, or null. */
  steps_total: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
})

/** A banner that may be shown. */
export type PromoBanner = zod.output<typeof PromoBanner>
