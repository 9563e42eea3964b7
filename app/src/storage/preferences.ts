import { UI_COOKIE } from '../constants.ts'
import type { CookieJar } from './cookies.ts'
import { readCookie, writeCookie } from './cookies.ts'

export interface UiPreferences {
  theme: 'light' | 'dark' | 'system'
  /** Types of banners that were closed, newest last. */
  banners: string[]
  hints: string[]
  /** Amounts are drawn as dots. */
  hidden: boolean
  /** Tokens without a balance are left out of the assets. */
  hideZero: boolean
  /** The answer to whether visits may be counted; nothing while it was not given. Of this browser and not of a person: it stays at sign-out. */
  counting?: 'yes' | 'no' | undefined
  /**
   * How high the overview's banner was when it was last seen, px; 0 without one. Its place is kept while the page loads. Of this browser and not
   * of a person: it stays at sign-out.
   */
  news: number
}

/** What nobody has chosen yet. */
export const defaultPreferences: UiPreferences = { theme: 'system', banners: [], hints: [], hidden: false, hideZero: false, news: 0 }

const isTheme = (value: unknown): value is UiPreferences['theme'] => value === 'light' || value === 'dark' || value === 'system'
const name = /^[\w-]{1,40}$/
/** Higher is no banner, px. */
const highest = 600
const names = (value: unknown): string[] =>
  Array.isArray(value) && value.length <= 20 && value.every((item) => typeof item === 'string' && name.test(item))
    ? (value as string[])
    : []

/** Anybody may have written the cookie: each part is taken only as it should be. By hand, as every public page reads it (see config.ts). */
function parse(text: string | null): UiPreferences {
  if (!text || text.length > 2000) return defaultPreferences
  try {
    const { theme, banners, hints, hidden, hideZero, counting, news } = Object(JSON.parse(text)) as Record<string, unknown>
    return {
      theme: isTheme(theme) ? theme : 'system',
      banners: names(banners),
      hints: names(hints),
      hidden: hidden === true,
      hideZero: hideZero === true,
      ...((counting === 'yes' || counting === 'no') && { counting }),
      news: typeof news === 'number' && news > 0 && news <= highest ? Math.round(news) : 0,
    }
  } catch {
    return defaultPreferences
  }
}

export interface UiStore {
  get: () => UiPreferences
  change: (part: Partial<UiPreferences>) => void
  subscribe: (listener: () => void) => () => void
  /** Another tab has written the cookie: what was closed or hidden there is so here too. The theme is MUI's to share. */
  reread: () => void
  /** What belongs to a person and not to the machine goes with the session. */
  forgetPerson: () => void
}

/** Small choices of the interface, in one cookie; in memory where cookies are refused. */
export function createUiStore(jar: CookieJar, secure: boolean): UiStore {
  let now = parse(readCookie(jar, UI_COOKIE))
  const listeners = new Set<() => void>()
  const change = (part: Partial<UiPreferences>): void => {
    now = {
      ...now,
      ...part,
      ...(part.banners && { banners: part.banners.slice(-20) }),
      ...(part.hints && { hints: part.hints.slice(-20) }),
    }
    writeCookie(jar, UI_COOKIE, JSON.stringify(now), secure)
    for (const listener of listeners) listener()
  }
  return {
    get: () => now,
    change,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reread() {
      const text = readCookie(jar, UI_COOKIE)
      // Cookies are refused: memory is all there is.
      if (text === null) return
      const next = { ...parse(text), theme: now.theme }
      if (JSON.stringify(next) === JSON.stringify(now)) return
      now = next
      for (const listener of listeners) listener()
    },
    forgetPerson: () => change({ ...defaultPreferences, theme: now.theme, news: now.news }),
  }
}
