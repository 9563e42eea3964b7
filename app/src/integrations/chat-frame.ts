import { textsOf } from '#design-system/i18n/catalogue.ts'
import type { Chat, ChatMode } from './chat.ts'
import { widgetConfig } from './widget-config.ts'
import type { KommoOptions } from './widget-config.ts'

/**
 * The chat in a frame of another origin (app/deploy/chat.html), where the vendor's code reaches neither our page nor what it stores. Another user or
 * language needs another frame. Closing the chat removes it.
 */
export function createChatFrame(origin: string, { id, hash, locale, token }: KommoOptions): Chat {
  let frame: HTMLIFrameElement | null = null
  let mode: ChatMode = 'removed'
  let spoken = locale()

  const remove = (): void => {
    frame?.remove()
    frame = null
  }
  const show = (): void => {
    frame = document.createElement('iframe')
    frame.title = textsOf(locale(), 'nav').guest.chatWindow()
    frame.referrerPolicy = 'no-referrer'
    frame.src = origin
    Object.assign(frame.style, {
      position: 'fixed',
      right: '16px',
      bottom: '16px',
      zIndex: '1300',
      width: 'min(400px, calc(100vw - 32px))',
      height: 'min(640px, calc(100dvh - 32px))',
      border: '0',
    })
    spoken = locale()
    document.body.append(frame)
  }
  const start = async (): Promise<void> => {
    const asking = frame
    const user_id = mode === 'authorized' ? await token().catch(() => null) : null
    if (asking !== frame) return
    frame?.contentWindow?.postMessage({ id, hash, locale: locale(), config: widgetConfig(locale(), user_id) }, origin)
  }

  window.addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || !frame || source !== frame.contentWindow) return
    if (data === 'ready') void start()
    if (data === 'hidden') remove()
  })

  return {
    mode(next) {
      if (next === mode && spoken === locale()) return
      mode = next
      if (!frame) return
      remove()
      if (mode !== 'removed') show()
    },
    open() {
      if (!frame) show()
    },
  }
}
