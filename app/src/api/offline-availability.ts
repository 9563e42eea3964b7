import { useQueryClient } from '@tanstack/react-query'
import type { Query, QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { AtHand } from '#design-system/layouts/DefaultLayout.tsx'

/** Marks a read of the frame around the page: where it is missing, nothing of the page is. */
export const layoutQueryMeta = { frame: true } as const

type Seen = Pick<Query, 'state' | 'observers' | 'isActive'>

const isOfThePage = ({ observers }: Seen): boolean => observers.some(({ options }) => options.meta?.['frame'] !== true)

/** What of the reads on the screen is here without a connection, and since when the oldest of it is true. */
export function offlineAvailability(queries: readonly Seen[]): AtHand {
  const active = queries.filter((one) => one.isActive())
  const asked = active.filter(isOfThePage)
  if (asked.length === 0) return { what: 'unasked' }
  const there = active.filter(({ state }) => state.data !== undefined).map(({ state }) => state.dataUpdatedAt)
  if (there.length === 0) return { what: 'nothing' }
  return { what: asked.some(({ state }) => state.data === undefined) ? 'part' : 'all', at: Math.min(...there) }
}

const silent = (): void => {}
const key = (client: QueryClient): string => JSON.stringify(offlineAvailability(client.getQueryCache().getAll()))

/** The same while there is no connection, kept up to date; nothing while there is one. */
export function useOfflineAvailability(online: boolean): AtHand | null {
  const client = useQueryClient()
  const subscribe = useCallback((listener: () => void) => (online ? silent : client.getQueryCache().subscribe(listener)), [client, online])
  const text = useSyncExternalStore(
    subscribe,
    () => (online ? null : key(client)),
    () => null,
  )
  return text === null ? null : (JSON.parse(text) as AtHand)
}
