import { defaultConfig } from './config.ts'
import type { Config } from './config.ts'
import { createStore, anonymousView } from './auth/store.ts'
import type { SessionStore, SessionView, Store } from './auth/store.ts'
import { createTokenStore } from './auth/token.ts'
import type { TokenStore } from './auth/token.ts'
import type { CookieJar } from './storage/cookies.ts'
import { createSafeStorage } from './storage/safe-storage.ts'
import type { SafeStorage } from './storage/safe-storage.ts'
import { createUiStore } from './storage/preferences.ts'
import type { UiStore } from './storage/preferences.ts'

/** What one open page has of its own; both halves of the application share it. */
export interface Page {
  config: Config
  /** Local storage, or memory where it is refused. */
  keep: SafeStorage
  token: TokenStore
  ui: UiStore
  view: SessionStore
  cookies: CookieJar
  secure: boolean
  /** What was typed at sign-in by somebody who then went to reset the password; in memory alone, and taken once. */
  typedEmail: Store<{ email: string }>
}

export function createPage(config: Config, cookies: CookieJar, storage: () => Storage | undefined, secure: boolean): Page {
  const keep = createSafeStorage(storage)
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
    typedEmail: createStore({ email: '' }),
  }
}

/** A page that is written ahead of time: nobody has come to it yet. */
export const createServerEnvironment = (): Page => createPage(defaultConfig, { cookie: '' }, () => undefined, true)

let current: Page | undefined

export const setEnvironment = (page: Page): void => void (current = page)

/** The page that is open in this browser. */
export function page(): Page {
  current ??= createServerEnvironment()
  return current
}
