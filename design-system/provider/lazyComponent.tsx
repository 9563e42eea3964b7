import { use } from 'react'
import type { ComponentType } from 'react'

/** A component whose code is loaded on demand. Render it below a `Suspense` whose fallback reserves its space. */
export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Loads the code in advance. Failures are ignored: rendering the component retries. */
  preload: () => Promise<void>
}

const PAUSE = 1000

/** Like React's `lazy`, but code that is already loaded renders at once, without a fallback in between. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let Loaded: ComponentType<P> | undefined
  let coming: Promise<void> | undefined
  const fetch = async (): Promise<void> => {
    Loaded = await load()
  }
  const need = (): Promise<void> => {
    if (coming) return coming
    const promise = fetch()
    coming = promise
    // A failed load is retried, but not immediately: without a connection it would retry endlessly.
    promise.catch(() => setTimeout(() => (coming = undefined), PAUSE))
    return promise
  }
  function Lazy(props: P) {
    // A component that suspended calls `use` again on its next render, as React requires.
    if (coming || !Loaded) use(need())
    return Loaded ? <Loaded {...props} /> : null
  }
  return Object.assign(Lazy, { preload: () => fetch().catch(() => {}) })
}
