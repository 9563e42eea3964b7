import type { FormattersInitializer } from 'typesafe-i18n'
import { languageTag } from './tags.ts'
import type { Locales, Formatters } from './i18n-types'

/** Formatters for numbers inside sentences: `{count|integer}`. Amounts of money are formatted by the screen and passed as text. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale) => {
  // Made on first use: the browser's first number format takes a phone a tenth of a second, and most areas have no number in them.
  let integer: Intl.NumberFormat | undefined
  return {
    integer: (value: number) =>
      (integer ??= new Intl.NumberFormat(languageTag[locale], { maximumFractionDigits: 0, useGrouping: 'always' })).format(value),
  }
}
