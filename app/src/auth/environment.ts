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

/** The state of one open page, shared by the public part of the application and the runtime. */
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
