import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/** Keeps the present one of a row that scrolls sideways in the middle of what is seen of it. Only sideways: the page itself stays where it is. */
export function useInView(current: string | number | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const track = row.current
    const one = track?.querySelector('[aria-current]')
    if (!track || !one || current === undefined) return
    const [seen, at] = [track.getBoundingClientRect(), one.getBoundingClientRect()]
    track.scrollLeft += at.left - seen.left - (seen.width - at.width) / 2
  }, [current])
  return row
}
