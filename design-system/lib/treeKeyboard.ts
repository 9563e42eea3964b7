import type { PartnerIndex } from './partnerTree.ts'
import { normalizeSearchText } from './partnerTree.ts'
import type { TreeRows } from './treeRows.ts'
import { BRANCH, rowAt } from './treeRows.ts'

/** The effect of a key in a tree, by the ARIA tree pattern: move to another row, expand or collapse branches, or follow the row's link. */
export type TreeMove = { to: number } | { branches: string[]; open: boolean } | { follow: string } | null

/** `row` is the index of the active row in `rows`. */
export function handleTreeKey(index: PartnerIndex, rows: TreeRows, row: number, key: string): TreeMove {
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
      return { follow: id }
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

/** Index of the next row, starting at the active one and wrapping around, whose name starts with the typed text; −1 if there is none. */
export function typeAhead(index: PartnerIndex, rows: TreeRows, row: number, typed: string): number {
  const text = normalizeSearchText(typed)
  // A single letter moves to the next match; further letters narrow the current one.
  const from = Array.from(typed).length > 1 ? row : row + 1
  for (let step = 0; step < rows.length; step += 1) {
    const at = (from + step) % rows.length
    if (index.names[rows.place[at]!]!.startsWith(text)) return at
  }
  return -1
}
