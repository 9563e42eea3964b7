import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { getListPartnersInfiniteQueryOptions, useListPartnersInfinite } from '#sdk'
import { byCursor, isWhole, rowsOf } from '../../api/infinite-list.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useEveryPage } from '../../api/use-every-page.ts'

/** The contract's maximum page size. Parsing a page of this size does not block the main thread noticeably. */
const PART = 1000

export const allPartnersQuery = () => getListPartnersInfiniteQueryOptions({ per_page: PART }, { query: byCursor })

/** Loads all partners, page by page, because the tree is searched in the browser. */
export function useAllPartners(total: number | undefined) {
  const pages = useListPartnersInfinite(
    { per_page: PART },
    {
      query: {
        ...byCursor,
        // Comparing 12,000 partners deeply would block the page at each refetch.
        structuralSharing: false,
      },
    },
  )
  // A stable array: the tree is indexed only when it changes.
  const partners = useMemo(() => pages.data && rowsOf(pages.data.pages), [pages.data])
  const items = toLoadable({ ...pages, error: pages.isFetchNextPageError ? null : pages.error, data: partners })
  const { hasNextPage: more } = pages
  const complete = pages.data !== undefined && isWhole(pages.data.pages)
  const isStuck = items.state === 'ready' && !complete && !more
  const moreFailed = pages.isFetchNextPageError || isStuck
  const onNext = useEveryPage(pages)
  const onMore = isStuck ? () => void pages.refetch() : onNext

  const count = complete && !pages.isFetching ? partners?.length : undefined
  const asked = useRef<number>(undefined)
  const again = useEffectEvent(() => void pages.refetch())
  useEffect(() => {
    if (total === undefined || count === undefined || total === count || asked.current === total) return
    // Once per total: a server that counts inconsistently must not cause endless requests.
    asked.current = total
    again()
  }, [total, count])
  return { items, complete, moreFailed, onMore }
}
