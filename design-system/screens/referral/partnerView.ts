import type { Partner } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { failed, loading, ready } from '../../lib/loadable.ts'
import { compare } from '../../lib/money.ts'
import type { PartnerIndex } from '../../lib/partnerTree.ts'
import { invitedBy, pathTo } from '../../lib/partnerTree.ts'
import type { Sort } from '../../lib/sort.ts'

/** A partner in the structure. */
export type PartnerView = {
  partner: Partner
  /** From the user's direct partner to the one who invited this partner; empty for a direct partner. */
  above: readonly Partner[]
  /** Those whom the partner invited, as far as they have loaded. */
  invited: readonly Partner[]
}

/** The columns that partners can be sorted by. */
export const partnerColumns = ['partner', 'assets', 'volume', 'partners', 'joined'] as const
export type PartnerColumn = (typeof partnerColumns)[number]
/** As the server sends them. */
export const byJoined: Sort<PartnerColumn> = { by: 'joined', order: 'desc' }

export const partnerComparisons: Readonly<Record<PartnerColumn, (a: Partner, b: Partner) => number>> = {
  partner: (a, b) => a.name.localeCompare(b.name),
  assets: (a, b) => compare(a.own_assets, b.own_assets),
  volume: (a, b) => compare(a.structure_volume, b.structure_volume),
  partners: (a, b) => a.partners_count - b.partners_count,
  joined: (a, b) => Date.parse(a.joined_at) - Date.parse(b.joined_at),
}

/** How far the list has loaded, in which a partner is looked for. */
type Progress = { complete: boolean; moreFailed: boolean; onMore: () => void }

/** Finds a partner. Only the whole list can tell that there is none. */
export function findPartner(
  index: PartnerIndex,
  id: string,
  { complete, moreFailed, onMore }: Progress,
): Loadable<PartnerView | 'missing'> {
  const place = index.placeOf.get(id)
  if (place !== undefined)
    return ready({ partner: index.partners[place]!, above: pathTo(index, id).slice(0, -1), invited: invitedBy(index, id) })
  if (complete) return ready('missing')
  return moreFailed ? failed({ kind: 'network' }, onMore) : loading
}
