import { startTransition, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { HydratedContext } from './app-context.ts'

type Props = {
  /** Whether prerendered HTML is hydrated; a page that is rendered from scratch has nothing to match. */
  hydrates: boolean
  children: ReactNode
}

/** Tells the pages when they may differ from their prerendered HTML. In a transition, so that the browser can paint and handle input in between. */
export function HydrationProvider({ hydrates, children }: Props) {
  const [isHydrated, setHydrated] = useState(!hydrates)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}
