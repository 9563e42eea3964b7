/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { PromoBannerType } from './promo-banner-type.zod.ts'

export const promoBannerStepsDoneMin = 0

/** A banner that may be shown. */
export const PromoBanner = /*#__PURE__*/ zod.object({
  /** What it is about. The words are the interface's own. */
  type: PromoBannerType,
  /** From when on it is shown. */
  starts_at: /*#__PURE__*/ zod.iso.datetime({ offset: true }),
  /** Until when, or null. */
  ends_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  /** How many steps the user has done, or null. */
  steps_done: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(promoBannerStepsDoneMin))),
  /** How many there are, or null. */
  steps_total: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
})

/** A banner that may be shown. */
export type PromoBanner = zod.output<typeof PromoBanner>
