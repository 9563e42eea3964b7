import type { Pool, PoolLeader, PoolList, PoolQualification, PoolQualificationList } from '#sdk'
import { poolLeaders, pools as funds } from '../fixtures/market.ts'
import { ok, authenticatedRoute } from '../server/route.ts'
import type { Operation } from '../server/route.ts'
import { SECOND, addMonths, iso, monthOf, startOfMonth } from '../world/clock.ts'
import { decimal, over, percentOf, units } from '../world/units.ts'
import type { Units } from '../world/units.ts'
import type { User, World } from '../world/world.ts'
import { ownAssets } from './referral.ts'

interface Candidate {
  name: string
  structure: Units
  own: Units
}

/** All possible recipients of a fund: the leaders of the fixtures and the users. */
const candidates = (world: World): Candidate[] => [
  ...poolLeaders.map(({ name, structure_volume, own_assets }) => ({ name, structure: units(structure_volume), own: units(own_assets) })),
  ...[...world.users.values()].map((user) => ({
    name: `${user.firstname} ${user.lastname.slice(0, 1)}.`,
    structure: units(user.volumes.structure),
    own: ownAssets(world, user),
  })),
]

const periodEnd = (now: number): number => addMonths(startOfMonth(now), 1) - SECOND

/** The fund is shared equally, rounded down; the remainder stays in the fund. */
const poolView = (world: World, fund: (typeof funds)[number], now: number): Pool => {
  const qualified = candidates(world)
    .filter(({ structure, own: assets }) => structure >= units(fund.structure_volume_from) && assets >= units(fund.own_assets_from))
    .toSorted((a, b) => (a.structure > b.structure ? -1 : 1))
  const share = qualified.length === 0 ? 0n : over(units(fund.fund), units(String(qualified.length)))
  const month = startOfMonth(now)
  return {
    number: fund.number,
    structure_volume_from: fund.structure_volume_from,
    own_assets_from: fund.own_assets_from,
    fund_amount: fund.fund,
    share_amount: decimal(share),
    leaders_count: qualified.length,
    leaders: qualified
      .slice(0, 100)
      .map(({ name, structure }): PoolLeader => ({ name, structure_volume: decimal(structure), share_amount: decimal(share) })),
    months: [
      ...fund.before.map((fund_amount, index) => ({
        month: monthOf(addMonths(month, index - fund.before.length)),
        fund_amount,
        leaders_count: Math.max(1, qualified.length - (index === fund.before.length - 1 ? 1 : 2)),
      })),
      { month: monthOf(now), fund_amount: fund.fund, leaders_count: qualified.length },
    ],
  }
}

export const poolList = (world: World, now: number): PoolList => ({
  data: funds.map((fund) => poolView(world, fund, now)),
  period_starts_at: iso(startOfMonth(now)),
  period_ends_at: iso(periodEnd(now)),
})

const missingOf = (has: Units, needs: Units): Units => (has >= needs ? 0n : needs - has)

const progressOf = (has: Units, needs: Units): Units => {
  const percent = units(percentOf(has, needs))
  return percent > units('100') ? units('100') : percent
}

const qualification = (fund: (typeof funds)[number], structure: Units, assets: Units): PoolQualification => {
  const volume = progressOf(structure, units(fund.structure_volume_from))
  const owned = progressOf(assets, units(fund.own_assets_from))
  return {
    number: fund.number,
    is_qualified: structure >= units(fund.structure_volume_from) && assets >= units(fund.own_assets_from),
    structure_volume_from: fund.structure_volume_from,
    structure_volume_missing: decimal(missingOf(structure, units(fund.structure_volume_from))),
    own_assets_from: fund.own_assets_from,
    own_assets_missing: decimal(missingOf(assets, units(fund.own_assets_from))),
    progress_percent: decimal(volume < owned ? volume : owned),
  }
}

export const qualificationList = (world: World, user: User, now: number): PoolQualificationList => {
  const structure = units(user.volumes.structure)
  const assets = ownAssets(world, user)
  return {
    data: funds.map((fund) => qualification(fund, structure, assets)),
    structure_volume: decimal(structure),
    own_assets: decimal(assets),
    qualifies_until: iso(periodEnd(now)),
  }
}

export const pools: readonly Operation[] = [
  authenticatedRoute('GET', '/api/pools-info', ({ world, now }) => ok(poolList(world, now))),
  authenticatedRoute('GET', '/api/pools/qualification', ({ world, now }, user) => ok(qualificationList(world, user, now))),
]
