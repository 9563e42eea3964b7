import { useCallback, useEffect, useRef } from 'react'

/** Whether the page that asked is still there: an answer that comes after its reader has left must not move them. */
export function useIsMounted(): () => boolean {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])
  return useCallback(() => here.current, [])
}
