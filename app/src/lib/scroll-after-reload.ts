/** Scroll positions by history entry, of React Router's `ScrollRestoration`. */
export const SCROLL_KEY = 'matu_scroll'

/** How long to wait for the page to reach its former height, in ms. */
const LONGEST = 3000

function saved(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}') as Record<string, unknown>
  } catch {
    return {} // storage is blocked or holds something else
  }
}

/**
 * After a reload the page reaches its former height only when its data has arrived. Until then, or until the user scrolls, this keeps restoring the
 * position. `ScrollRestoration` does so only once, too early.
 */
export function restoreScrollAfterReload(): void {
  const key = (history.state as { key?: string } | null)?.key ?? 'default'
  const { [key]: top, ...others } = saved()
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (typeof top !== 'number' || top === 0) return
  if (opened?.type === 'navigate') {
    // A position saved by another document of this tab under the same history key.
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify(others))
    return
  }
  const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) <= 1) stop()
  })
  const stop = (): void => {
    growth.disconnect()
    for (const sign of signs) window.removeEventListener(sign, stop)
  }
  for (const sign of signs) window.addEventListener(sign, stop, { passive: true })
  setTimeout(stop, LONGEST)
  growth.observe(document.body)
}
