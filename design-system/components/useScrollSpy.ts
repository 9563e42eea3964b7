import { useEffect, useState } from 'react'

/** Which part of a long page is read: the last one whose beginning has come into the upper third of the window. */
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
      // At the very end the last part is meant, even where it is too short to climb so high.
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
