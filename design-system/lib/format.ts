import type { Locale } from '../i18n/tags.ts'
import { createCalendarFormat, createMomentFormat } from './formatDates.ts'
import { createNumberFormat } from './formatNumbers.ts'

export type { MoneyOptions } from './formatNumbers.ts'

const create = (locale: Locale, timeZone: string | undefined) => ({
  locale,
  ...createNumberFormat(locale),
  ...createCalendarFormat(locale),
  ...createMomentFormat(locale, timeZone),
})

export type Format = ReturnType<typeof create>

const formats = new Map<string, Format>()

/** Formatters for a language and a time zone, by default the device's. One per pair, because Intl's formatters are expensive. */
export function createFormat(locale: Locale, timeZone?: string): Format {
  const key = `${locale} ${timeZone}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = create(locale, timeZone)))
  return format
}
