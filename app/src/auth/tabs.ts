import { CHANNEL } from '../lib/constants.ts'
import { TOKEN_KEY } from './token.ts'
import type { Ending } from './auth.setup.ts'

/** `of` identifies the session, so that a newer one is not affected. */
export type SessionMessage =
  | { type: 'out'; kind: Ending; of: string }
  /** A session began, or the cookies may have changed hands: compare the token, and ask who is signed in. */
  | { type: 'in' }
  /** The user's email address is changing. */
  | { type: 'email'; of: string }

export interface Tabs {
  post: (news: SessionMessage) => void
  /** Listens to other tabs. `look` only means that something may have changed: compare the token. */
  listen: (hear: (news: SessionMessage | { type: 'look' }) => void) => () => void
}

const endings: ReadonlySet<unknown> = new Set<Ending>(['normal', 'forced', 'replaced', 'idle'])

const isNews = (data: unknown): data is SessionMessage => {
  const { type, kind, of } = (data ?? {}) as Record<string, unknown>
  if (type === 'in') return true
  return typeof of === 'string' && (type === 'email' || (type === 'out' && endings.has(kind)))
}

/** How much later than a storage event the message about it may arrive, in ms. */
const MESSAGE_LEEWAY = 200

/**
 * Keeps one session across tabs: a message reaches the active tabs; a storage event (with a null key when storage is cleared) reaches those that miss
 * it; and a tab checks the token when it returns from the background or the back/forward cache.
 */
export function createTabs(page: Window & typeof globalThis): Tabs {
  const channel = 'BroadcastChannel' in page ? new page.BroadcastChannel(CHANNEL) : null
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    post: (news) => channel?.postMessage(news),
    listen(hear) {
      const stop = new AbortController()
      const { signal } = stop
      const look = (): void => hear({ type: 'look' })
      channel?.addEventListener('message', ({ data }) => isNews(data) && hear(data), { signal })
      // A tab that ends its session sends how it ended as a message. The storage event may arrive first, but does not say how.
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
