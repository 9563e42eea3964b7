import type { FormattersInitializer } from 'typesafe-i18n'
import { languageTag } from './tags.ts'
import type { Locales, Formatters } from './i18n-types'

/** Formatters for numbers inside sentences: `{count|integer}`. Amounts of money are formatted by the screen and passed as text. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale) => {
  const integer = new Intl.NumberFormat(languageTag[locale], { maximumFractionDigits: 0, useGrouping: 'always' })
  return { integer: (value: number) => integer.format(value) }
}
