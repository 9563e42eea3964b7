import type { Found, PartnerIndex } from './partnerTree.ts'
import { rootOf } from './partnerTree.ts'

/** One visible row of the tree. */
export interface TreeRow {
  place: number
  /** 1 for the user's direct partners. */
  depth: number
  /** Position among the visible partners with the same inviter. */
  position: number
  size: number
  /** `null`: a leaf. */
  open: boolean | null
  /** The branch is expanded and its partners are still loading. */
  waiting: boolean
  /** Shown only because a descendant matches. */
  aside: boolean
}

/** All rows as typed arrays: thousands are laid out on every keystroke and only a few of them are rendered. */
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

/** Row index of a partner; −1 if its branch is collapsed. */
export const lineOf = (rows: TreeRows, place: number): number => rows.place.subarray(0, rows.length).indexOf(place)

/** Which branches are expanded: all except some, or only some. */
export interface ExpandedState {
  all: boolean
  except: ReadonlySet<string>
}

/** What a user has done with the tree: found again after "Back". */
export interface TreeView {
  expanded: ExpandedState
  /** Id of the active row. */
  active: string | null
}

export const allClosed: ExpandedState = { all: false, except: new Set() }
export const allOpen: ExpandedState = { all: true, except: new Set() }

export const isOpen = ({ all, except }: ExpandedState, id: string): boolean => all !== except.has(id)

/** A copy with some branches expanded or collapsed. */
export function withBranches(openness: ExpandedState, ids: readonly string[], open: boolean): ExpandedState {
  const except = new Set(openness.except)
  for (const id of ids) {
    if (open === openness.all) except.delete(id)
    else except.add(id)
  }
  return { all: openness.all, except }
}

/**
 * The visible rows of the tree from the top: partners whose ancestors are expanded, or that match. `complete`: all partners have loaded; before that,
 * a branch whose partners have not arrived can be expanded and waits.
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
  // Where to continue after a branch: replaces the stack of a recursion.
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
