import { QueryClientProvider } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { DraftProvider } from './DraftProvider.tsx'
import { clients, getRuntime } from '../auth/runtime.ts'
import { useSession } from '../auth/app-context.ts'

/**
 * Provides the query client of the current session to the cabinet's pages. A new session remounts them, so that they keep nothing of the previous
 * one.
 */
export function SessionQueryProvider({ children }: { children: ReactNode }) {
  const generation = useSyncExternalStore(clients.subscribe, clients.generation, clients.generation)
  // Between the end of the session and the next page there is no user to fetch data for.
  if (useSession().state === 'anonymous') return null
  return (
    <QueryClientProvider client={clients.get()} key={generation}>
      <DraftProvider>{children}</DraftProvider>
    </QueryClientProvider>
  )
}

export const signOut = (): void => getRuntime().session.leave()
