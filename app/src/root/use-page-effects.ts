import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { prefersReducedMotion } from './prefers-reduced-motion.ts'

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

/** The first page of a visit is announced by the browser itself. */
let first = true
let tellFirst: () => void
/** The first page is drawn, and where it was written ahead it is hydrated, down to its innermost part. */
export const hydrationDone = new Promise<void>((resolve) => (tellFirst = resolve))

/**
 * Whether the first page is there. A frame that was written ahead asks nothing before: its innermost part is hydrated later, and an answer
 * that came in between would find a page that was written without it.
 */
export function useHydrationDone(): boolean {
  const [there, setThere] = useState(() => !first)
  useEffect(() => {
    if (!there) void hydrationDone.then(() => setThere(true))
  }, [there])
  return there
}

/**
 * A page has arrived: it gets its title, and after a navigation the focus on its heading, which is also how a screen reader hears of it, once. Another language or query of the same page moves nothing.
 */
export function usePageEffects(title: string, arrived: () => void): void {
  const { pathname, hash, key } = useLocation()
  const how = useNavigationType()
  const here = pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '')
  const before = useRef<string | null>(null)
  const hear = useRef(arrived)

  useLayoutEffect(() => {
    document.title = title
  }, [title])

  useLayoutEffect(() => {
    hear.current = arrived
  })

  // `ScrollRestoration` goes to a hash at once. On the page itself the way there is seen.
  useLayoutEffect(() => {
    const isSeen = how !== NavigationType.Pop && before.current === here && targetOf(hash) !== null && !prefersReducedMotion()
    document.documentElement.style.scrollBehavior = isSeen ? 'smooth' : ''
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same hash may be followed again
  }, [here, hash, key, how])

  useLayoutEffect(() => {
    if (before.current === here) return
    before.current = here
    // The page is alive, and which one it is.
    document.documentElement.dataset['ready'] = here
    hear.current()
    if (first) {
      first = false
      tellFirst()
      return
    }
    const places = [targetOf(hash), visible('h1'), visible('main')]
    places.some(focusOn)
  }, [here, hash])

  // A page that comes back from behind the maintenance page arrives anew.
  useLayoutEffect(
    () => () => {
      before.current = null
    },
    [],
  )

  // A hash is a wish to see a part of the page, also on the page itself.
  useEffect(() => {
    document.documentElement.style.scrollBehavior = ''
    const target = targetOf(hash)
    if (how === NavigationType.Pop || !target) return
    // Reading goes on there, also for whoever goes through the page by keyboard.
    focusOn(target)
    target.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same hash may be followed again
  }, [hash, key, how])
}
