import { currentLocale } from '../i18n/current.ts'
import { engine } from '../load-runtime.ts'
import { page } from '../environment.ts'
import type { Chat, ChatMode } from './chat.ts'
import { documentAllowsChat, noopChat } from './chat.ts'
import { dropScript, loadScript } from './script.ts'

const ID = 'amo_social_button_script'
const scriptOf = (id: string): string => `https://gso.kommo.com/js/button.js?${encodeURIComponent(id)}`

type Command = 'runChatShow' | 'runChatHide' | 'runDestroy'
interface Vendor extends Window {
  amoSocialButtonConfig?: object
  amoSocialButton?: ((command: Command) => void) & { q?: unknown[] }
  amo_social_button?: object
}

/** Words that the vendor does not have in German have to be given (facts.md). */
const german = {
  extends: 'en',
  compose_placeholder: 'Nachricht schreiben …',
  headline: 'Schreiben Sie uns',
  send: 'Senden',
  connecting: 'Verbindung wird hergestellt',
  offline: 'Keine Verbindung',
}

/** The palette's own, in the scheme that is shown. */
const brand = (): string => getComputedStyle(document.documentElement).getPropertyValue('--matu-palette-brand-main').trim()

export interface KommoOptions {
  id: string
  hash: string
  locale: () => string
  /** The signed-in reader's opaque token; rejects where nobody is signed in or it cannot be had. */
  token: () => Promise<string>
}

/**
 * The amoCRM / Kommo chat. Its own button is hidden: our launcher opens it, so that it never covers a submit button. Another reader means another
 * configuration, so a change of mode takes the widget out and loads it anew. Nothing of it can break the page.
 */
export function createKommo({ id, hash, locale, token }: KommoOptions): Chat {
  const page = window as unknown as Vendor
  let wanted: ChatMode = 'removed'
  let shown: ChatMode = 'removed'
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
    if (wanted !== mode) return
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
    await loadScript(scriptOf(id), ID)
  }

  return {
    mode(next) {
      wanted = next
      // One change after the other: the vendor's script cannot be loaded twice at once.
      turn = turn
        .then(async () => {
          if (wanted === shown) return
          remove()
          if (wanted !== 'removed') await show(wanted)
        })
        .catch(() => {}) // an ad blocker: help has other ways
    },
    // Behind what is under way: pressed while the widget is fetched, it opens when it has come.
    open: () => void (turn = turn.then(() => page.amoSocialButton?.('runChatShow'))),
  }
}

async function token(): Promise<string> {
  if (!page().token.get()) throw new Error('nobody is signed in')
  return (await engine()).chatToken()
}

/** The part of an address that opens the chat at once. */
const OPEN = '#chat'

/**
 * A document that was opened in the cabinet may not reach the chat's hosts (server/policy.ts), also after the reader went on to a page that has one.
 * There the page is loaded anew when the chat is wanted, and opens it.
 */
const afresh: Chat = {
  mode: () => {},
  open: () => {
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', pathname + search + OPEN)
    window.location.reload()
  },
}

/** The deployment's chat, in this window. */
export function startKommo(): Chat {
  const { chat } = page().config
  if (!chat) return noopChat
  if (!documentAllowsChat()) return afresh
  const kommo = createKommo({ ...chat, locale: currentLocale, token })
  if (window.location.hash !== OPEN) return kommo
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  let wanted = true
  return {
    ...kommo,
    mode(next) {
      kommo.mode(next)
      if (wanted) kommo.open?.()
      wanted = false
    },
  }
}
