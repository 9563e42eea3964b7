import { useEffect } from 'react'
import type { Problem } from '#design-system/lib/loadable.ts'

/** Clears a message about a missing connection when the connection is back. Public pages use it, which do not load TanStack Query. */
export function useUntilOnline(problem: Problem | undefined, reset: () => void): void {
  const isOffline = problem?.kind === 'offline'
  useEffect(() => {
    if (!isOffline) return
    window.addEventListener('online', reset)
    return () => window.removeEventListener('online', reset)
  }, [isOffline, reset])
}
