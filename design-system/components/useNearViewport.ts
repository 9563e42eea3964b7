import { useEffect, useRef } from 'react'

/** Says once that an element is on the screen or about to be, by at most `margin` px. Give the result to its `ref`. */
export function useNearViewport(onNear: () => void, margin = 100) {
  const place = useRef<HTMLDivElement>(null)
  const tell = useRef(onNear)
  useEffect(() => {
    tell.current = onNear
  })
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        tell.current()
      },
      { rootMargin: `${margin}px` },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [margin])
  return place
}
