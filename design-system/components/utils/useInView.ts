import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/** Keeps the current item of a horizontally scrolling row centred. Scrolls the row only, never the page. */
export function useInView(current: string | number | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const track = row.current
    const one = track?.querySelector('[aria-current], [aria-checked="true"]')
    if (!track || !one || current === undefined || track.scrollWidth <= track.clientWidth) return
    const [seen, at] = [track.getBoundingClientRect(), one.getBoundingClientRect()]
    track.scrollLeft += at.left - seen.left - (seen.width - at.width) / 2
  }, [current])
  return row
}
