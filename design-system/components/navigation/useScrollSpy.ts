import { useEffect, useState } from 'react'

/** A part that starts above this line, in px from the top of the window, is being read: an anchor scrolls its part to 120 px. */
const LINE = 128

/**
 * Id of the part being read: the last one whose start has reached the top of the window. While the first one starts in view, it is that. At the end of
 * the page it is the part whose link was followed, or else the last one: the last parts are too short to scroll that high.
 */
export function useScrollSpy(ids: readonly string[]): string | null {
  const [present, setPresent] = useState<string | null>(ids[0] ?? null)
  const list = ids.join(' ')
  useEffect(() => {
    const parts = list.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    let frame = 0
    const look = () => {
      frame = 0
      const starts = parts.map((part) => part.getBoundingClientRect().top)
      const passed = parts.filter((_, at) => starts[at]! <= LINE)
      const asked = parts.find(({ id }, at) => `#${id}` === window.location.hash && starts[at]! > LINE)
      const ended = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2 && window.scrollY > 0
      const part = (starts[0] ?? 0) >= 0 ? parts[0] : ended ? (asked ?? parts.at(-1)) : passed.at(-1)
      setPresent(part?.id ?? null)
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    // A link that is followed focuses its part, and scrolls nothing where the page is at its end already.
    window.addEventListener('focusin', soon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
      window.removeEventListener('focusin', soon)
    }
  }, [list])
  return present
}
