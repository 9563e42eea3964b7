import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

type Pages = Pick<UseInfiniteQueryResult, 'isFetching' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>

/** Loads all pages of a list, one after the other. Stops at a page that fails; the returned function loads it again. */
export function useEveryPage({ hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: Pages): () => void {
  const onMore = (): void => void (isFetchingNextPage || fetchNextPage({ cancelRefetch: false }))
  const next = useEffectEvent(onMore)
  // Not while the loaded pages are fetched again: the next page would wait for them and then not be asked for.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) next()
  }, [hasNextPage, isFetching, isFetchNextPageError])
  return onMore
}
