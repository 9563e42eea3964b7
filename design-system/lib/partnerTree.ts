import type { Partner } from '#sdk'

/**
 * The structure as flat arrays, so that 12,000 partners are indexed, searched and laid out in a few milliseconds. Partners are referred to by their
 * index in `partners`; −1 means none.
 */
export interface PartnerIndex {
  partners: readonly Partner[]
  placeOf: ReadonlyMap<string, number>
  /** Index of the inviter. */
  parent: Int32Array
  /** Index of the first partner invited by each; the last entry is the user's own first partner. */
  first: Int32Array
  /** Index of the next partner with the same inviter. */
  next: Int32Array
  /** Normalised names. */
  names: readonly string[]
  /** All names in one text, one per line: searching it at once is many times faster than name by name. */
  text: string
  /** End offset of each line. */
  ends: Int32Array
}

const marks = /\p{M}+/gu
const plain = /^[\x20-\x7e]*$/
const foldedOf = new WeakMap<Partner, string>()

/** Normalises a text for searching: no case, no accents, ё as е, ß as ss. */
export const normalizeSearchText = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(marks, '').toUpperCase().toLowerCase()

const foldedName = (partner: Partner): string => {
  let name = foldedOf.get(partner)
  if (name === undefined) foldedOf.set(partner, (name = normalizeSearchText(partner.name)))
  return name
}

/**
 * Indexes partners in the given order. A partner whose inviter is missing or not on a higher level (which no tree allows) is attached to the root, so
 * that none is lost. Of duplicate ids the first counts.
 */
export function indexPartners(list: readonly Partner[]): PartnerIndex {
  const placeOf = new Map<string, number>()
  const partners: Partner[] = []
  for (const partner of list) {
    if (placeOf.has(partner.id)) continue
    placeOf.set(partner.id, partners.length)
    partners.push(partner)
  }
  const count = partners.length
  const parent = new Int32Array(count).fill(-1)
  const next = new Int32Array(count).fill(-1)
  const first = new Int32Array(count + 1).fill(-1)
  const names = partners.map(foldedName)
  for (let place = count - 1; place >= 0; place -= 1) {
    const { parent_id, level } = partners[place]!
    const above = parent_id === null ? undefined : placeOf.get(parent_id)
    if (above !== undefined && partners[above]!.level < level) parent[place] = above
    const holder = parent[place]! < 0 ? count : parent[place]!
    next[place] = first[holder]!
    first[holder] = place
  }
  const ends = new Int32Array(count)
  let end = -1
  for (let place = 0; place < count; place += 1) ends[place] = end += names[place]!.length + 1
  return { partners, placeOf, parent, first, next, names, text: names.join('\n'), ends }
}

/** Index of the user's own first partner. */
export const rootOf = (index: PartnerIndex): number => index.first[index.partners.length]!

export type PartnerState = 'all' | 'active' | 'inactive'

export interface Found {
  /** Per partner: 2 = matches, 1 = ancestor of a match, 0 = omitted. */
  kept: Uint8Array
  count: number
}

/** Partners that match a search and a state, with their ancestors; `null` if neither filters. Words may come in any order. */
export function findPartners(index: PartnerIndex, search: string, state: PartnerState): Found | null {
  const words = normalizeSearchText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0 && state === 'all') return null
  const { partners, parent, names, text, ends } = index
  const kept = new Uint8Array(partners.length)
  // The longest word matches the fewest names.
  const [word = '', ...others] = words.toSorted((one, other) => other.length - one.length)
  let count = 0
  let from = 0
  for (let place = 0; place < partners.length; place += 1) {
    const at = text.indexOf(word, from)
    if (at < 0) break
    while (ends[place]! < at) place += 1
    from = ends[place]!
    const name = names[place]!
    if (state !== 'all' && partners[place]!.is_active !== (state === 'active')) continue
    if (others.length > 0 && !others.every((other) => name.includes(other))) continue
    kept[place] = 2
    count += 1
    for (let above = parent[place]!; above >= 0 && kept[above] === 0; above = parent[above]!) kept[above] = 1
  }
  return { kept, count }
}

/** Partners invited by one person, in the given order; `null` means the user. */
export function invitedBy(index: PartnerIndex, id: string | null): Partner[] {
  const { partners, placeOf, first, next } = index
  const above = id === null ? partners.length : placeOf.get(id)
  if (above === undefined) return []
  const list: Partner[] = []
  for (let at = first[above]!; at >= 0; at = next[at]!) list.push(partners[at]!)
  return list
}

/** Ancestors of a partner from the user's direct partner down to the partner itself; empty if it does not exist. */
export function pathTo(index: PartnerIndex, id: string): Partner[] {
  const path: Partner[] = []
  for (let at = index.placeOf.get(id) ?? -1; at >= 0; at = index.parent[at]!) path.unshift(index.partners[at]!)
  return path
}

/** The matches without their ancestors. */
export const foundPartners = (index: PartnerIndex, { kept }: Found): Partner[] => index.partners.filter((_, place) => kept[place] === 2)
