import { whenIdle } from '../lib/idle.ts'
import type { RoutePath } from '../site/paths.ts'

/** A page as analytics sees it: the route's template or a name of its own, never a path, which may contain ids, tokens and codes. */
export type TrackedPage = RoutePath | 'not-found'

export interface Analytics {
  hit: (page: TrackedPage, title: string) => void
}

const ignore = (): void => {}

export const noopAnalytics: Analytics = { hit: ignore }

/** The deployment's analytics, loaded when the browser is idle. Other deployments do not load its code. Failures are ignored. */
export function lazyAnalytics(load: () => Promise<Analytics>): Analytics {
  const coming = whenIdle().then(load)
  return { hit: (page, title) => void coming.then((counter) => counter.hit(page, title), ignore) }
}
