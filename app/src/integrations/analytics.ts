import { whenIdle } from '../load-runtime.ts'
import type { RoutePath } from '../paths.ts'

/** A page as the counter hears of it: the route's template and its own name, never a path, which may hold ids, tokens and codes. */
export type CountedPage = RoutePath | 'not-found'

export interface Analytics {
  hit: (page: CountedPage, title: string) => void
}

const ignore = (): void => {}

export const noopAnalytics: Analytics = { hit: ignore }

/** The deployment's counter, fetched when the page has nothing better to do; nothing of it is in a page whose deployment has none. Its failure breaks nothing. */
export function lazyAnalytics(): Analytics {
  const coming = whenIdle().then(async () => (await import('./page-view-tracking.ts')).startCounting())
  return { hit: (page, title) => void coming.then((counter) => counter.hit(page, title), ignore) }
}
