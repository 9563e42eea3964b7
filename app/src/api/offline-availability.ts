import { useQueryClient } from '@tanstack/react-query'
import type { Query, QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { OfflineAvailability } from '#design-system/layouts/DefaultLayout.tsx'

/** Marks a query of the layout. Without its data, nothing of the page is available. */
export const layoutQueryMeta = { frame: true } as const

type Seen = Pick<Query, 'state' | 'observers' | 'isActive'>

const isOfThePage = ({ observers }: Seen): boolean => observers.some(({ options }) => options.meta?.['frame'] !== true)

/** Which of the active queries have data offline, and the time of the oldest data (ms since 1970). */
export function offlineAvailability(queries: readonly Seen[]): OfflineAvailability {
  const active = queries.filter((one) => one.isActive())
  const asked = active.filter(isOfThePage)
  if (asked.length === 0) return { what: 'unasked' }
  const there = active.filter(({ state }) => state.data !== undefined).map(({ state }) => state.dataUpdatedAt)
  if (there.length === 0) return { what: 'nothing' }
  return { what: asked.some(({ state }) => state.data === undefined) ? 'part' : 'all', at: Math.min(...there) }
}

const silent = (): void => {}
const key = (client: QueryClient): string => JSON.stringify(offlineAvailability(client.getQueryCache().getAll()))

/** The current offline availability while offline; `null` while online. */
export function useOfflineAvailability(online: boolean): OfflineAvailability | null {
  const client = useQueryClient()
  const subscribe = useCallback((listener: () => void) => (online ? silent : client.getQueryCache().subscribe(listener)), [client, online])
  const text = useSyncExternalStore(
    subscribe,
    () => (online ? null : key(client)),
    () => null,
  )
  return text === null ? null : (JSON.parse(text) as OfflineAvailability)
}
