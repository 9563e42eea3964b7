import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { getListPartnersInfiniteQueryOptions, useListPartnersInfinite } from '#sdk'
import { nextCursor, toLoadable } from '../../api/to-loadable.ts'

/** As many as the contract gives at once: a part of this size is read in one short task. */
const PART = 1000

const parts = { getNextPageParam: nextCursor, initialPageParam: undefined }
export const allPartnersQuery = () => getListPartnersInfiniteQueryOptions({ per_page: PART }, { query: parts })

/** All partners, part by part: the tree is searched here and not by the server. */
export function useAllPartners(total: number | undefined) {
  const pages = useListPartnersInfinite(
    { per_page: PART },
    {
      query: {
        ...parts,
        // Compared value by value, 12,000 partners would hold up the page each time they are asked for again.
        structuralSharing: false,
      },
    },
  )
  // One list for as long as nobody is added: the tree is indexed when it changes.
  const partners = useMemo(() => pages.data?.pages.flatMap(({ data }) => data), [pages.data])
  const items = toLoadable({ ...pages, error: pages.isFetchNextPageError ? null : pages.error, data: partners })
  const { hasNextPage: more, isFetchingNextPage: loadingMore, isFetchNextPageError: moreFailed } = pages
  const complete = items.state === 'ready' && !more
  const onMore = (): void => void (loadingMore || pages.fetchNextPage({ cancelRefetch: false }))
  const next = useEffectEvent(onMore)
  useEffect(() => {
    if (more && !loadingMore && !moreFailed) next()
  }, [more, loadingMore, moreFailed])

  const count = complete && !pages.isFetching ? partners?.length : undefined
  const asked = useRef<number>(undefined)
  const again = useEffectEvent(() => void pages.refetch())
  useEffect(() => {
    if (total === undefined || count === undefined || total === count || asked.current === total) return
    // Once for each total: a server that counts otherwise is not asked for ever.
    asked.current = total
    again()
  }, [total, count])
  return { items, complete, moreFailed, onMore }
}
