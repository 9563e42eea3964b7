import type { Page } from '@playwright/test'
import { matchPath } from '#app/src/site/paths.ts'

/** What the application showed for a path. */
export interface VisitedPage {
  path: string
  /** The visible headings. */
  headings: string
  /** The path that a 404 page names. */
  missing: string | null
  /** The text of the page without its layout. */
  text: string
  /** How much wider than the window it is, in px. */
  overflow: number
}

/** Navigates to each path inside the application, as links do, and returns what is shown when the page, or the expected 404, is complete. */
export const visitPages = (page: Page, paths: readonly string[]): Promise<VisitedPage[]> =>
  page.evaluate(
    async (all) => {
      const read = (selector: string): string =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((one) => one.checkVisibility())
          .map((one) => one.textContent)
          .join(' ')
      const until = async (isDone: () => boolean): Promise<void> => {
        const end = performance.now() + 15_000
        while (!isDone()) {
          if (performance.now() > end) throw new Error(`${location.pathname} did not load; the page shows ${read('main').slice(0, 200)}`)
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }
      // Compares with the current URL, because a page may redirect.
      const isReady = (): boolean => document.documentElement.dataset['ready'] === location.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '')
      const seen: VisitedPage[] = []
      for (const { path, isMissing } of all) {
        // The router's own entry holds its position.
        const { idx = 0 } = (history.state ?? {}) as { idx?: number }
        history.pushState({ idx: idx + 1 }, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
        // A 404 page shortens a long path.
        const shownPath = location.pathname.slice(0, 100)
        // The previous page stays until the next frame shows the skeleton of the new one.
        for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
        await until(() =>
          isMissing
            ? read('main bdi').startsWith(shownPath)
            : isReady() && read('h1') !== '' && !document.querySelector('main [aria-busy="true"]'),
        )
        const text = document.querySelector('main')?.innerText ?? ''
        const { scrollWidth, clientWidth } = document.documentElement
        seen.push({ path, headings: read('h1'), missing: read('main bdi') || null, text, overflow: scrollWidth - clientWidth })
      }
      return seen
    },
    paths.map((path) => ({ path, isMissing: matchPath(new URL(path, 'https://localhost').pathname).template === null })),
  )
