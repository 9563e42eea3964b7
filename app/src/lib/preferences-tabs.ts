import { UI_CHANNEL } from './constants.ts'
import type { UiStore } from './preferences.ts'

/**
 * Shares preferences between tabs: active tabs get a message, and a tab that returns from the background reads the cookie again. Returns a function
 * that stops it.
 */
export function syncPreferencesAcrossTabs(ui: UiStore, page: Window & typeof globalThis): () => void {
  const channel = 'BroadcastChannel' in page ? new page.BroadcastChannel(UI_CHANNEL) : null
  const stop = new AbortController()
  const { signal } = stop
  let hearing = false
  const look = (): void => {
    hearing = true
    ui.reread()
    hearing = false
  }
  channel?.addEventListener('message', look, { signal })
  page.document.addEventListener('visibilitychange', () => page.document.visibilityState === 'visible' && look(), { signal })
  page.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  const unsubscribe = ui.subscribe(() => hearing || channel?.postMessage(''))
  return () => {
    stop.abort()
    unsubscribe()
    channel?.close()
  }
}
