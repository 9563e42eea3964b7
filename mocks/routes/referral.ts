import type { Partner, ReferralLevel, ReferralStatistic } from '#sdk'
import { ranks } from '../fixtures/market.ts'
import { ok, authenticatedRoute } from '../server/route.ts'
import type { RouteResult, RouteContext, Operation } from '../server/route.ts'
import { readForm } from '../server/form.ts'
import { pageOf } from '../server/pages.ts'
import { DAY } from '../world/clock.ts'
import { incomeReport } from '../world/income.ts'
import { activeDays, structureOf } from '../world/partners.ts'
import { userBalance } from '../world/ledger-accounts.ts'
import { promotionView } from '../world/promotion.ts'
import { rankOf } from '../world/rank.ts'
import { decimal, percentOf, sum, units } from '../world/units.ts'
import type { Units } from '../world/units.ts'
import type { User, World } from '../world/world.ts'
import { totalWorth } from './balances.ts'

const ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/

/** Assets that count for rank and pools, in USDT: all tokens, including locked ones, and UTA. Bonuses do not count. */
export const ownAssets = (world: World, user: User): Units => totalWorth(world, user) + userBalance(world, user, 'uta', 'USDT')

const levels = (partners: readonly Partner[], total: Units): ReferralLevel[] => {
  const numbers = [...new Set(partners.map(({ level }) => level))].toSorted((a, b) => a - b)
  return numbers.map((level) => {
    const here = partners.filter((partner) => partner.level === level)
    const income = sum(here.map((partner) => units(partner.income)))
    return { level, partners: here.length, income: decimal(income), share_percent: decimal(units(percentOf(income, total))) }
  })
}

export const referralStatistic = (world: World, user: User, now: number): ReferralStatistic => {
  const { partners } = structureOf(world, user)
  const joined = partners.map((partner) => Date.parse(partner.joined_at))
  const income = incomeReport(world, user, joined, now)
  const own_assets = ownAssets(world, user)
  const { rank, next } = rankOf(own_assets, units(user.volumes.structure), units(user.volumes.month))
  return {
    code: user.referral_code,
    link: `https://matu.example/r/${user.referral_code}`,
    rank,
    next_rank: next,
    own_assets: decimal(own_assets),
    structure_volume: user.volumes.structure,
    monthly_volume: user.volumes.month,
    ranks: ranks.map((step) => ({ ...step })),
    partners_total: partners.length,
    partners_active: partners.filter((partner) => partner.is_active).length,
    partners_new_week: joined.filter((moment) => moment > now - 7 * DAY).length,
    levels: levels(partners, units(income.income_total)),
    newest_partners: partners.toSorted((a, b) => (a.joined_at < b.joined_at ? 1 : -1)).slice(0, 5),
    ...income,
    timezone: 'UTC',
    promotion: promotionView(world, user, now),
  }
}

/** The rows by a column; equal ones keep their order. */
function inOrder(world: World, partners: readonly Partner[], sort: string | null): readonly Partner[] {
  if (sort === null) return partners
  const by = sort.replace('-', '')
  const keyed = partners.map((partner) => ({
    partner,
    key: by === 'name' ? partner.name : by === 'level' ? partner.level : activeDays(world, partner).length,
  }))
  const compare = (a: string | number, b: string | number): number => (typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b))
  return keyed.toSorted((a, b) => (sort.startsWith('-') ? compare(b.key, a.key) : compare(a.key, b.key))).map(({ partner }) => partner)
}

const listPartners = (context: RouteContext, user: User): RouteResult => {
  const form = readForm(Object.fromEntries(context.query))
  const parent_id = form.optionalString('parent_id', { pattern: ID })
  const level = form.optionalInteger('level', 1, 100)
  const search = form.optionalString('search', { max: 64 })?.trim().toLowerCase()
  const is_active = form.optionalBoolean('is_active')
  const with_activity = form.optionalBoolean('with_activity')
  const perPage = form.optionalInteger('per_page', 1, 1000) ?? 100
  const sort = form.optionalOneOf('sort', ['name', '-name', 'level', '-level', 'active_days', '-active_days'])
  form.optionalString('cursor', { max: 512 })
  form.done()
  const found = structureOf(context.world, user).partners.filter(
    (partner) =>
      (parent_id === null || partner.parent_id === parent_id) &&
      (level === null || partner.level === level) &&
      (search === undefined || partner.name.toLowerCase().includes(search)) &&
      (is_active === null || partner.is_active === is_active),
  )
  const page = pageOf(inOrder(context.world, found, sort), context.query, '/api/referral/v2/partners', perPage)
  return ok(
    with_activity ? { ...page, data: page.data.map((partner) => ({ ...partner, active_days: activeDays(context.world, partner) })) } : page,
  )
}

export const referral: readonly Operation[] = [
  authenticatedRoute('GET', '/api/referral/v2/statistic', ({ world, now }, user) => ok(referralStatistic(world, user, now))),
  authenticatedRoute('GET', '/api/referral/v2/partners', listPartners),
]
