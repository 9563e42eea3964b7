import type { RoutePath } from '../site/paths.ts'

export type ChatMode = 'anonymous' | 'authorized' | 'removed'

/** The live chat. The application works without it. */
export interface Chat {
  mode: (mode: ChatMode) => void
  /** Opens the chat window; `null` if no chat is configured. */
  open: (() => void) | null
}

export const noopChat: Chat = { mode: () => {}, open: null }

/** URL fragment that opens the chat at once. */
export const OPEN_CHAT = '#chat'

/** The vendor's chat, loaded at the first press of our launcher. */
export function lazyChat(load: () => Promise<Chat>): Chat {
  let coming: Promise<Chat> | undefined
  let mode: ChatMode = 'removed'
  const open = (): void => {
    coming ??= load()
    coming.then(
      (chat) => {
        chat.mode(mode)
        chat.open?.()
      },
      () => (coming = undefined),
    )
  }
  return {
    open,
    mode(next) {
      mode = next
      coming?.then((chat) => chat.mode(mode)).catch(() => {})
      if (next === 'removed' || window.location.hash !== OPEN_CHAT) return
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
      open()
    },
  }
}

/** Where the chat is available: anonymous on home, sign-in and registration; authorized on help; removed elsewhere. */
export function chatModeOf(template: RoutePath | null): ChatMode {
  if (template === '/help') return 'authorized'
  return template === '/' || template === '/login' || template === '/registration' ? 'anonymous' : 'removed'
}
