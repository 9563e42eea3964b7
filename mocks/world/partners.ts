import type { Partner } from '#sdk'
import { firstnames, lastnames, traderPartners } from '../fixtures/people.ts'
import { DAY, HOUR, dayOf, iso, startOfDay, startOfMonth } from './clock.ts'
import { random } from './random.ts'
import { rankOf } from './rank.ts'
import { units } from './units.ts'
import { lazily } from './world.ts'
import type { User, World } from './world.ts'
import { centsToDecimal } from './deals.ts'

/** A user's partners by level, then newest first, with the data needed for searching. */
export interface Structure {
  partners: Partner[]
  byId: Map<string, Partner>
}

/** Total income on the first, second and all lower levels, in MATU. */
type LevelIncome = readonly [string, string, string]

const LEADER_LEVELS = [180, 1150, 3400, 4270, 3000]

/** A user's structure; the large one is generated on first access. */
export const structureOf = (world: World, user: User): Structure =>
  lazily(world, `structure ${user.id}`, () => {
    if (user.persona === 'trader') return indexed(fromFixture(world.born))
    if (user.persona === 'leader') return indexed(large(world))
    if (user.persona === 'summer') return indexed(small(world, 'summer', [820, 640, 910, 450, 730, 350], '120.5'))
    if (user.persona === 'secure') return indexed(small(world, 'secure', [300, 880, 520, 400], '84'))
    return indexed([])
  })

/**
 * The days of the last 31 on which a partner was active, derived from the seed and never before the partner joined. Partners who are active this
 * month have at least one day in it, the others have none.
 */
export const activeDays = (world: World, { id, is_active, joined_at }: Partner): string[] => {
  const chance = random(world.seed, 'active days', id)
  const often = is_active ? 0.25 + 0.7 * chance.next() : 0.3 * chance.next()
  const month = startOfMonth(world.born)
  const joined = startOfDay(Date.parse(joined_at))
  const last = startOfDay(world.born)
  const days: number[] = []
  for (let day = last - 30 * DAY; day <= last; day += DAY) {
    if (chance.next() < often && day >= joined && (is_active || day < month)) days.push(day)
  }
  if (is_active && !days.some((day) => day >= month)) days.push(last)
  return days.map(dayOf)
}

/** A new user joins the inviter's first level, the second level of the inviter's inviter, and so on. */
export const joinStructure = (world: World, inviter: User, user: User, now: number, level = 1, parent_id: string | null = null): void => {
  const structure = structureOf(world, inviter)
  const partner: Partner = {
    id: user.id,
    parent_id,
    level,
    name: `${user.firstname} ${user.lastname}`,
    avatar_url: null,
    rank: 'intern',
    own_assets: '0',
    structure_volume: '0',
    partners_count: 0,
    is_active: false,
    income: '0',
    joined_at: iso(now),
  }
  const parent = parent_id === null ? undefined : structure.byId.get(parent_id)
  if (parent) parent.partners_count += 1
  structure.partners.push(partner)
  structure.byId.set(partner.id, partner)
  structure.partners.sort(byLevelThenNewest)
  const above =
    inviter.invited_by === null ? null : ([...world.users.values()].find((one) => one.referral_code === inviter.invited_by) ?? null)
  if (above && above !== user && level < 20) joinStructure(world, above, user, now, level + 1, inviter.id)
}

/** ISO moments and ids are compared by code unit, independent of locale. */
const after = (a: string, b: string): number => (a === b ? 0 : a > b ? -1 : 1)

const byLevelThenNewest = (a: Partner, b: Partner): number => a.level - b.level || after(a.joined_at, b.joined_at) || after(b.id, a.id)

const indexed = (partners: Partner[]): Structure => {
  const counts = new Map<string, number>()
  for (const { parent_id } of partners) if (parent_id !== null) counts.set(parent_id, (counts.get(parent_id) ?? 0) + 1)
  for (const partner of partners) partner.partners_count = counts.get(partner.id) ?? 0
  return { partners: partners.toSorted(byLevelThenNewest), byId: new Map(partners.map((partner) => [partner.id, partner])) }
}

const fromFixture = (born: number): Partner[] => {
  const ids = new Map(traderPartners.map(({ name }, index) => [name as string, `p-${String(index + 1)}`]))
  const parents = new Map(traderPartners.map(({ name, under }) => [name as string, under as string | null]))
  const depth = (name: string): number => {
    const parent = parents.get(name) ?? null
    return parent === null ? 1 : depth(parent) + 1
  }
  const partners = traderPartners.map(({ name, under, own, days, active }): Partner => ({
    id: ids.get(name) ?? name,
    parent_id: under === null ? null : (ids.get(under) ?? null),
    level: depth(name),
    name,
    avatar_url: null,
    rank: 'intern',
    own_assets: own,
    structure_volume: '0',
    partners_count: 0,
    is_active: active,
    income: '0',
    joined_at: iso(born - days * DAY - 3 * HOUR),
  }))
  // Parents come before their partners, as `ranked` requires.
  partners.sort((a, b) => a.level - b.level)
  return shareIncome(ranked(partners), ['1499.53', '604.65', '314.42'])
}

