import type { CookieJar } from './cookies.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { createStore } from './store.ts'
import type { Store } from './store.ts'

export const UI_COOKIE = 'matu_ui'

export interface UiPreferences {
  theme: 'light' | 'dark' | 'system'
  /** Types of the banners that the user closed, newest last. */
  banners: string[]
  hints: string[]
  /** Show amounts as dots. */
  hidden: boolean
  /** Hide tokens without a balance on the assets page. */
  hideZero: boolean
  /** The user's consent to analytics; undefined until given. It belongs to the browser and not to the user, so it survives sign-out. */
  counting?: 'yes' | 'no' | undefined
  /**
   * Last height of the overview's banner in px; 0 without one. Reserves its space while the page loads. It belongs to the browser and not to the
   * user, so it survives sign-out.
   */
  news: number
  /** Last height of what needs the user on the overview, in px; 0 for nothing. It belongs to the user. */
  needs: number
}

/** The preferences of a new visitor. */
export const defaultPreferences: UiPreferences = {
  theme: 'system',
  banners: [],
  hints: [],
  hidden: false,
  hideZero: false,
  news: 0,
  needs: 0,
}

const isTheme = (value: unknown): value is UiPreferences['theme'] => value === 'light' || value === 'dark' || value === 'system'
const name = /^[\w-]{1,40}$/
/** Upper bound for a reserved height, in px. */
const highest = 600
const heightOf = (value: unknown): number => (typeof value === 'number' && value > 0 && value <= highest ? Math.round(value) : 0)
const names = (value: unknown): string[] =>
  Array.isArray(value) && value.length <= 20 && value.every((item) => typeof item === 'string' && name.test(item))
    ? (value as string[])
    : []

/**
 * Parses the cookie. Anyone can write cookies, so each part is validated; without a schema library, because every public page runs this (see
 * config.ts).
 */
function parse(text: string | null): UiPreferences {
  if (!text || text.length > 2000) return defaultPreferences
  try {
    const { theme, banners, hints, hidden, hideZero, counting, news, needs } = Object(JSON.parse(text)) as Record<string, unknown>
    return {
      theme: isTheme(theme) ? theme : 'system',
      banners: names(banners),
      hints: names(hints),
      hidden: hidden === true,
      hideZero: hideZero === true,
      ...((counting === 'yes' || counting === 'no') && { counting }),
      news: heightOf(news),
      needs: heightOf(needs),
    }
  } catch {
    return defaultPreferences
  }
}

export interface UiStore extends Pick<Store<UiPreferences>, 'get' | 'subscribe'> {
  change: (part: Partial<UiPreferences>) => void
  /** Reads the cookie again after another tab has written it. MUI shares the theme between tabs itself. */
  reread: () => void
  /** Clears at sign-out what belongs to the user and not to the browser. */
  forgetPerson: () => void
}

/** The preferences of the interface, stored in one cookie, or in memory where cookies are blocked. */
export function createUiStore(jar: CookieJar, secure: boolean): UiStore {
  const { get, set, subscribe } = createStore(parse(readCookie(jar, UI_COOKIE)))
  const change = (part: Partial<UiPreferences>): void => {
    const { banners, hints } = part
    set({ ...part, ...(banners && { banners: banners.slice(-20) }), ...(hints && { hints: hints.slice(-20) }) })
    writeCookie(jar, UI_COOKIE, JSON.stringify(get()), secure)
  }
  return {
    get,
    change,
    subscribe,
    reread() {
      const text = readCookie(jar, UI_COOKIE)
      // Cookies are blocked: memory is all there is.
      if (text === null) return
      const next = { ...parse(text), theme: get().theme }
      if (JSON.stringify(next) !== JSON.stringify(get())) set({ counting: undefined, ...next })
    },
    forgetPerson: () => change({ ...defaultPreferences, theme: get().theme, news: get().news }),
  }
}
