import { useDeferredValue, useMemo, useState } from 'react'
import type { Partner } from '#sdk'
import type { PartnerState } from '../../lib/partnerTree.ts'
import { findPartners, foundPartners, indexPartners, invitedBy, normalizeSearchText } from '../../lib/partnerTree.ts'
import type { ExpandedState } from '../../lib/treeRows.ts'
import { allClosed, allOpen, flattenTree, withBranches } from '../../lib/treeRows.ts'

export type StructureTreeOptions = {
  /** Partners loaded so far; `null` while there are none. */
  list: readonly Partner[] | null
  complete: boolean
  search: string
  state: PartnerState
  /** The whole tree is shown, not one level. */
  wide: boolean
  /** Which branches are expanded at first. */
  expanded: ExpandedState
  onExpanded: (expanded: ExpandedState) => void
}

/** Which partners a search and a filter show, and which branches are expanded. */
export function useStructureTree({ list, complete, search, state, wide, expanded, onExpanded }: StructureTreeOptions) {
  const index = useMemo(() => indexPartners(list ?? []), [list])
  const answer = useMemo(() => ({ index, search, found: findPartners(index, search, state) }), [index, search, state])
  // The typed letter and the number of matches render at once, the partners in a deferred render; so do newly loaded partners.
  const late = useDeferredValue(answer)
  const { search: looked, found } = late.index === index ? late : answer
  const searching = looked.trim() !== ''
  // A search expands the paths to all matches; afterwards the user's own expanded branches are restored.
  const [own, setOwn] = useState(expanded)
  const [during, setDuring] = useState<{ search: string; openness: ExpandedState }>({ search: looked, openness: allOpen })
  const openness = searching ? (during.search === looked ? during.openness : allOpen) : own
  const rows = useMemo(() => (wide ? flattenTree(index, openness, found, complete) : null), [wide, index, openness, found, complete])
  const setOpenness = (next: ExpandedState) => {
    if (searching) return setDuring({ search: looked, openness: next })
    setOwn(next)
    onExpanded(next)
  }
  const opened = openness.all && openness.except.size === 0
  return {
    index,
    /** Matches of what is typed at this moment; `null` without a search or filter. */
    count: answer.found && answer.found.count,
    /** Matches that are drawn, a deferred render later. */
    found,
    searching,
    /** The words to mark in names; empty without a search. */
    words: searching ? normalizeSearchText(looked) : '',
    /** Rows of the whole tree; `null` if one level is shown. */
    rows,
    /** Every branch is expanded. */
    opened,
    onBranches: (ids: readonly string[], open: boolean) => setOpenness(withBranches(openness, ids, open)),
    onToggleAll: () => setOpenness(opened ? allClosed : allOpen),
    /** The partners of one level: invited by this person (`null`: by the user), or all matches of a search. */
    levelUnder: (under: string | null): readonly Partner[] => {
      if (searching && found) return foundPartners(index, found)
      const level = invitedBy(index, under !== null && index.placeOf.has(under) ? under : null)
      return found ? level.filter(({ id }) => found.kept[index.placeOf.get(id)!] !== 0) : level
    },
  }
}

export type StructureTree = ReturnType<typeof useStructureTree>
