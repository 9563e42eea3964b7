import { useLocation } from 'react-router-dom'
import { useHydrated } from './app-context.ts'

/** The query string. Pages are prerendered without one, so it is empty until hydration. */
export function useSearch(): string {
  const { search } = useLocation()
  return useHydrated() ? search : ''
}
