import { useLocation } from 'react-router-dom'
import { useHydrated } from './app-context.ts'

/** The address's query. A page that was written ahead was written without one, so it comes in after hydration. */
export function useSearch(): string {
  const { search } = useLocation()
  return useHydrated() ? search : ''
}
