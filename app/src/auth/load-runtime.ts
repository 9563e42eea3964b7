import { nextTask } from '../lib/idle.ts'
import type { Runtime } from './runtime.ts'

let loaded: Runtime | undefined

/** The runtime if it is already loaded: for notifications that only matter to a running session. */
export const getLoadedRuntime = (): Runtime | undefined => loaded

/**
 * Loads the part of the application that talks to the server, once and only where it is needed: transport, query cache and state machines are larger
 * than a public page. After a failure the next caller tries again.
 */
export async function loadRuntime(): Promise<Runtime> {
  if (loaded) return loaded
  const { getRuntime } = await import('./runtime.ts')
  await nextTask()
  return (loaded = getRuntime())
}

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
