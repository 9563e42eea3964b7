import { currentLocale } from '../i18n/current.ts'
import type { UiStore } from '../lib/preferences.ts'
import type { Analytics, TrackedPage } from './analytics.ts'
import type { Counter } from './metrika.ts'
import { createMetrika } from './metrika.ts'

export interface CountingOptions {
  counter: Counter
  /** Whether the deployment requires consent. */
  asks: boolean
  ui: Pick<UiStore, 'get' | 'subscribe'>
  origin: string
  /** The browser's referrer. */
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
 * Counts page views while the user allows it. Consent in the middle of a visit starts with the open page. Of an external referrer only the origin is
 * sent.
 */
export function createPageViewTracker({ counter, asks, ui, origin, referrer, locale }: CountingOptions): Analytics {
  const mayCount = (): boolean => !asks || ui.get().counting === 'yes'
  let shown: { page: TrackedPage; title: string } | null = null
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
  })

  return {
    hit(page, title) {
      shown = { page, title }
      if (counts) count()
    },
  }
}

/** Starts the deployment's page view counter in this window. */
export function startPageViewTracking(id: number, token: string, options: Pick<CountingOptions, 'asks' | 'ui'>): Analytics {
  return createPageViewTracker({
    ...options,
    counter: createMetrika(id, token),
    origin: window.location.origin,
    referrer: document.referrer,
    locale: currentLocale,
  })
}
