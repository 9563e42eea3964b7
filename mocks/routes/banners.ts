import type { PromoBanner, PromoBannerList } from '#sdk'
import { bannerTypes } from '../fixtures/enums.ts'
import { ok, authenticatedRoute } from '../server/route.ts'
import type { RouteResult, RouteContext, Operation } from '../server/route.ts'
import { readForm } from '../server/form.ts'
import { DAY, iso, startOfDay } from '../world/clock.ts'
import { promotionView } from '../world/promotion.ts'
import type { User, World } from '../world/world.ts'

/** The banners for this user, most important first. */
const active = (world: World, user: User, now: number): PromoBanner[] => {
  const promotion = promotionView(world, user, now)
  const since = iso(startOfDay(world.born) - 30 * DAY)
  const plain = (type: PromoBanner['type']): PromoBanner => ({ type, starts_at: since, ends_at: null, steps_done: null, steps_total: null })
  return [
    ...(promotion?.is_participating
      ? [
          {
            type: promotion.type,
            starts_at: promotion.starts_at,
            ends_at: promotion.ends_at,
            steps_done: promotion.steps.filter(({ state }) => state === 'done').length,
            steps_total: promotion.steps.length,
          },
        ]
      : []),
    ...(user.two_factor.confirmed ? [] : [plain('two_factor')]),
    ...(user.uta.subscriptions.length === 0 ? [plain('uta_subscription')] : []),
    ...(world.insurance_enabled && user.uta.subscriptions.length > 0 && !user.insurances.some(({ is_active }) => is_active)
      ? [plain('insurance')]
      : []),
  ]
}

export const bannerList = (world: World, user: User, now: number): PromoBannerList => {
  const all = active(world, user, now)
  const isClosed = ({ type }: PromoBanner) => user.closed_banners.includes(type)
  return { data: all.filter((banner) => !isClosed(banner)), closed: all.filter(isClosed).map(({ type }) => type) }
}

const closeBanner = (context: RouteContext, user: User): RouteResult => {
  const form = readForm(context.body)
  const type = form.oneOf('type', bannerTypes)
  form.done()
  if (!user.closed_banners.includes(type)) user.closed_banners.push(type)
  return ok(bannerList(context.world, user, context.now))
}

export const banners: readonly Operation[] = [
  authenticatedRoute('GET', '/api/promo-banner/active', ({ world, now }, user) => ok(bannerList(world, user, now))),
  authenticatedRoute('POST', '/api/promo-banner/close', closeBanner),
]
