import type { Rank, ReferralStatistic } from '#sdk'
import { compare, isZero, max, position, sub } from './money.ts'
import { rankConditions } from './rankConditions.ts'

/** The data a rank is determined by. */
export type RankStanding = Pick<ReferralStatistic, 'rank' | 'ranks' | 'own_assets' | 'structure_volume' | 'monthly_volume'>

/** Index of the current rank among all ranks; an unknown rank counts as the lowest. */
export const heldRank = ({ rank, ranks }: Pick<RankStanding, 'rank' | 'ranks'>): number =>
  Math.max(
    0,
    ranks.findIndex(({ name }) => name === rank),
  )

/**
 * Progress from the current rank to the next, 0 to 1: that of the condition with the least progress. A condition that requires no more than the
 * current rank did is ignored.
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

/** Only the server raises a rank: until it does, the needle stays just short of the next one, whatever the figures say. */
const shortOfNext = 0.98

/** One condition of the next rank, in USDT. */
export type RankCondition = {
  name: 'assets' | 'volume' | 'monthly'
  value: string
  target: string
  /** Amount still missing; 0 if the condition is met. */
  missing: string
}

/** The next rank's conditions and what is missing for each; empty at the top. Conditions the rank does not have are omitted. */
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

/** Structure volume at which each leader pool opens, in USD. */
export const poolThresholds = ['50000', '100000', '300000', '500000', '1000000', '5000000'] as const

/** The table above in the contract's format: shown until the server has responded, or if it fails. */
export const plainRanks: readonly Rank[] = rankConditions.map(({ rank, assets, volume, monthly }) => ({
  name: rank,
  own_assets_from: assets,
  structure_volume_from: volume,
  monthly_volume_from: monthly ?? '0',
}))
