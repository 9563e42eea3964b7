/** Where React Router's `ScrollRestoration` keeps the positions of this tab, by history entry. */
const STORAGE_KEY = 'react-router-scroll-positions'
/** How long the page may take to grow back to its height, in milliseconds. */
const LONGEST = 3000

function saved(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>
  } catch {
    return {} // storage is blocked, or holds something else
  }
}

/**
 * After a reload the page is as long as it was only once its data has come: until then, or until the reader scrolls, it is put back where it was left.
 * `ScrollRestoration` does it once, before.
 */
export function restoreScrollAfterReload(): void {
  const key = (history.state as { key?: string } | null)?.key ?? 'default'
  const { [key]: top, ...others } = saved()
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (typeof top !== 'number' || top === 0) return
  if (opened?.type === 'navigate') {
    // Another document of this tab, which happens to have the same name in the history.
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(others))
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
