import type { ErrorCode } from '#sdk'
import { messages } from '#sdk/generated/messages.ts'
import { attributes } from './attributes.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Texts } from './en.ts'
import { es } from './es.ts'
import { ru } from './ru.ts'

export type Locale = 'en' | 'ru' | 'de' | 'es'
/** Error messages are the contract's (openapi/messages.yaml); the other texts are the simulator's own. */
export type TextKey = keyof Texts | ErrorCode

const catalogues: Record<Locale, Texts> = { en, ru, de, es }

const isRefusal = (key: TextKey): key is ErrorCode => Object.hasOwn(messages, key)

const isLocale = (value: string): value is Locale => Object.hasOwn(catalogues, value)

/** What fills a placeholder: a field's name (for `attribute`), a count, or a moment. */
export type TextValue = string | number | Date

/** A text with its `:name` placeholders filled in: the name of a field is translated, a moment is written out in UTC. */
export const text = (locale: Locale, key: TextKey, values: Readonly<Record<string, TextValue>> = {}): string =>
  (isRefusal(key) ? messages[key][locale] : catalogues[locale][key]).replaceAll(/:([a-z_]+)/g, (found, name: string) => {
    const value = values[name]
    if (value === undefined) return found
    if (value instanceof Date) return momentText(locale, value)
    return name === 'attribute' ? attributeName(locale, String(value)) : String(value)
  })

/** "August 21, 2026 at 4:00 PM UTC" */
const momentText = (locale: Locale, moment: Date): string =>
  moment.toLocaleString(locale === 'en' ? 'en-US' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: locale === 'en' ? 'numeric' : '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  })

const attributeName = (locale: Locale, field: string): string => attributes[locale][field] ?? field.replaceAll('_', ' ')

/** The first of the four languages that an Accept-Language header lists; English by default. */
export const localeFrom = (header: string | null): Locale => {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((value) => value !== undefined)
      return { language: tag.slice(0, 2), quality: quality === undefined ? 1 : Number(quality) }
    })
    .toSorted((a, b) => b.quality - a.quality)
  return accepted.map(({ language }) => language).find(isLocale) ?? 'en'
}
