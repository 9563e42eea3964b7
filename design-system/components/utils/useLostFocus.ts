import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Focuses the heading of a result that replaces the form or dialog that had the focus. A page opened at a result starts at its top. */
export function useLostFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (lost && navigator.userActivation?.hasBeenActive) heading.current?.focus()
  }, [])
  return heading
}
