import { defaultConfig } from './config.ts'
import type { Config } from './config.ts'
import { createStore, anonymousView } from './session/store.ts'
import type { SessionStore, SessionView } from './session/store.ts'
import { createTokenStore } from './session/token.ts'
import type { TokenStore } from './session/token.ts'
import type { CookieJar } from './storage/cookies.ts'
import { createKeep } from './storage/keep.ts'
import type { Keep } from './storage/keep.ts'
import { createUiStore } from './storage/ui.ts'
import type { UiStore } from './storage/ui.ts'

/** What one open page has of its own; both halves of the application share it. */
export interface Page {
  config: Config
  /** Local storage, or memory where it is refused. */
  keep: Keep
  token: TokenStore
  ui: UiStore
  view: SessionStore
  cookies: CookieJar
  secure: boolean
}

export function createPage(config: Config, cookies: CookieJar, storage: () => Storage | undefined, secure: boolean): Page {
  const keep = createKeep(storage)
  const token = createTokenStore(keep)
  const state = token.get() ? 'checking' : 'anonymous'
  return {
    config,
    keep,
    token,
    ui: createUiStore(cookies, secure),
    view: createStore<SessionView>({ ...anonymousView, state, maintenance: config.maintenance }),
    cookies,
    secure,
  }
}

/** A page that is written ahead of time: nobody has come to it yet. */
export const blankPage = (): Page => createPage(defaultConfig, { cookie: '' }, () => undefined, true)

let current: Page | undefined

export const openPage = (page: Page): void => void (current = page)

/** The page that is open in this browser. */
export function page(): Page {
  current ??= blankPage()
  return current
}
