import { CHANNEL, TOKEN_KEY } from '../constants.ts'

/** `of` names the session that ended: one that began meanwhile is not meant. */
export type SessionMessage = { type: 'out'; kind: 'normal' | 'forced'; of: string } | { type: 'in' }

export interface Tabs {
  tell: (news: SessionMessage) => void
  /** News of another tab. `look` means only that something may have changed: compare the token. */
  listen: (hear: (news: SessionMessage | { type: 'look' }) => void) => () => void
}

const isNews = (data: unknown): data is SessionMessage => {
  const { type, kind, of } = (data ?? {}) as Record<string, unknown>
  return type === 'in' || (type === 'out' && (kind === 'normal' || kind === 'forced') && typeof of === 'string')
}

/** How much later than a change of the storage a message about it may come, ms. */
const MESSAGE_LEEWAY = 200

/**
 * One session in all tabs: a message to the tabs that are awake, the storage event (its key is null when the storage is cleared) for those that
 * miss it, and a look at the token when a tab comes back from the back/forward cache or from the background.
 */
export function createTabs(page: Window & typeof globalThis): Tabs {
  const channel = 'BroadcastChannel' in page ? new page.BroadcastChannel(CHANNEL) : null
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    tell: (news) => channel?.postMessage(news),
    listen(hear) {
      const stop = new AbortController()
      const { signal } = stop
      const look = (): void => hear({ type: 'look' })
      channel?.addEventListener('message', ({ data }) => isNews(data) && hear(data), { signal })
      // A tab that ends its session says by a message how it ended; the storage may tell first, but not that.
      page.addEventListener('storage', ({ key }) => (key === null || key === TOKEN_KEY) && setTimeout(look, MESSAGE_LEEWAY), { signal })
      page.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal })
      page.document.addEventListener('visibilitychange', () => page.document.visibilityState === 'visible' && look(), { signal })
      return () => {
        stop.abort()
        channel?.close()
      }
    },
  }
}
