import { useLocation } from 'react-router-dom'
import { useHydrated } from '../lib/hydration.ts'

/** The query string. Pages are prerendered without one, so it is empty until hydration. */
export function useSearch(): string {
  const { search } = useLocation()
  return useHydrated() ? search : ''
}

/** How a page changes its own query: no new history entry, and the page stays where it was scrolled to. */
export const inPlace = { replace: true, preventScrollReset: true } as const
