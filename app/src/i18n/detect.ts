import type { Locale } from '#design-system/i18n/tags.ts'
import { find, isLocale } from '../paths.ts'

const DEFAULT: Locale = 'en'

/** The first of the reader's languages that we speak: `de-AT` is `de`. */
export function fromBrowser(languages: readonly string[]): Locale | null {
  for (const language of languages) {
    const [primary = ''] = language.toLowerCase().split(/[-_]/)
    if (isLocale(primary)) return primary
  }
  return null
}

/** Route prefix, then the `locale` cookie, then the browser, then English (decisions.md §1). */
export function detectLocale(pathname: string, cookie: string | null, languages: readonly string[]): Locale {
  const { lang } = find(pathname)
  if (lang) return lang
  if (cookie && isLocale(cookie)) return cookie
  return fromBrowser(languages) ?? DEFAULT
}
