import { useEffect, useState } from 'react'

/** A part that starts above this line, in px from the top of the window, is being read: an anchor scrolls its part to 24 px. */
const LINE = 80

/** Id of the part being read: the last one whose start has reached the top of the window. While the first one starts in view, it is that. */
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
      // At the end of the page this is the last part, even if it is too short to scroll that high.
      const ended = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2 && window.scrollY > 0
      const part = (starts[0] ?? 0) >= 0 ? parts[0] : ended ? parts.at(-1) : passed.at(-1)
      setPresent(part?.id ?? null)
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
    }
  }, [list])
  return present
}
