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
