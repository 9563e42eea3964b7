import { use } from 'react'
import type { ComponentType } from 'react'
import type { Namespace } from '../i18n/catalogue.ts'
import { areLoaded, loadAreas } from '../i18n/catalogue.ts'
import type { Locale } from '../i18n/tags.ts'
import { useDesignSystem } from './DesignSystemContext.ts'

/** A component whose code is loaded on demand. Render it below a `Suspense` whose fallback reserves its space. */
export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Loads code and texts in advance. Failures are ignored: rendering the component retries. */
  preload: (locale: Locale) => Promise<void>
}

interface Options {
  /**
   * In a browser, rendering the component waits until `preload` has loaded its code: for parts far down a prerendered page, which stay as they are
   * written until then, and if the code cannot be loaded.
   */
  awaitsPreload?: boolean
  /** The catalogue areas that only this component uses: they load with its code. */
  words?: readonly Namespace[]
  /** Wraps a load that rendering waits for. If it ends without the component, nothing is shown, and a later render loads again. */
  guard?: (load: () => Promise<void>) => Promise<void>
}

const PAUSE = 1000
/** Pause before a failed preload is repeated, ms; it doubles each time. The part is readable meanwhile. */
const PRELOAD_PAUSE = 5000

/** Like React's `lazy`, but code that is already loaded renders at once, without a fallback in between. */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { awaitsPreload = false, words = [], guard = (once) => once() }: Options = {},
): LazyComponent<P> {
  let Loaded: ComponentType<P> | undefined
  let held: Promise<void> | undefined
  let preloaded = (): void => {}
  if (awaitsPreload && typeof window !== 'undefined') held = new Promise((resolve) => (preloaded = resolve))
  const waits = new Map<Locale, Promise<void>>()
  const isLoaded = (locale: Locale): boolean => Loaded !== undefined && areLoaded(locale, words)
  const fetch = async (locale: Locale): Promise<void> => {
    const [component] = await Promise.all([load(), loadAreas(locale, words)])
    Loaded = component
  }
  const need = (locale: Locale): Promise<void> => {
    const known = waits.get(locale)
    if (known) return known
    const wait = guard(() => fetch(locale))
    waits.set(locale, wait)
    // A failed load is retried, but not immediately: without a connection it would retry endlessly.
    const ended = (): void => {
      if (!isLoaded(locale)) setTimeout(() => waits.delete(locale), PAUSE)
    }
    wait.then(ended, ended)
    return wait
  }
  function Lazy(props: P) {
    const { locale } = useDesignSystem()
    // A component that suspended calls `use` again on its next render, as React requires.
    if (held) use(held)
    if (waits.has(locale) || !isLoaded(locale)) use(need(locale))
    return Loaded ? <Loaded {...props} /> : null
  }
  let pause = PRELOAD_PAUSE
  let willRepeat = false
  let latest: Locale
  const preload = (locale: Locale): Promise<void> => {
    latest = locale
    return fetch(locale).then(preloaded, () => {
      if (!awaitsPreload || willRepeat) return
      willRepeat = true
      const again = (): void => {
        willRepeat = false
        // The user may have changed the language meanwhile.
        void preload(latest)
      }
      if (navigator.onLine) setTimeout(again, pause)
      else window.addEventListener('online', again, { once: true })
      pause *= 2
    })
  }
  return Object.assign(Lazy, { preload })
}
