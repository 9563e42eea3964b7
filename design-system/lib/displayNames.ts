import type { Locale } from '../i18n/tags.ts'
import { languageTag } from '../i18n/tags.ts'

const nameIn = (locale: Locale, type: Intl.DisplayNamesType, code: string): string => {
  try {
    return new Intl.DisplayNames([languageTag[locale]], { type }).of(code) ?? code
  } catch {
    return code
  }
}

/** What a language is called in the reader's own; a tag that is none stays as it is. */
export const languageNameIn = (locale: Locale, tag: string): string => nameIn(locale, 'language', tag)

/** What a country is called in the reader's language; a code that is none stays as it is. */
export const regionNameIn = (locale: Locale, code: string): string => nameIn(locale, 'region', code)
