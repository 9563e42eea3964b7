import type { Found, PartnerIndex } from './partnerTree.ts'
import { rootOf } from './partnerTree.ts'

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

export const BRANCH = 1
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

/** Which branches are open: all but some, or some alone. */
export interface ExpandedState {
  all: boolean
  except: ReadonlySet<string>
}

export const allClosed: ExpandedState = { all: false, except: new Set() }
export const allOpen: ExpandedState = { all: true, except: new Set() }

export const isOpen = ({ all, except }: ExpandedState, id: string): boolean => all !== except.has(id)

/** The same with some branches opened or closed. */
export function withBranches(openness: ExpandedState, ids: readonly string[], open: boolean): ExpandedState {
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
export function flattenTree(index: PartnerIndex, openness: ExpandedState, found: Found | null, complete: boolean): TreeRows {
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
