import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { invalidateServerTexts } from '../api/invalidation.ts'
import { DraftProvider } from './DraftProvider.tsx'
import { clients, session } from '../auth/runtime.ts'
import { useSession } from '../auth/environment-hooks.ts'

/**
 * Provides the query client of the current session to the cabinet's pages. A new session remounts them, so that they keep nothing of the previous
 * one.
 */
export function SessionQueryProvider({ children }: { children: ReactNode }) {
  const generation = useSyncExternalStore(clients.subscribe, clients.generation, clients.generation)
  const { pathname } = useLocation()
  const { locale } = useDesignSystem()
  // The session redirects to verification on a navigation.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every change of the path is a navigation
  useEffect(() => session.send({ type: 'NAVIGATED' }), [pathname])
  // What the server has written is asked for in the new language.
  const written = useRef(locale)
  useEffect(() => {
    if (written.current !== locale) invalidateServerTexts(clients.get())
    written.current = locale
  }, [locale])
  // Between the end of the session and the next page there is no user to fetch data for.
  if (useSession().state === 'anonymous') return null
  return (
    <QueryClientProvider client={clients.get()} key={generation}>
      <DraftProvider>{children}</DraftProvider>
    </QueryClientProvider>
  )
}

export const signOut = (): void => session.send({ type: 'SIGN_OUT' })
