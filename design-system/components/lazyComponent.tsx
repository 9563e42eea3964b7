import { use } from 'react'
import type { ComponentType } from 'react'

/** A component whose code comes later. Stands below a `Suspense`, whose fallback keeps its place. */
export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Fetches the code ahead. A failure is no matter: whoever draws the component asks again. */
  preload: () => Promise<void>
}

/** As React's `lazy`, but code that is there already is drawn at once, without a fallback in between. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let Loaded: ComponentType<P> | undefined
  let coming: Promise<void> | undefined
  const fetch = async (): Promise<void> => {
    Loaded = await load()
  }
  function Lazy(props: P) {
    if (!Loaded) use((coming ??= fetch()))
    return Loaded ? <Loaded {...props} /> : null
  }
  return Object.assign(Lazy, { preload: () => fetch().catch(() => {}) })
}
