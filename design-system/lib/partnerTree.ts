import type { Partner } from '#sdk'

/**
 * The structure as flat arrays, so that 12,000 partners are indexed, searched and laid out in a few milliseconds. A partner is known by its place
 * in `partners`; −1 stands for nobody.
 */
export interface PartnerIndex {
  partners: readonly Partner[]
  placeOf: ReadonlyMap<string, number>
  /** Who invited this one. */
  parent: Int32Array
  /** The first whom this one invited; the last entry is the reader's own first partner. */
  first: Int32Array
  /** The next one invited by the same person. */
  next: Int32Array
  /** Folded names. */
  names: readonly string[]
  /** All of them in one text, each with a line of its own: searched in one go, which is many times faster than name by name. */
  text: string
  /** Where each line of it ends. */
  ends: Int32Array
}

const marks = /\p{M}+/gu
const plain = /^[\x20-\x7e]*$/
const foldedOf = new WeakMap<Partner, string>()

/** A text as searching compares it: no case, no accents, ё as е, ß as ss. */
export const normalizeSearchText = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(marks, '').toUpperCase().toLowerCase()

const foldedName = (partner: Partner): string => {
  let name = foldedOf.get(partner)
  if (name === undefined) foldedOf.set(partner, (name = normalizeSearchText(partner.name)))
  return name
}

/**
 * Indexes partners in the order they came. Whoever has an inviter that is not there, or not on a higher level (no tree could hold it), stands at
 * the root: nobody is lost. Of two with the same id the first counts.
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

/** Where the reader's own partners begin. */
export const rootOf = (index: PartnerIndex): number => index.first[index.partners.length]!

export type PartnerState = 'all' | 'active' | 'inactive'

export interface Found {
  /** By place: 2 = it is one of them, 1 = it leads to one, 0 = left out. */
  kept: Uint8Array
  count: number
}

/** Whom a search and a state leave, and the way to them; `null` when both leave everybody. Words may come in any order. */
export function findPartners(index: PartnerIndex, search: string, state: PartnerState): Found | null {
  const words = normalizeSearchText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0 && state === 'all') return null
  const { partners, parent, names, text, ends } = index
  const kept = new Uint8Array(partners.length)
  // The longest word is in the fewest names.
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

/** Everybody whom one person invited, as they came; of the reader without an id. */
export function invitedBy(index: PartnerIndex, id: string | null): Partner[] {
  const { partners, placeOf, first, next } = index
  const above = id === null ? partners.length : placeOf.get(id)
  if (above === undefined) return []
  const list: Partner[] = []
  for (let at = first[above]!; at >= 0; at = next[at]!) list.push(partners[at]!)
  return list
}

/** From the reader's own partner down to this one, both included; nothing for somebody who is not there. */
export function pathTo(index: PartnerIndex, id: string): Partner[] {
  const path: Partner[] = []
  for (let at = index.placeOf.get(id) ?? -1; at >= 0; at = index.parent[at]!) path.unshift(index.partners[at]!)
  return path
}

/** Those who were found, without the way to them. */
export const foundPartners = (index: PartnerIndex, { kept }: Found): Partner[] => index.partners.filter((_, place) => kept[place] === 2)
