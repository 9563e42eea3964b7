import { useEffect, useRef } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom'
import type { SheetSteps } from '#design-system/components/feedback/Sheet.tsx'
import { Id } from '#sdk/schemas.ts'
import type { PageSearch } from '../site/search.ts'
import { fromSchema, useSearchState } from './search-params.ts'
import type { Parsers, WriteSearch } from './search-params.ts'
import { usePath } from './use-path.ts'
import { inPlace } from './use-search.ts'

const parseId = fromSchema(Id)
type ListPath = '/cabinet/trade/transactions' | '/cabinet/trade/uta/transactions' | '/cabinet/trade/uta/deals'

/** A list page: its filters and the id of the open detail, both in the URL. */
export interface ListPage<F> {
  filters: Partial<F>
  onFilters: WriteSearch<F>
  /** Id of the item whose detail is open. `null`: none, or an invalid id. */
  open: string | null
  /** Goes back to the list if the detail was opened from it; otherwise removes the detail from the URL. */
  close: () => void
  /** The URL of the filtered list with an item's detail open. */
  hrefOf: (id: string) => string
  /** The ways to the items beside the open one, in the order of the list; `null` if it is not in the list. They replace it in the history. */
  stepsIn: (ids: readonly string[]) => SheetSteps | null
}

/** `filters`: the parser of each filter. `detail`: the query parameter with the id of the open item. */
export function useListPage<F extends object, T extends ListPath>(
  template: T,
  filters: Parsers<F>,
  detail: Exclude<keyof PageSearch[T], keyof F> & string,
): ListPage<F> {
  const { to } = usePath()
  const navigate = useNavigate()
  const navigation = useNavigationType()
  const [current, onFilters] = useSearchState(filters)
  const [{ [detail]: open = null }] = useSearchState<Record<string, string>>({ [detail]: parseId })
  const seenList = useRef(false)
  useEffect(() => {
    if (open === null) seenList.current = true
  }, [open])
  const anyPath: (template: ListPath, options: { search: object }) => string = to
  const hrefOf = (id: string) => anyPath(template, { search: { ...current, [detail]: id } })
  const stepTo = (id: string | undefined) => (id === undefined ? null : () => void navigate(hrefOf(id), inPlace))
  return {
    filters: current,
    onFilters,
    open,
    close: () => (seenList.current && navigation !== NavigationType.Pop ? void navigate(-1) : onFilters(current, inPlace)),
    hrefOf,
    stepsIn(ids) {
      const at = open === null ? -1 : ids.indexOf(open)
      return at < 0 ? null : { previous: stepTo(ids[at - 1]), next: stepTo(ids[at + 1]) }
    },
  }
}
