import { useCallback, useEffect, useRef } from 'react'

/** Returns whether the component is still mounted, so that a late response does not navigate a user who has left the page. */
export function useIsMounted(): () => boolean {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])
  return useCallback(() => here.current, [])
}
