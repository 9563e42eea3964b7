import { whenIdle } from '../need.ts'
import type { Template } from '../paths.ts'

export type ChatMode = 'anonymous' | 'authorized' | 'removed'

/** The live chat. Its absence or failure breaks nothing. */
export interface Chat {
  mode: (mode: ChatMode) => void
  /** Opens its window; nothing where no chat is configured. */
  open: (() => void) | null
}

export const silentChat: Chat = { mode: () => {}, open: null }

/** The vendor's chat, fetched when the page has nothing better to do; nothing of it is in a page whose deployment has none. */
export function lateChat(): Chat {
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
export function chatModeOf(template: Template | null): ChatMode {
  if (template === '/help') return 'authorized'
  return template === '/' || template === '/login' || template === '/registration' ? 'anonymous' : 'removed'
}
