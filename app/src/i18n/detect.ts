import type { Locale } from '#design-system/i18n/tags.ts'
import { matchPath, isLocale } from '../site/paths.ts'
import type { CookieJar } from '../lib/cookies.ts'
import { readCookie } from '../lib/cookies.ts'

export const LOCALE_COOKIE = 'locale'

const DEFAULT: Locale = 'en'

/** The first of the browser's languages that we support: `de-AT` counts as `de`. */
export function fromBrowser(languages: readonly string[]): Locale | null {
  for (const language of languages) {
    const [primary = ''] = language.toLowerCase().split(/[-_]/)
    if (isLocale(primary)) return primary
  }
  return null
}

/** The language from the path's prefix, else the `locale` cookie, else the browser, else English. */
export function detectLocale(pathname: string, cookie: string | null, languages: readonly string[]): Locale {
  const { lang } = matchPath(pathname)
  if (lang) return lang
  if (cookie && isLocale(cookie)) return cookie
  return fromBrowser(languages) ?? DEFAULT
}

/** The language of a path in this browser. Cookies are slow to read and only matter to paths without a language. */
export const localeOf = (pathname: string, cookies: CookieJar): Locale =>
  matchPath(pathname).lang ??
  detectLocale(pathname, readCookie(cookies, LOCALE_COOKIE), typeof navigator === 'undefined' ? [] : navigator.languages)
