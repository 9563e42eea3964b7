import { use } from 'react'
import type { ComponentType } from 'react'
import type { Namespace } from '#design-system/i18n/catalogue.ts'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { loadChunk } from './reload-guard.ts'

export interface LazyPart<P = object> {
  /** Fetches code and words ahead. */
  load: (locale: Locale) => Promise<void>
  Component: ComponentType<P & { locale: Locale }>
}

interface Load {
  promise: Promise<void>
  /** As `promise`, for whoever draws it: loads the page anew when a deploy took the part away. */
  needed?: Promise<void>
  failedAt?: number
  isThere?: true
}

/** A failed fetch is not asked for again in the same breath, or a broken line would be asked without end. */
const PAUSE = 1000

/**
 * A part of the page that no route stands for, as React's `lazy` with the words that it speaks: an error, a dialog, an offer. Pages are lazy routes
 * (router.tsx).
 */
export function lazyPart<P extends object = object>(
  fetch: () => Promise<{ default: ComponentType<P> }>,
  areas: readonly Namespace[],
): LazyPart<P> {
  let Loaded: ComponentType<P> | undefined
  const loads = new Map<Locale, Load>()

  const start = (locale: Locale): Load => {
    const known = loads.get(locale)
    if (known && !(known.failedAt !== undefined && Date.now() - known.failedAt > PAUSE)) return known
    const entry: Load = {
      promise: Promise.all([fetch(), loadAreas(locale, areas)]).then(
        ([module]) => {
          Loaded = module.default
          entry.isThere = true
        },
        (error: unknown) => {
          entry.failedAt = Date.now()
          throw error
        },
      ),
    }
    entry.promise.catch(() => {}) // heard by whoever needs it
    loads.set(locale, entry)
    return entry
  }

  return {
    load: (locale) => start(locale).promise,
    Component({ locale, ...props }) {
      const entry = start(locale)
      // What was fetched ahead is drawn at once, without a fallback in between; what has waited for it asks again, as React wants of `use`.
      if (entry.needed || !entry.isThere) use((entry.needed ??= loadChunk(() => entry.promise)))
      return Loaded ? <Loaded {...(props as unknown as P)} /> : null
    },
  }
}
