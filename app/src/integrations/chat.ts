import { whenIdle } from '../load-runtime.ts'
import type { RoutePath } from '../paths.ts'
import { find, routeMeta } from '../paths.ts'

export type ChatMode = 'anonymous' | 'authorized' | 'removed'

/** The live chat. Its absence or failure breaks nothing. */
export interface Chat {
  mode: (mode: ChatMode) => void
  /** Opens its window; nothing where no chat is configured. */
  open: (() => void) | null
}

export const noopChat: Chat = { mode: () => {}, open: null }

/** The vendor's chat, fetched when the page has nothing better to do; nothing of it is in a page whose deployment has none. */
export function lazyChat(): Chat {
  let coming: Promise<Chat> | undefined
  const tell = (say: (chat: Chat) => void): void =>
    void (coming ??= whenIdle().then(async () => (await import('./kommo.ts')).startKommo())).then(say, () => {})
  return {
    mode: (mode) => {
      if (mode !== 'removed' || coming) tell((chat) => chat.mode(mode))
    },
    open: () => tell((chat) => chat.open?.()),
  }
}

/** Where the chat is (product.md §2): anonymous on home, sign-in and registration, authorised on help, removed elsewhere. */
export function chatModeOf(template: RoutePath | null): ChatMode {
  if (template === '/help') return 'authorized'
  return template === '/' || template === '/login' || template === '/registration' ? 'anonymous' : 'removed'
}

/** Whether this document came with a policy that lets the chat in (server/policy.ts): one that was opened in the cabinet did not, whatever its address is now. */
export function documentAllowsChat(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  const { template } = find(new URL(opened?.name ?? window.location.href).pathname)
  return template === null || !['cabinet', 'trusted'].includes(routeMeta(template).access)
}
