import type { RankName } from '#sdk'
import { ranks } from '../fixtures/market.ts'
import { units } from './units.ts'
import type { Units } from './units.ts'

/** The highest rank of which every condition is met. */
export const rankOf = (own: Units, structure: Units, month: Units): { rank: RankName; next: RankName | null } => {
  const reached = ranks.findLastIndex(
    (rank) =>
      own >= units(rank.own_assets_from) && structure >= units(rank.structure_volume_from) && month >= units(rank.monthly_volume_from),
  )
  return { rank: ranks[reached]?.name ?? 'intern', next: ranks[reached + 1]?.name ?? null }
}
