import { startTransition, useEffect, useState } from 'react'

export const isPrerendering = typeof window === 'undefined'

/** Whether what is rendered must be the same as the prerendered HTML: while prerendering, and until the first page is hydrated. */
let mustMatch: boolean = isPrerendering

/** Call before hydrating. A page that is rendered from scratch has nothing to match. */
export const beginHydration = (): void => void (mustMatch = true)
export const endHydration = (): void => void (mustMatch = false)

/**
 * `false` while the page must match its prerendered HTML: signed out, without settings, without a query. Changes in a transition. A store whose server
 * snapshot differs would instead render the whole page again at once, in one task; and a context would wait for the parts of a page whose code comes
 * when they are near the viewport.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(() => !mustMatch)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
