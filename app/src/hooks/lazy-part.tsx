import { use } from 'react'
import type { ComponentType } from 'react'
import type { Namespace } from '#design-system/i18n/catalogue.ts'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { appStatusStore } from '../lib/app-status.ts'
import { ChunkLoadError, loadChunk, withComponent } from '../lib/reload-guard.ts'
import { isTyped } from '../lib/typed.ts'

export interface LazyPart<P = object> {
  /** Preloads code and texts. */
  load: (locale: Locale) => Promise<void>
  Component: ComponentType<P & { locale: Locale }>
}

interface Load {
  promise: Promise<void>
  /** Same as `promise`, for rendering: if a deploy removed the chunk, reloads the page or, if something was typed, offers to. */
  needed?: Promise<void>
  failedAt?: number
  isThere?: true
}

/** Pause before a failed fetch is repeated, in ms. Without it, rendering would repeat a failing fetch endlessly. */
const PAUSE = 1000

/** The page around the part stays as it is: an error in its place would take what was typed with it. */
function offerReload(error: unknown): void {
  if (!(error instanceof ChunkLoadError) || !isTyped()) throw error
  appStatusStore.set({ ready: true })
}

/**
 * Like React's `lazy`, but also loads the texts: for parts that are not routes, such as errors, dialogs and offers. Pages are lazy routes
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
          Loaded = withComponent(module).default
          entry.isThere = true
        },
        (error: unknown) => {
          entry.failedAt = Date.now()
          throw error
        },
      ),
    }
    entry.promise.catch(() => {}) // handled by `needed`
    loads.set(locale, entry)
    return entry
  }

  return {
    load: (locale) => start(locale).promise,
    Component({ locale, ...props }) {
      const entry = start(locale)
      // Preloaded parts render at once without a fallback. A part that suspended must call `use` again with the same promise.
      if (entry.needed || !entry.isThere) use((entry.needed ??= loadChunk(() => entry.promise).catch(offerReload)))
      return Loaded ? <Loaded {...(props as unknown as P)} /> : null
    },
  }
}
