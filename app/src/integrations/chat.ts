import { whenIdle } from '../lib/idle.ts'
import type { RoutePath } from '../site/paths.ts'
import { matchPath, routeMeta } from '../site/paths.ts'

export type ChatMode = 'anonymous' | 'authorized' | 'removed'

/** The live chat. The application works without it. */
export interface Chat {
  mode: (mode: ChatMode) => void
  /** Opens the chat window; `null` if no chat is configured. */
  open: (() => void) | null
}

export const noopChat: Chat = { mode: () => {}, open: null }

/** The vendor's chat, loaded when the browser is idle. Other deployments do not load its code. */
export function lazyChat(load: () => Promise<Chat>): Chat {
  let coming: Promise<Chat> | undefined
  const tell = (say: (chat: Chat) => void): void => void (coming ??= whenIdle().then(load)).then(say, () => {})
  return {
    mode: (mode) => {
      if (mode !== 'removed' || coming) tell((chat) => chat.mode(mode))
    },
    open: () => tell((chat) => chat.open?.()),
  }
}

/** Where the chat is available: anonymous on home, sign-in and registration; authorized on help; removed elsewhere. */
export function chatModeOf(template: RoutePath | null): ChatMode {
  if (template === '/help') return 'authorized'
  return template === '/' || template === '/login' || template === '/registration' ? 'anonymous' : 'removed'
}

/**
 * Whether this document's Content-Security-Policy allows the chat (app/server/headers.ts). A document that was loaded in the cabinet does
 * not allow it, whatever its URL is now.
 */
export function documentAllowsChat(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  const { template } = matchPath(new URL(opened?.name ?? window.location.href).pathname)
  return template === null || !['cabinet', 'trusted'].includes(routeMeta(template).access)
}
