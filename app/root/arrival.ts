import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { prefersCalm } from './calm.ts'

/** Scroll positions of this visit by history entry. Held in memory: what was read is nobody's to keep. */
const positions = new Map<string, number>()
const MOST = 100
/**
 * The history entry whose page stands where it belongs. Only its scrolls are remembered: the browser tells them late, and one of the page that was
 * left, or of one that is still being put back, would be taken for the new one's.
 */
let settled: string | null = null

/** Scrolling back needs the height that the page had: its data may come a moment later. */
function restore(top: number, key: string): () => void {
  const until = Date.now() + 1000
  let frame = 0
  const signs = ['wheel', 'touchstart', 'keydown'] as const
  const stop = (): void => {
    settled = key
    cancelAnimationFrame(frame)
    for (const sign of signs) window.removeEventListener(sign, stop)
  }
  const step = (): void => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) > 1 && Date.now() < until) frame = requestAnimationFrame(step)
    else settled = key
  }
  settled = null
  step()
  for (const sign of signs) window.addEventListener(sign, stop, { passive: true })
  return stop
}

function focusOn(element: HTMLElement | null): boolean {
  if (!element) return false
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/** The page behind a maintenance page is still there, hidden. */
const visible = (name: 'h1' | 'main'): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(name)].find((one) => one.checkVisibility?.() ?? true) ?? null

const targetOf = (hash: string): HTMLElement | null => {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

/** Remembers where each page was left. Once, in the root. */
export function useScrollMemory(): void {
  const { key } = useLocation()
  useEffect(() => {
    if (typeof history !== 'undefined') history.scrollRestoration = 'manual'
  }, [])
  useEffect(() => {
    const remember = (): void => {
      if (settled !== key) return
      positions.delete(key)
      positions.set(key, window.scrollY)
      if (positions.size > MOST) positions.delete(positions.keys().next().value as string)
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
}

/** The first page of a visit is announced by the browser itself. */
let first = true
let tellFirst: () => void
/** The first page is drawn, and where it was written ahead it is hydrated, down to its innermost part. */
export const firstArrival = new Promise<void>((resolve) => (tellFirst = resolve))

/**
 * Whether the first page is there. A frame that was written ahead asks nothing before: its innermost part is hydrated later, and an answer
 * that came in between would find a page that was written without it.
 */
export function useHasArrived(): boolean {
  const [there, setThere] = useState(() => !first)
  useEffect(() => {
    if (!there) void firstArrival.then(() => setThere(true))
  }, [there])
  return there
}

/**
 * A page has arrived: it gets its title, and after a navigation its scroll position and the focus on its heading, which is also how a screen
 * reader hears of it, once. Another language or query of the same page moves nothing.
 */
export function useArrival(title: string, arrived: () => void): void {
  const { pathname, hash, key } = useLocation()
  const how = useNavigationType()
  const here = pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '')
  const before = useRef<string | null>(null)
  const hear = useRef(arrived)

  useLayoutEffect(() => {
    document.title = title
    hear.current = arrived
  })

  useLayoutEffect(() => {
    settled = key
    if (before.current === here) return undefined
    before.current = here
    // The page is alive, and which one it is.
    document.documentElement.dataset['ready'] = here
    hear.current()
    if (first) {
      first = false
      tellFirst()
      return undefined
    }
    const places = [targetOf(hash), visible('h1'), visible('main')]
    places.some(focusOn)
    if (how === NavigationType.Pop) return restore(positions.get(key) ?? 0, key)
    if (!targetOf(hash)) window.scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [here, hash, key, how])

  // A page that comes back from behind the maintenance page arrives anew.
  useLayoutEffect(
    () => () => {
      before.current = null
      settled = null
    },
    [],
  )

  // A hash is a wish to see a part of the page, also on the page itself.
  useEffect(() => {
    const target = targetOf(hash)
    if (how === NavigationType.Pop || !target) return
    // Reading goes on there, also for whoever goes through the page by keyboard.
    focusOn(target)
    target.scrollIntoView({ behavior: prefersCalm() ? 'instant' : 'smooth' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same hash may be followed again
  }, [hash, key, how])
}
