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

/** All lines, in columns of numbers: thousands are laid out while one letter is typed, and a few of them are drawn. */
export interface TreeRows {
  length: number
  place: Int32Array
  depth: Uint16Array
  position: Int32Array
  size: Int32Array
  flags: Uint8Array
}

const BRANCH = 1
const OPEN = 2
const WAITING = 4
const ASIDE = 8

export function rowAt({ place, depth, position, size, flags }: TreeRows, at: number): TreeRow {
  const flag = flags[at]!
  return {
    place: place[at]!,
    depth: depth[at]!,
    position: position[at]!,
    size: size[at]!,
    open: (flag & BRANCH) === 0 ? null : (flag & OPEN) !== 0,
    waiting: (flag & WAITING) !== 0,
    aside: (flag & ASIDE) !== 0,
  }
}

/** The line of a partner; −1 while its branch is closed. */
export const lineOf = (rows: TreeRows, place: number): number => rows.place.subarray(0, rows.length).indexOf(place)

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
  const [word = '', ...others] = words
  let count = 0
  for (let place = 0; place < partners.length; place += 1) {
    const name = names[place]!
    if (!name.includes(word)) continue
    if (state !== 'all' && partners[place]!.is_active !== (state === 'active')) continue
    if (others.length > 0 && !others.every((other) => name.includes(other))) continue
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
export function layOut(index: PartnerIndex, openness: Openness, found: Found | null, complete: boolean): TreeRows {
  const { partners, first, next } = index
  const kept = found?.kept
  const count = partners.length
  const rows: TreeRows = {
    length: 0,
    place: new Int32Array(count),
    depth: new Uint16Array(count),
    position: new Int32Array(count),
    size: new Int32Array(count),
    flags: new Uint8Array(count),
  }
  const shownFrom = (place: number): number => {
    let at = place
    if (kept) while (at >= 0 && kept[at] === 0) at = next[at]!
    return at
  }
  const countFrom = (place: number): number => {
    let size = 0
    for (let at = place; at >= 0; at = next[at]!) if (!kept || kept[at] !== 0) size += 1
    return size
  }
  const simple = openness.except.size === 0
  // Where to go on once a branch is through: what a recursion would keep on its stack.
  const upper: number[] = []
  let at = shownFrom(rootOf(index))
  let position = 1
  let size = countFrom(at)
  let depth = 1
  for (;;) {
    if (at < 0) {
      if (depth === 1) return rows
      depth -= 1
      size = upper.pop()!
      position = upper.pop()!
      at = upper.pop()!
      continue
    }
    const child = shownFrom(first[at]!)
    const coming = child < 0 && !complete && !found && partners[at]!.partners_count > 0
    const branch = child >= 0 || coming
    const open = branch && (simple ? openness.all : isOpen(openness, partners[at]!.id))
    const row = rows.length
    rows.place[row] = at
    rows.depth[row] = depth
    rows.position[row] = position
    rows.size[row] = size
    rows.flags[row] = (branch ? BRANCH : 0) | (open ? OPEN : 0) | (open && coming ? WAITING : 0) | (kept?.[at] === 1 ? ASIDE : 0)
    rows.length += 1
    const after = shownFrom(next[at]!)
    if (open && child >= 0) {
      upper.push(after, position + 1, size)
      depth += 1
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
export function moveInTree(index: PartnerIndex, rows: TreeRows, row: number, key: string): TreeMove {
  const last = rows.length - 1
  if (row < 0 || row > last) return null
  const here = rowAt(rows, row)
  const idOf = (at: number) => index.partners[rows.place[at]!]!.id
  const id = idOf(row)
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
      if (here.open === false) return { branches: [id], open: true }
      return here.open && row < last && rows.depth[row + 1]! > here.depth ? { to: row + 1 } : null
    case 'ArrowLeft': {
      if (here.open) return { branches: [id], open: false }
      let above = row - 1
      while (above >= 0 && rows.depth[above]! >= here.depth) above -= 1
      return above < 0 ? null : { to: above }
    }
    case 'Enter':
    case ' ':
      return here.open === null ? null : { branches: [id], open: !here.open }
    case '*': {
      const parent = index.parent[here.place]
      const branches: string[] = []
      for (let at = 0; at <= last; at += 1)
        if ((rows.flags[at]! & BRANCH) !== 0 && index.parent[rows.place[at]!] === parent) branches.push(idOf(at))
      return { branches, open: true }
    }
    default:
      return null
  }
}

/** The next line, from the active one on and round, whose name begins with what was typed; −1 without one. */
export function lineBeginning(index: PartnerIndex, rows: TreeRows, row: number, typed: string): number {
  const text = fold(typed)
  // One letter goes on to the next name; further letters narrow the one that was found.
  const from = Array.from(typed).length > 1 ? row : row + 1
  for (let step = 0; step < rows.length; step += 1) {
    const at = (from + step) % rows.length
    if (index.names[rows.place[at]!]!.startsWith(text)) return at
  }
  return -1
}
