import { useDraft } from '#design-system/forms/useDraft.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { PartnerState } from '#design-system/lib/partnerTree.ts'
import { allClosed } from '#design-system/lib/treeRows.ts'
import type { TreeView } from '#design-system/lib/treeRows.ts'
import { routeMeta, toSearch } from '../../site/paths.ts'
import { matching, oneOf, readSearch } from '../../hooks/search-params.ts'
import { inPlace } from '../../hooks/use-search.ts'
import { useUrlText } from '../../hooks/use-url-text.ts'

const LONGEST = 64
const id = routeMeta('/cabinet/referral/structure/:partnerId').params!['partnerId']!

/** The view of the structure, as the URL describes it. Values from the URL are validated. */
export interface StructureView {
  search: string
  state: PartnerState
  under: string | null
}

const parsers = { search: (raw: string) => raw.slice(0, LONGEST), is_active: oneOf('true', 'false'), partner: matching(id) }

export function readView(query: URLSearchParams): StructureView {
  const { search = '', is_active, partner: under = null } = readSearch(query, parsers)
  return { search, state: is_active === undefined ? 'all' : is_active === 'true' ? 'active' : 'inactive', under }
}

export const writeView = ({ search, state, under }: StructureView): URLSearchParams =>
  toSearch({ search: search.trim(), is_active: state === 'all' ? null : state === 'active', partner: under })

/** Keeps the view in the URL. Typed text shows at once and reaches the URL when typing pauses. */
export function useStructureView() {
  const [query, setQuery] = useSearchParams()
  const view = readView(query)
  const [search, setSearch] = useUrlText(view.search, (text) => setQuery((now) => writeView({ ...readView(now), search: text }), inPlace))
  // The search text at the time a session was lost, possibly not in the URL yet.
  const { given, keep } = useDraft('structure')
  const [taken, setTaken] = useState<typeof given>(null)
  if (given && given !== taken) {
    setTaken(given)
    setSearch(String(given['search']))
  }

  // A history entry, so that going back undoes it.
  const write = (part: Partial<StructureView>): void => setQuery(writeView({ ...view, search, ...part }), { preventScrollReset: true })

  return {
    search,
    onSearch: (next: string): void => {
      const cut = next.slice(0, LONGEST)
      keep({ search: cut })
      setSearch(cut)
    },
    state: view.state,
    onState: (state: PartnerState): void => write({ state }),
    under: view.under,
    onUnder: (under: string | null): void => write({ under, search: '' }),
  }
}

/** By history entry, as `ScrollRestoration` keeps the scroll position. */
const views = new Map<string, TreeView>()

/** What is expanded and active in the tree: there again when "Back" leads to the entry. */
export function useTreeView(): { view: TreeView; onView: (part: Partial<TreeView>) => void } {
  const { key } = useLocation()
  const [view] = useState((): TreeView => views.get(key) ?? { expanded: allClosed, active: null })
  const now = useRef(view)
  // A search or a filter makes an entry of its own.
  useEffect(() => void views.set(key, now.current), [key])
  return {
    view,
    onView(part) {
      now.current = { ...now.current, ...part }
      views.set(key, now.current)
    },
  }
}
