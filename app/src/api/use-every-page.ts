import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { failed } from '#design-system/lib/loadable.ts'
import type { Loadable } from '#design-system/lib/loadable.ts'
import { isWhole, rowsOf } from './infinite-list.ts'
import type { CursorPage } from './infinite-list.ts'
import { toLoadable } from './to-loadable.ts'
import type { Result } from './to-loadable.ts'

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

/** The rows of all pages, ready when the last page is there. A server that does not send them all is an error: what is made of a part would be wrong. */
export function useWholeList<T extends { id: string }>(pages: Pages & Result<{ pages: CursorPage<T>[] } | undefined>): Loadable<T[]> {
  const onMore = useEveryPage(pages)
  const loaded = pages.hasNextPage ? undefined : pages.data?.pages
  const all = loaded && isWhole(loaded) ? rowsOf(loaded) : undefined
  if (loaded && all === undefined) return failed({ kind: 'contract' }, () => void pages.refetch())
  return toLoadable({ ...pages, data: all, refetch: pages.isFetchNextPageError ? onMore : pages.refetch })
}
