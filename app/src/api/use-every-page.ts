import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

type Pages = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>

/** Loads all pages of a list, one after the other. Stops at a page that fails; the returned function loads it again. */
export function useEveryPage({ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: Pages): () => void {
  const onMore = (): void => void (isFetchingNextPage || fetchNextPage({ cancelRefetch: false }))
  const next = useEffectEvent(onMore)
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) next()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError])
  return onMore
}
