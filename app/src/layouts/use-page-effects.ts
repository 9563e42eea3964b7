import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { endHydration } from '../lib/hydration.ts'
import { prefersReducedMotion } from '../lib/prefers-reduced-motion.ts'

function focusOn(element: HTMLElement | null): boolean {
  if (!element) return false
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

const targetOf = (hash: string): HTMLElement | null => {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

/** Whether no page has been shown yet. The browser itself announces the first page of a visit. */
let first = true
let tellFirst: () => void
/** Resolves when the first page is rendered, or fully hydrated if it was prerendered. */
export const hydrationDone = new Promise<void>((resolve) => (tellFirst = resolve))

/** For a layout that shows something else in place of its page, which is then not hydrated. */
export const skipPageHydration = (): void => tellFirst()

/**
 * Effects of opening a page: sets the title and, after a navigation, focuses the heading, which also makes screen readers announce it once. Changing
 * only the language or the query moves no focus.
 */
export function usePageEffects(title: string, arrived: () => void): void {
  const { pathname, hash, key } = useLocation()
  const how = useNavigationType()
  const here = pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '')
  const before = useRef<string | null>(null)
  const onArrive = useRef(arrived)

  useLayoutEffect(() => {
    document.title = title
  }, [title])

  useLayoutEffect(() => {
    onArrive.current = arrived
  })

  // `ScrollRestoration` jumps to a hash: here it scrolls smoothly, on a new page from its top.
  useLayoutEffect(() => {
    const isSmooth = how !== NavigationType.Pop && targetOf(hash) !== null && !prefersReducedMotion()
    if (isSmooth && before.current !== here) window.scrollTo({ top: 0, behavior: 'instant' })
    document.documentElement.style.scrollBehavior = isSmooth ? 'smooth' : ''
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same hash may be followed again
  }, [here, hash, key, how])

  useLayoutEffect(() => {
    if (before.current === here) return
    before.current = here
    // Tells stylesheets, inline scripts and tests that the page is interactive, and which one it is.
    document.documentElement.dataset['ready'] = here
    onArrive.current()
    if (first) {
      first = false
      endHydration()
      tellFirst()
      return
    }
    const places: (HTMLElement | null)[] = [targetOf(hash), document.querySelector('h1'), document.querySelector('main')]
    places.some(focusOn)
  }, [here, hash])

  // Following a hash scrolls to its target, also within the page.
  useEffect(() => {
    document.documentElement.style.scrollBehavior = ''
    const target = targetOf(hash)
    if (how === NavigationType.Pop || !target) return
    // Keyboard and screen-reader users continue from the target.
    focusOn(target)
    target.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same hash may be followed again
  }, [hash, key, how])
}
