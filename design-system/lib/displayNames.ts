import type { Locale } from '../i18n/tags.ts'
import { languageTag } from '../i18n/tags.ts'

const nameIn = (locale: Locale, type: Intl.DisplayNamesType, code: string): string => {
  try {
    return new Intl.DisplayNames([languageTag[locale]], { type }).of(code) ?? code
  } catch {
    return code
  }
}

/** Name of a language in the given locale; an invalid tag is returned unchanged. */
export const languageNameIn = (locale: Locale, tag: string): string => nameIn(locale, 'language', tag)

/** Name of a country in the given locale; an invalid code is returned unchanged. */
export const regionNameIn = (locale: Locale, code: string): string => nameIn(locale, 'region', code)
