import { QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { DraftProvider } from './DraftProvider.tsx'
import { clients, getRuntime } from '../auth/runtime.ts'
import { useSession } from '../auth/app-context.ts'

/**
 * Provides the query client of the current session to the cabinet's pages. A new session remounts them, so that they keep nothing of the previous
 * one.
 */
export function SessionQueryProvider({ children }: { children: ReactNode }) {
  const client = useSyncExternalStore(clients.subscribe, clients.get, clients.get)
  // Between the end of the session and the next page there is no user to fetch data for.
  if (useSession().state === 'anonymous') return null
  return (
    <QueryClientProvider client={client} key={keyOf(client)}>
      <DraftProvider>{children}</DraftProvider>
    </QueryClientProvider>
  )
}

const keys = new WeakMap<object, number>()
let last = 0
function keyOf(client: object): number {
  const known = keys.get(client)
  if (known !== undefined) return known
  keys.set(client, (last += 1))
  return last
}

export const useSignOut = (): (() => void) => useCallback(() => getRuntime().signOut(), [])
