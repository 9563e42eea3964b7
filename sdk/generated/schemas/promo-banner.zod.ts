/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { PromoBannerType } from './promo-banner-type.zod.ts'

export const promoBannerStepsDoneMin = 0

export const PromoBanner = /*#__PURE__*/ zod.object({
  type: PromoBannerType,
  starts_at: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  ends_at: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({ offset: true })),
  steps_done: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(promoBannerStepsDoneMin))),
  steps_total: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
})

export type PromoBanner = zod.input<typeof PromoBanner>
export type PromoBannerOutput = zod.output<typeof PromoBanner>
