import type { Runtime } from './runtime.ts'

let coming: Promise<Runtime> | undefined
let there: Runtime | undefined

/** The engine where it runs already: for what is only worth telling to a session. */
export const getLoadedRuntime = (): Runtime | undefined => there

/**
 * The half of the application that talks to the server, loaded once and only where it is needed: transport, query cache and machines weigh more
 * than a public page. A failed load is tried again by the next caller.
 */
export function engine(): Promise<Runtime> {
  coming ??= import('./runtime.ts').then(
    (half) => (there = half.engine()),
    (error: unknown) => {
      coming = undefined
      throw error
    },
  )
  return coming
}

/** The reader's first sign (a press, a key, a scroll), and an idle moment after it: a page that is only read does without what waits for it. */
export const firstInteraction = (page: Window): Promise<void> =>
  new Promise<void>((resolve) => {
    const signs = ['pointerdown', 'keydown', 'scroll'] as const
    const start = (): void => {
      for (const sign of signs) page.document.removeEventListener(sign, start)
      resolve(whenIdle())
    }
    for (const sign of signs) page.document.addEventListener(sign, start, { passive: true })
  })

export const preloadRuntime = (): void => void engine().catch(() => {}) // the caller that needs it reports the failure

/** Fetches the engine when the page has nothing better to do, or as soon as a field is touched. */
export function engineWhenIdle(page: Window): void {
  const start = (): void => {
    page.document.removeEventListener('focusin', onFocus)
    preloadRuntime()
  }
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target.closest('form')) start()
  }
  page.document.addEventListener('focusin', onFocus)
  if ('requestIdleCallback' in page) page.requestIdleCallback(start, { timeout: 4000 })
  else (page as Window).setTimeout(start, 1500)
}

/** After the page's first work, or half a second where the browser cannot tell. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 500)
  })

/** After the first data: what is fetched ahead must not share a slow line with what the reader waits for. */
export const afterInitialLoad = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await whenIdle()
}
