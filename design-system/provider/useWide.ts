import { useSyncExternalStore } from 'react'

const query = '(min-width:900px)'

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/**
 * Whether there is room for tables. Only where a wide and a narrow form are two different documents (a table, a list of cards);
 * everything else is a matter of style sheets. What is prerendered is the wide form.
 */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
