import type { Rank, ReferralStatistic } from '#sdk'
import { compare, isZero, max, position, sub } from './money.ts'

/** Own assets and structure volume, in USD, that a rank needs; both count. `monthly` of the volume has to come in each month. */
export const rankConditions = [
  { rank: 'intern', assets: '0', volume: '0', monthly: null },
  { rank: 'junior', assets: '500', volume: '0', monthly: null },
  { rank: 'middle', assets: '2000', volume: '30000', monthly: null },
  { rank: 'senior', assets: '5000', volume: '100000', monthly: null },
  { rank: 'master', assets: '10000', volume: '300000', monthly: '5000' },
] as const

/** What the ladder measures a person by. */
export type RankStanding = Pick<ReferralStatistic, 'rank' | 'ranks' | 'own_assets' | 'structure_volume' | 'monthly_volume'>

/** Place of the rank that is held among all of them; a rank that the list does not know counts as the lowest. */
export const heldRank = ({ rank, ranks }: Pick<RankStanding, 'rank' | 'ranks'>): number =>
  Math.max(
    0,
    ranks.findIndex(({ name }) => name === rank),
  )

/**
 * How much of the way from the rank that is held to the next is done, 0 to 1. Each condition counts, so the one that is
 * furthest behind says how far it is; a condition that asks for no more than the present rank did holds nobody back.
 */
export function rankProgress(standing: RankStanding): number {
  const held = heldRank(standing)
  const [from, to] = [standing.ranks[held], standing.ranks[held + 1]]
  if (!from || !to) return 1
  const done = [
    [standing.own_assets, from.own_assets_from, to.own_assets_from],
    [standing.structure_volume, from.structure_volume_from, to.structure_volume_from],
    [standing.monthly_volume, from.monthly_volume_from, to.monthly_volume_from],
  ] as const
  return Math.min(shortOfNext, ...done.map(([value, start, end]) => (compare(start, end) === 0 ? 1 : position(value, start, end))))
}

/** The server alone raises a rank: until it does, the needle stays short of the next one, whatever the figures say. */
const shortOfNext = 0.98

/** One condition of the next rank, in USDT. */
export type RankCondition = {
  name: 'assets' | 'volume' | 'monthly'
  value: string
  target: string
  /** What is still to come; 0 where it is met. */
  missing: string
}

/** What the next rank asks for, and what of each is missing; nothing at the top. What it does not ask for is left out. */
export function nextConditions(standing: RankStanding): RankCondition[] {
  const next = standing.ranks[heldRank(standing) + 1]
  if (!next) return []
  const all = [
    { name: 'assets', value: standing.own_assets, target: next.own_assets_from },
    { name: 'volume', value: standing.structure_volume, target: next.structure_volume_from },
    { name: 'monthly', value: standing.monthly_volume, target: next.monthly_volume_from },
  ] as const
  return all.filter(({ target }) => !isZero(target)).map((one) => ({ ...one, missing: max(sub(one.target, one.value), '0') }))
}

/** Structure volume that each leader pool opens at, in USD (product.md §9). */
export const poolThresholds = ['50000', '100000', '300000', '500000', '1000000', '5000000'] as const

/** The table above in the contract's shape: what the ladder shows before the server has answered, or where it does not. */
export const plainRanks: readonly Rank[] = rankConditions.map(({ rank, assets, volume, monthly }) => ({
  name: rank,
  own_assets_from: assets,
  structure_volume_from: volume,
  monthly_volume_from: monthly ?? '0',
}))
