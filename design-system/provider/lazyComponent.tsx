import { use } from 'react'
import type { ComponentType } from 'react'

/** A component whose code comes later. Stands below a `Suspense`, whose fallback keeps its place. */
export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Fetches the code ahead. A failure is no matter: whoever draws the component asks again. */
  preload: () => Promise<void>
}

const PAUSE = 1000

/** As React's `lazy`, but code that is there already is drawn at once, without a fallback in between. */
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
    // A failed fetch is asked for again, but not in the same breath: a broken line would be asked without end.
    promise.catch(() => setTimeout(() => (coming = undefined), PAUSE))
    return promise
  }
  function Lazy(props: P) {
    // What has waited for it asks again as it is drawn: React wants the same `use` of each render.
    if (coming || !Loaded) use(need())
    return Loaded ? <Loaded {...props} /> : null
  }
  return Object.assign(Lazy, { preload: () => fetch().catch(() => {}) })
}