/** Distributes the income of a level by own assets; the last partner gets the rounding remainder. */
const shareIncome = (partners: Partner[], income: LevelIncome): Partner[] => {
  income.forEach((total, index) => {
    const level = partners.filter((partner) => Math.min(partner.level, 3) === index + 1)
    const weight = level.reduce((sum, partner) => sum + Number(partner.own_assets) + 1, 0)
    const cents = Math.round(Number(total) * 100)
    let left = cents
    level.forEach((partner, place) => {
      const share = place === level.length - 1 ? left : Math.min(left, Math.floor((cents * (Number(partner.own_assets) + 1)) / weight))
      left -= share
      partner.income = centsToDecimal(share)
    })
  })
  return partners
}

/** The leader's structure volume in whole USDT. Generated assets are scaled to it. */
const LEADER_VOLUME = 2_418_350

/** Twelve thousand partners on five levels. Their parents are on the level above and joined before them; a few parents invited most of them. */
const large = (world: World): Partner[] => {
  const chance = random(world.seed, 'leader partners')
  const partners: Partner[] = []
  let above: Partner[] = []
  LEADER_LEVELS.forEach((count, index) => {
    const level: Partner[] = []
    for (let place = 0; place < count; place += 1) {
      const parent = index === 0 ? null : (above[Math.floor(chance.next() ** 2 * above.length)] ?? null)
      const since = parent === null ? world.born - 702 * DAY : Date.parse(parent.joined_at)
      level.push({
        id: `p-${String(partners.length + place + 1)}`,
        parent_id: parent?.id ?? null,
        level: index + 1,
        name: `${chance.pick(firstnames)} ${chance.pick(lastnames)}`,
        avatar_url: null,
        rank: 'intern',
        own_assets: String(Math.floor(chance.next() ** 10 * 9000)),
        structure_volume: '0',
        partners_count: 0,
        is_active: chance.chance(0.45),
        income: '0',
        // The first partner joined first, so that every reward has a partner.
        joined_at: iso(partners.length + place === 0 ? since : since + Math.floor(chance.next() * (world.born - 2 * HOUR - since))),
      })
    }
    partners.push(...level)
    above = level
  })
  return shareIncome(ranked(scaled(partners, LEADER_VOLUME)), ['18240.4', '9120.2', '5320.15'])
}

/** Scales the partners' assets to a sum; the first partner gets the rounding remainder. */
const scaled = (partners: Partner[], volume: number): Partner[] => {
  const total = partners.reduce((sum, { own_assets }) => sum + Number(own_assets), 0)
  let left = volume
  for (const partner of partners) {
    const own = Math.floor((Number(partner.own_assets) * volume) / total)
    partner.own_assets = String(own)
    left -= own
  }
  const [first] = partners
  if (first) first.own_assets = String(Number(first.own_assets) + left)
  return partners
}

/**
 * Adds what follows from the partners' assets: a partner's structure volume is the sum of the assets below, and assets and volume make the rank.
 * Parents come before their partners in the list. Ranks that also need a monthly volume are out of reach, because no partner has one.
 */
const ranked = (partners: Partner[]): Partner[] => {
  const byId = new Map(partners.map((partner) => [partner.id, partner]))
  for (const partner of partners.toReversed()) {
    const parent = partner.parent_id === null ? undefined : byId.get(partner.parent_id)
    if (parent)
      parent.structure_volume = String(Number(parent.structure_volume) + Number(partner.structure_volume) + Number(partner.own_assets))
  }
  for (const partner of partners) partner.rank = rankOf(units(partner.own_assets), units(partner.structure_volume), 0n).rank
  return partners
}

/** Partners on the first level with these assets; the newest joined six days ago, each of the others eleven days before. */
const small = (world: World, words: string, assets: readonly number[], income: string): Partner[] => {
  const chance = random(world.seed, words, 'partners')
  const partners = assets.map((own, index): Partner => ({
    id: `p-${words.slice(0, 2)}-${String(index + 1)}`,
    parent_id: null,
    level: 1,
    name: `${chance.pick(firstnames)} ${chance.pick(lastnames)}`,
    avatar_url: null,
    rank: 'intern',
    own_assets: String(own),
    structure_volume: '0',
    partners_count: 0,
    is_active: index < 4,
    income: '0',
    joined_at: iso(world.born - (index * 11 + 6) * DAY),
  }))
  return shareIncome(ranked(partners), [income, '0', '0'])
}
