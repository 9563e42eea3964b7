import { QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { DraftProvider } from '../drafts/DraftProvider.tsx'
import { clients, engine } from '../runtime.ts'
import { useSession } from '../root/app-context.ts'

/** The cache of the present session for the pages of the cabinet. Another session begins with fresh pages: nothing of the last one is left in them. */
export function SessionQueryProvider({ children }: { children: ReactNode }) {
  const client = useSyncExternalStore(clients.subscribe, clients.get, clients.get)
  // Between the end of a session and the page that follows it nobody is here to ask anything for.
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

export const useSignOut = (): (() => void) => useCallback(() => engine().signOut(), [])
