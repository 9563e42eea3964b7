import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Reports the height of an element in px, initially and on every change; 0 if it is not rendered. */
export function useReportedHeight(element: RefObject<HTMLElement | null>, onHeight: (height: number) => void): void {
  useEffect(() => {
    const node = element.current
    if (!node) return onHeight(0)
    const watch = new ResizeObserver(() => {
      const height = Math.round(node.getBoundingClientRect().height)
      // React hides the previous page while the next one loads: the hidden element has no height, but still needs its space next time.
      if (height > 0) onHeight(height)
    })
    watch.observe(node)
    return () => watch.disconnect()
  }, [element, onHeight])
}
