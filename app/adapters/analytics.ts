import { whenIdle } from '../need.ts'
import type { Template } from '../paths.ts'

/** A page as the counter hears of it: the route's template and its own name, never a path, which may hold ids, tokens and codes. */
export type CountedPage = Template | 'not-found'

export interface Analytics {
  hit: (page: CountedPage, title: string) => void
}

export const silentAnalytics: Analytics = { hit: () => {} }

/** A counter that is fetched when the page has nothing better to do; nothing of it is in a page whose deployment has none. Its failure breaks nothing. */
export function lateAnalytics(load: () => Promise<Analytics>): Analytics {
  let coming: Promise<Analytics> | undefined
  return {
    hit: (page, title) =>
      void (coming ??= whenIdle().then(load)).then(
        (counter) => counter.hit(page, title),
        () => {},
      ),
  }
}
