/**
 * Generated from the contract (npm run sdk). Do not edit.
 */
import * as zod from 'zod/mini'
import { PromoBanner } from './promo-banner.zod.ts'
import { PromoBannerType } from './promo-banner-type.zod.ts'

export const promoBannerListClosedDefault = []

export const PromoBannerList = /*#__PURE__*/ zod.object({
  data: /*#__PURE__*/ zod.array(PromoBanner),
  closed: /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(PromoBannerType), promoBannerListClosedDefault),
})

export type PromoBannerList = zod.input<typeof PromoBannerList>
export type PromoBannerListOutput = zod.output<typeof PromoBannerList>
