import type { Runtime } from './runtime.ts'

let coming: Promise<Runtime> | undefined
let there: Runtime | undefined

/** The runtime if it is already loaded: for notifications that only matter to a running session. */
export const getLoadedRuntime = (): Runtime | undefined => there

/**
 * Loads the part of the application that talks to the server, once and only where it is needed: transport, query cache and state machines are larger
 * than a public page. After a failure the next caller tries again.
 */
export function loadRuntime(): Promise<Runtime> {
  coming ??= import('./runtime.ts').then(
    (half) => (there = half.getRuntime()),
    (error: unknown) => {
      coming = undefined
      throw error
    },
  )
  return coming
}

/** Resolves at an idle moment after the user's first interaction (press, key or scroll): a page that is only being read needs nothing more. */
export const firstInteraction = (page: Window): Promise<void> =>
  new Promise<void>((resolve) => {
    const signs = ['pointerdown', 'keydown', 'scroll'] as const
    const start = (): void => {
      for (const sign of signs) page.document.removeEventListener(sign, start)
      resolve(whenIdle())
    }
    for (const sign of signs) page.document.addEventListener(sign, start, { passive: true })
  })

export const preloadRuntime = (): void => void loadRuntime().catch(() => {}) // the caller that needs it reports the failure

/** Loads the runtime when the browser is idle, or as soon as a form field is focused. */
export function preloadRuntimeWhenIdle(page: Window): void {
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

/** Resolves when the browser is idle, or after half a second where it cannot tell. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 500)
  })

/** Resolves after the page's first data: preloading must not compete with it on a slow connection. */
export const afterInitialLoad = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await whenIdle()
}
