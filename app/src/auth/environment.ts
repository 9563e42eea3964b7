import type { Locale } from '#design-system/i18n/tags.ts'
import type { Analytics } from '../integrations/analytics.ts'
import { noopAnalytics } from '../integrations/analytics.ts'
import type { Chat } from '../integrations/chat.ts'
import { noopChat } from '../integrations/chat.ts'
import { defaultConfig } from '../lib/config.ts'
import type { Config } from '../lib/config.ts'
import { createStore } from '../lib/store.ts'
import type { Store } from '../lib/store.ts'
import { anonymousView } from './store.ts'
import type { SessionStore, SessionView } from './store.ts'
import { createTokenStore } from './token.ts'
import type { TokenStore } from './token.ts'
import type { CookieJar } from '../lib/cookies.ts'
import { createSafeStorage } from '../lib/safe-storage.ts'
import type { SafeStorage } from '../lib/safe-storage.ts'
import { createUiStore } from '../lib/preferences.ts'
import type { UiStore } from '../lib/preferences.ts'
import type { RoutePath } from '../site/paths.ts'

/** What belongs to one open page: its deployment, its browser, its session as it is shown. */
export interface AppEnvironment {
  config: Config
  /** Local storage, or memory where it is blocked. */
  storage: SafeStorage
  token: TokenStore
  ui: UiStore
  view: SessionStore
  cookies: CookieJar
  secure: boolean
  /** The email typed at sign-in, for the password reset page; in memory only, and used once. */
  typedEmail: Store<{ email: string }>
  analytics: Analytics
  chat: Chat
  /** Loads the code and texts of a page that is about to open. */
  preload: (template: RoutePath, locale: Locale) => Promise<void>
}

export function createEnvironment(
  config: Config,
  cookies: CookieJar,
  webStorage: () => Storage | undefined,
  secure: boolean,
): AppEnvironment {
  const storage = createSafeStorage(webStorage)
  const token = createTokenStore(storage)
  const state = token.get() ? 'checking' : 'anonymous'
  return {
    config,
    storage,
    token,
    ui: createUiStore(cookies, secure),
    view: createStore<SessionView>({ ...anonymousView, state, maintenance: config.maintenance }),
    cookies,
    secure,
    typedEmail: createStore({ email: '' }),
    analytics: noopAnalytics,
    chat: noopChat,
    preload: async () => {},
  }
}

/** The environment for prerendering: no visitor yet. */
export const createServerEnvironment = (): AppEnvironment => createEnvironment(defaultConfig, { cookie: '' }, () => undefined, true)

let current: AppEnvironment | undefined

export const setEnvironment = (page: AppEnvironment): void => void (current = page)

/** The environment of the page that is open in this browser. */
export function getEnvironment(): AppEnvironment {
  current ??= createServerEnvironment()
  return current
}
