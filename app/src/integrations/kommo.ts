import { currentLocale } from '../i18n/current.ts'
import type { Chat, ChatMode } from './chat.ts'
import { OPEN_CHAT } from './chat.ts'
import { CHAT_ORIGIN } from './hosts.ts'
import { dropScript, loadScript } from './script.ts'
import { documentAllowsThirdParties } from './third-parties.ts'

const ID = 'amo_social_button_script'
const scriptOf = (id: string): string => `${CHAT_ORIGIN}/js/button.js?${encodeURIComponent(id)}`

type Command = 'runChatShow' | 'runChatHide' | 'runDestroy'
interface Vendor extends Window {
  amoSocialButtonConfig?: object
  amoSocialButton?: ((command: Command) => void) & { q?: unknown[] }
  amo_social_button?: object
}

/** German texts, which the vendor does not provide. */
const german = {
  extends: 'en',
  compose_placeholder: 'Nachricht schreiben …',
  headline: 'Schreiben Sie uns',
  send: 'Senden',
  connecting: 'Verbindung wird hergestellt',
  offline: 'Keine Verbindung',
}

/** The palette's brand color in the current color scheme. */
const brand = (): string => getComputedStyle(document.documentElement).getPropertyValue('--matu-palette-primary-main').trim()

export interface KommoOptions {
  /** The deployment's account with the vendor. */
  id: string
  hash: string
  locale: () => string
  /** An opaque token of the signed-in user; rejects if nobody is signed in or the request fails. */
  token: () => Promise<string>
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
    page.amoSocialButtonConfig = {
      hidden: true,
      color: brand(),
      onlinechat: { mode: 'widget', ...(user_id && { user_id }), locale: locale() === 'de' ? german : { extends: locale() } },
    }
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

/** Starts the deployment's chat in this window. */
export const startKommo = (options: Omit<KommoOptions, 'locale'>): Chat =>
  documentAllowsThirdParties() ? createKommo({ ...options, locale: currentLocale }) : afresh
