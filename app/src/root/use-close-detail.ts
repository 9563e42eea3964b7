import { useEffect, useRef } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom'

/**
 * Closes a detail that has its own URL. If it was opened from its list, goes back; if it was opened by a link, `leave` removes the detail from the
 * URL.
 */
export function useCloseDetail(open: boolean, leave: () => void): () => void {
  const navigate = useNavigate()
  const how = useNavigationType()
  const listed = useRef(false)
  useEffect(() => {
    if (!open) listed.current = true
  }, [open])
  return () => (listed.current && how === NavigationType.Push ? void navigate(-1) : leave())
}
