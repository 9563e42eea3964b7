import { use } from 'react'
import type { ComponentType } from 'react'
import type { Area } from '#design-system/i18n/catalogue.ts'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { isStale, reloadOnce, StaleError } from './reload-guard.ts'

export interface LazyPage<P = object> {
  /** Fetches the code and the words in parallel; resolves at once when both are there. Rejects when they cannot be had. */
  load: (locale: Locale) => Promise<void>
  /** It can be drawn at once. */
  isThere: (locale: Locale) => boolean
  Component: ComponentType<P & { locale: Locale }>
}

interface Load {
  promise: Promise<void>
  /** As `promise`, for a page that cannot do without: reloads once when a deploy took the chunk away. */
  needed?: Promise<void>
  done: boolean
  failedAt?: number
}

const never = new Promise<never>(() => {})
/** A failed fetch is not asked for again in the same breath, or a broken line would be asked without end. */
const PAUSE = 1000

/**
 * A part of the page that is fetched when it is needed: its code and the areas of the catalogue that it speaks with. Once loaded it is drawn
 * without a pause, which hydration and the first paint after a click depend on.
 */
export function lazyPage<P extends object = object>(
  fetch: () => Promise<{ default: ComponentType<P> }>,
  areas: readonly Area[],
): LazyPage<P> {
  let Loaded: ComponentType<P> | undefined
  const loads = new Map<Locale, Load>()

  const start = (locale: Locale): Load => {
    const known = loads.get(locale)
    if (known && !(known.failedAt !== undefined && Date.now() - known.failedAt > PAUSE)) return known
    const entry: Load = {
      done: false,
      promise: Promise.all([Loaded ? undefined : fetch(), loadAreas(locale, areas)]).then(
        ([module]) => {
          Loaded ??= module?.default
          entry.done = true
          return undefined
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

  const need = (entry: Load): Promise<void> =>
    (entry.needed ??= entry.promise.catch((error: unknown) => {
      if (!isStale(error)) throw error
      if (reloadOnce()) return never
      throw new StaleError(error)
    }))

  return {
    load: (locale) => start(locale).promise,
    isThere: (locale) => loads.get(locale)?.done ?? false,
    Component({ locale, ...props }) {
      const entry = start(locale)
      // Who waited for it asks again when it is drawn: React expects the same calls of both. What was never waited for costs no promise.
      if (!entry.done || entry.needed) use(need(entry))
      return Loaded ? <Loaded {...(props as unknown as P)} /> : null
    },
  }
}
