import { useEffect, useRef } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom'

/**
 * Closes a detail that has its own address. Opened from its list, the list is the entry before; opened by a link there is none to go back to,
 * and `leave` takes the detail out of the address.
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
