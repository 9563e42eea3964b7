import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const never = (): (() => void) => () => {}

/** The address's query. A page that was written ahead was written without one, so it comes in after hydration. */
export function useSearch(): string {
  const { search } = useLocation()
  return useSyncExternalStore(
    never,
    () => search,
    () => '',
  )
}
