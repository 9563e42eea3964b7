import { useEffect, useState } from 'react'

/** Id of the part being read: the last one whose start has reached the upper third of the window. */
export function useScrollSpy(ids: readonly string[]): string | null {
  const [present, setPresent] = useState<string | null>(ids[0] ?? null)
  const list = ids.join(' ')
  useEffect(() => {
    const parts = list.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    let frame = 0
    const look = () => {
      frame = 0
      const line = window.innerHeight / 3
      const passed = parts.filter((part) => part.getBoundingClientRect().top <= line)
      // At the end of the page this is the last part, even if it is too short to scroll that high.
      const ended = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2 && window.scrollY > 0
      const part = ended ? parts.at(-1) : (passed.at(-1) ?? parts[0])
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
