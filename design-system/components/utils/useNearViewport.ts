import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onNear` once when an element is within `margin` px of the viewport. Pass the result as the element's `ref`. */
export function useNearViewport(onNear: () => void, margin = 100) {
  const place = useRef<HTMLDivElement>(null)
  const handleNear = useEffectEvent(onNear)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watcher.disconnect()
        handleNear()
      },
      { rootMargin: `${margin}px` },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [margin])
  return place
}
