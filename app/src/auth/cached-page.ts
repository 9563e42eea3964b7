import type { SessionStore } from './store.ts'

/**
 * A page that the browser keeps for "Back" is hidden as it is left: its session may have ended by the time it comes back. It is shown again once that
 * has been noticed (tabs.ts) and another page is open in its place.
 */
export function hideWhileCached(page: Window, view: SessionStore): void {
  const root = page.document.documentElement
  page.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && view.get().state !== 'anonymous') root.hidden = true
  })
  page.addEventListener('pageshow', () => {
    const show = (): void => {
      if (view.get().moving) return
      stop()
      root.hidden = false
    }
    const stop = view.subscribe(show)
    show()
  })
}
