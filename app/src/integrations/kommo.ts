import { currentLocale } from '../i18n/current.ts'
import type { Config } from '../lib/config.ts'
import type { Chat, ChatMode } from './chat.ts'
import { OPEN_CHAT } from './chat.ts'
import { CHAT_ORIGIN } from './hosts.ts'
import { dropScript, loadScript } from './script.ts'
import { documentAllowsThirdParties } from './third-parties.ts'
import { widgetConfig } from './widget-config.ts'
import type { KommoOptions } from './widget-config.ts'

const ID = 'amo_social_button_script'
const scriptOf = (id: string): string => `${CHAT_ORIGIN}/js/button.js?${encodeURIComponent(id)}`

type Command = 'runChatShow' | 'runChatHide' | 'runDestroy'
interface Vendor extends Window {
  amoSocialButtonConfig?: object
  amoSocialButton?: ((command: Command) => void) & { q?: unknown[] }
  amo_social_button?: object
}

/**
 * The amoCRM / Kommo chat. Our launcher opens it, and its own button is hidden so that it never covers a submit button. Another user needs another
 * configuration, as does another language, so a change of either removes the widget and loads it again. Its failures never affect the page.
 */
export function createKommo({ id, hash, locale, token }: KommoOptions): Chat {
  const page = window as unknown as Vendor
  let target: ChatMode = 'removed'
  let shown: ChatMode = 'removed'
  let spoken = locale()
  let turn: Promise<void> = Promise.resolve()

  const remove = (): void => {
    if (shown === 'removed') return
    shown = 'removed'
    page.amoSocialButton?.('runDestroy')
    delete page.amoSocialButtonConfig
    delete page.amoSocialButton
    delete page.amo_social_button
    dropScript(scriptOf(id), ID)
  }

  const show = async (mode: 'anonymous' | 'authorized'): Promise<void> => {
    const user_id = mode === 'authorized' ? await token().catch(() => null) : null
    if (target !== mode) return
    const queue: unknown[] = []
    const call: Vendor['amoSocialButton'] = Object.assign((...given: unknown[]) => void queue.push(given), { q: queue })
    page.amoSocialButton = call
    page.amo_social_button = { id, hash, locale: locale(), inline: false, setMeta: (meta: unknown) => void queue.push(meta) }
    page.amoSocialButtonConfig = widgetConfig(locale(), user_id)
    shown = mode
    spoken = locale()
    await loadScript(scriptOf(id), ID)
  }

  return {
    mode(next) {
      target = next
      // Changes run one after the other: the vendor's script cannot be loaded twice at once.
      turn = turn
        .then(async () => {
          if (target === shown && (target === 'removed' || spoken === locale())) return
          remove()
          if (target !== 'removed') await show(target)
        })
        .catch(() => {}) // an ad blocker: the help page lists other contacts
    },
    // Queued: if pressed while the widget is loading, it opens afterwards.
    open: () => void (turn = turn.then(() => page.amoSocialButton?.('runChatShow'))),
  }
}

/**
 * For a document that was loaded in the cabinet: its policy does not allow the chat's hosts, even after navigating to a page with a chat. Opening the
 * chat reloads the page, which then opens it.
 */
const afresh: Chat = {
  mode: () => {},
  open: () => {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search + OPEN_CHAT)
    window.location.reload()
  },
}

/** Starts the deployment's chat: in a frame of the origin that it names, else in this window. */
export async function startKommo({ chat, chat_origin }: Config, token: KommoOptions['token']): Promise<Chat> {
  if (!documentAllowsThirdParties()) return afresh
  const options = { ...chat!, token, locale: currentLocale }
  return chat_origin === null ? createKommo(options) : (await import('./chat-frame.ts')).createChatFrame(chat_origin, options)
}
