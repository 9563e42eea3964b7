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
  /** Folded names, for searching. */
  names: readonly string[]
}

/** One line of the tree as it is laid out now. */
export interface TreeRow {
  place: number
  /** 1 for the reader's own partners, as they are drawn. */
  depth: number
  /** Among those invited by the same person and shown. */
  position: number
  size: number
  /** `null`: nobody is below. */
  open: boolean | null
  /** The branch is open, and its partners are still on their way. */
  waiting: boolean
  /** Shown only because of somebody below. */
  aside: boolean
}

const marks = /\p{M}+/gu
const plain = /^[\x20-\x7e]*$/
const foldedOf = new WeakMap<Partner, string>()

/** A text as searching compares it: no case, no accents, ё as е, ß as ss. */
export const fold = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(marks, '').toUpperCase().toLowerCase()

const foldedName = (partner: Partner): string => {
  let name = foldedOf.get(partner)
  if (name === undefined) foldedOf.set(partner, (name = fold(partner.name)))
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
  return { partners, placeOf, parent, first, next, names }
}

/** Where the reader's own partners begin. */
const rootOf = (index: PartnerIndex): number => index.first[index.partners.length]!

export type PartnerState = 'all' | 'active' | 'inactive'

export interface Found {
  /** By place: 2 = it is one of them, 1 = it leads to one, 0 = left out. */
  kept: Uint8Array
  count: number
}

/** Whom a search and a state leave, and the way to them; `null` when both leave everybody. Words may come in any order. */
export function findPartners(index: PartnerIndex, search: string, state: PartnerState): Found | null {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0 && state === 'all') return null
  const { partners, parent, names } = index
  const kept = new Uint8Array(partners.length)
  let count = 0
  for (let place = 0; place < partners.length; place += 1) {
    if (state !== 'all' && partners[place]!.is_active !== (state === 'active')) continue
    const name = names[place]!
    if (!words.every((word) => name.includes(word))) continue
    kept[place] = 2
    count += 1
    for (let above = parent[place]!; above >= 0 && kept[above] === 0; above = parent[above]!) kept[above] = 1
  }
  return { kept, count }
}

/** Which branches are open: all but some, or some alone. */
export interface Openness {
  all: boolean
  except: ReadonlySet<string>
}

export const allClosed: Openness = { all: false, except: new Set() }
export const allOpen: Openness = { all: true, except: new Set() }

export const isOpen = ({ all, except }: Openness, id: string): boolean => all !== except.has(id)

/** The same with some branches opened or closed. */
export function withBranches(openness: Openness, ids: readonly string[], open: boolean): Openness {
  const except = new Set(openness.except)
  for (const id of ids) {
    if (open === openness.all) except.delete(id)
    else except.add(id)
  }
  return { all: openness.all, except }
}

/**
 * The lines of the tree, from the top: every partner whose branch is open, or who was found. `complete` says that nobody is still to come; before,
 * a branch whose partners have not arrived can be opened and waits.
 */
export function layOut(index: PartnerIndex, openness: Openness, found: Found | null, complete: boolean): TreeRow[] {
  const { partners, first, next } = index
  const kept = found?.kept
  const isShown = (place: number): boolean => kept === undefined || kept[place] !== 0
  const rows: TreeRow[] = []
  const shownFrom = (place: number): number => {
    let at = place
    while (at >= 0 && !isShown(at)) at = next[at]!
    return at
  }
  const countFrom = (place: number): number => {
    let count = 0
    for (let at = place; at >= 0; at = next[at]!) if (isShown(at)) count += 1
    return count
  }
  // Where to go on once a branch is through: what a recursion would keep on its stack.
  const upper: Array<{ at: number; position: number; size: number }> = []
  let at = shownFrom(rootOf(index))
  let position = 1
  let size = countFrom(at)
  for (;;) {
    if (at < 0) {
      const back = upper.pop()
      if (!back) return rows
      ;({ at, position, size } = back)
      continue
    }
    const partner = partners[at]!
    const child = shownFrom(first[at]!)
    const coming = child < 0 && !complete && !found && partner.partners_count > 0
    const open = child >= 0 || coming ? isOpen(openness, partner.id) : null
    rows.push({ place: at, depth: upper.length + 1, position, size, open, waiting: coming && open === true, aside: kept?.[at] === 1 })
    const after = shownFrom(next[at]!)
    if (open && child >= 0) {
      upper.push({ at: after, position: position + 1, size })
      at = child
      position = 1
      size = countFrom(child)
    } else {
      at = after
      position += 1
    }
  }
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

/** What a key does in a tree, as the ARIA pattern has it: another line, or branches opened or closed. */
export type TreeMove = { to: number } | { branches: string[]; open: boolean } | null

/** `row` is the index of the line that is active in `rows`. */
export function moveInTree(index: PartnerIndex, rows: readonly TreeRow[], row: number, key: string): TreeMove {
  const here = rows[row]
  if (!here) return null
  const id = (at: TreeRow) => index.partners[at.place]!.id
  const last = rows.length - 1
  switch (key) {
    case 'ArrowDown':
      return row < last ? { to: row + 1 } : null
    case 'ArrowUp':
      return row > 0 ? { to: row - 1 } : null
    case 'Home':
      return { to: 0 }
    case 'End':
      return { to: last }
    case 'PageDown':
      return { to: Math.min(last, row + 10) }
    case 'PageUp':
      return { to: Math.max(0, row - 10) }
    case 'ArrowRight':
      if (here.open === false) return { branches: [id(here)], open: true }
      return here.open && (rows[row + 1]?.depth ?? 0) > here.depth ? { to: row + 1 } : null
    case 'ArrowLeft': {
      if (here.open) return { branches: [id(here)], open: false }
      const above = rows.findLastIndex(({ depth }, at) => at < row && depth < here.depth)
      return above < 0 ? null : { to: above }
    }
    case 'Enter':
    case ' ':
      return here.open === null ? null : { branches: [id(here)], open: !here.open }
    case '*': {
      const parent = index.parent[here.place]
      return { branches: rows.filter(({ place, open }) => open !== null && index.parent[place] === parent).map(id), open: true }
    }
    default:
      return null
  }
}

/** The next line, from the active one on and round, whose name begins with what was typed; −1 without one. */
export function lineBeginning(index: PartnerIndex, rows: readonly TreeRow[], row: number, typed: string): number {
  const text = fold(typed)
  // One letter goes on to the next name; further letters narrow the one that was found.
  const from = Array.from(typed).length > 1 ? row : row + 1
  for (let step = 0; step < rows.length; step += 1) {
    const at = (from + step) % rows.length
    if (index.names[rows[at]!.place]!.startsWith(text)) return at
  }
  return -1
}
