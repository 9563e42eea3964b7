import { useDraft } from '#design-system/forms/useDraft.ts'
import { useEffect, useState } from 'react'
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom'
import type { PartnerState } from '#design-system/lib/partnerTree.ts'
import { routeMeta } from '../../paths.ts'

/** The address follows what is typed after this pause, ms. */
const SETTLED = 400
const LONGEST = 64
const id = routeMeta('/r/:code').params!['code']!

/** What of the structure is shown, as its address says it. Anybody may have written the address. */
export interface StructureView {
  search: string
  state: PartnerState
  under: string | null
}

export function readView(query: URLSearchParams): StructureView {
  const active = query.get('is_active')
  const partner = query.get('partner')
  return {
    search: (query.get('search') ?? '').slice(0, LONGEST),
    state: active === 'true' ? 'active' : active === 'false' ? 'inactive' : 'all',
    under: partner !== null && id.test(partner) ? partner : null,
  }
}

export function writeView({ search, state, under }: StructureView): URLSearchParams {
  const query = new URLSearchParams()
  if (search.trim()) query.set('search', search.trim())
  if (state !== 'all') query.set('is_active', String(state === 'active'))
  if (under !== null) query.set('partner', under)
  return query
}

/** The view in the address. What is typed is shown at once and reaches the address when typing pauses. */
export function useStructureView() {
  const [query, setQuery] = useSearchParams()
  const how = useNavigationType()
  const view = readView(query)
  const [search, setSearch] = useState(view.search)
  const [last, setLast] = useState(query)
  // A search that the address has not heard of when a session was lost.
  const { given, keep } = useDraft('structure')
  const [taken, setTaken] = useState<typeof given>(null)
  if (given && given !== taken) {
    setTaken(given)
    setSearch(String(given['search']))
  }
  // Back and forward bring their own search along.
  if (last !== query) {
    setLast(query)
    if (how === NavigationType.Pop && view.search !== search.trim()) setSearch(view.search)
  }

  useEffect(() => {
    if (search.trim() === view.search) return
    const timer = setTimeout(
      () => setQuery((now) => writeView({ ...readView(now), search }), { replace: true, preventScrollReset: true }),
      SETTLED,
    )
    return () => clearTimeout(timer)
  }, [search, view.search, setQuery])

  const write = (part: Partial<StructureView>, replace: boolean): void =>
    setQuery(writeView({ ...view, search, ...part }), { replace, preventScrollReset: true })

  return {
    search,
    onSearch: (next: string): void => {
      const cut = next.slice(0, LONGEST)
      keep({ search: cut })
      setSearch(cut)
    },
    state: view.state,
    onState: (state: PartnerState): void => write({ state }, true),
    under: view.under,
    // A level is a step that the way back undoes.
    onUnder: (under: string | null): void => write({ under, search: '' }, false),
  }
}
