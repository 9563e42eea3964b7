import { loadAreas, loadedAreas } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { LOCALE_COOKIE } from './detect.ts'
import { localizePath } from '../site/paths.ts'
import type { CookieJar } from '../lib/cookies.ts'
import { writeCookie } from '../lib/cookies.ts'
import { RETURN_TO_PARAM, localizeReturnTo } from '../site/return-to.ts'

/** The current page's URL in another language: query and hash stay, and the page to return to is translated too. */
export function localizedUrl(address: { pathname: string; search: string; hash: string }, lang: Locale): string {
  const query = new URLSearchParams(address.search)
  const returnTo = query.get(RETURN_TO_PARAM)
  if (returnTo === null) return localizePath(address.pathname, lang) + address.search + address.hash
  query.set(RETURN_TO_PARAM, localizeReturnTo(returnTo, lang))
  return `${localizePath(address.pathname, lang)}?${query.toString()}${address.hash}`
}

export interface SwitchSurroundings {
  shown: Locale
  cookies: CookieJar
  secure: boolean
  address: () => { pathname: string; search: string; hash: string }
  go: (address: string) => Promise<void> | void
}

/**
 * Changes the language of the current page. The texts are loaded first, so that the page changes in one step; the route stays mounted, so form input
 * survives.
 */
export async function switchLanguage(lang: Locale, { shown, cookies, secure, address, go }: SwitchSurroundings): Promise<void> {
  writeCookie(cookies, LOCALE_COOKIE, lang, secure)
  if (lang === shown) return
  await loadAreas(lang, loadedAreas(shown))
  await go(localizedUrl(address(), lang))
}
