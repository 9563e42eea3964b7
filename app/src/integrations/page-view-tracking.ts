import { currentLocale } from '../i18n/current.ts'
import { page } from '../environment.ts'
import type { UiStore } from '../storage/preferences.ts'
import type { Analytics, CountedPage } from './analytics.ts'
import type { Counter } from './metrika.ts'
import { createMetrika } from './metrika.ts'

export interface CountingOptions {
  counter: Counter
  /** Whether the reader is asked first. */
  asks: boolean
  ui: Pick<UiStore, 'get' | 'subscribe'>
  origin: string
  /** Where the reader came from, as the browser tells it. */
  referrer: string
  locale: () => string
}

const originOf = (address: string): string => {
  try {
    return new URL(address).origin
  } catch {
    return ''
  }
}

/**
 * Counts the pages that are shown, while that is allowed. Somebody who allows it in the middle of a visit is counted from the page that is open;
 * of another site its origin is told and no more.
 */
export function createPageViewTracker({ counter, asks, ui, origin, referrer, locale }: CountingOptions): Analytics {
  const mayCount = (): boolean => !asks || ui.get().counting === 'yes'
  let shown: { page: CountedPage; title: string } | null = null
  let before = originOf(referrer)
  let counts = mayCount()

  const count = (): void => {
    if (!shown) return
    const { page, title } = shown
    const address = `${origin}/${locale()}${page === '/' ? '' : page.startsWith('/') ? page : `/${page}`}`
    counter.hit(address, { title, referer: before })
    before = address
  }

  ui.subscribe(() => {
    if (counts === mayCount()) return
    counts = !counts
    if (counts) count()
    else counter.stop()
  })

  return {
    hit(page, title) {
      shown = { page, title }
      if (counts) count()
    },
  }
}

/** The deployment's counter, in this window. */
export function startCounting(): Analytics {
  const { config, ui } = page()
  return createPageViewTracker({
    counter: createMetrika(config.analytics ?? 0),
    asks: config.analytics_consent,
    ui,
    origin: window.location.origin,
    referrer: document.referrer,
    locale: currentLocale,
  })
}
