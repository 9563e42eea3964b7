import type { ErrorCode } from '#sdk'
import { messages } from '#sdk/generated/messages.ts'
import { attributes } from './attributes.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import type { Texts } from './en.ts'
import { es } from './es.ts'
import { ru } from './ru.ts'

export type Locale = 'en' | 'ru' | 'de' | 'es'
/** Refusals are the contract's (openapi/messages.yaml); what is said beside them is the simulator's own. */
export type TextKey = keyof Texts | ErrorCode

const catalogues: Record<Locale, Texts> = { en, ru, de, es }

const isRefusal = (key: TextKey): key is ErrorCode => Object.hasOwn(messages, key)

export const isLocale = (value: string): value is Locale => Object.hasOwn(catalogues, value)

/** A text with its `:names` filled in; `attribute` is a field's name and is said in the reader's language. */
export const text = (locale: Locale, key: TextKey, values: Record<string, string | number> = {}): string =>
  (isRefusal(key) ? messages[key][locale] : catalogues[locale][key]).replaceAll(/:([a-z_]+)/g, (found, name: string) => {
    const value = values[name]
    if (value === undefined) return found
    return name === 'attribute' ? attributeName(locale, String(value)) : String(value)
  })

const attributeName = (locale: Locale, field: string): string =>
  (locale === 'en' ? undefined : attributes[locale][field]) ?? field.replaceAll('_', ' ')

/** The first of the four languages that an Accept-Language header asks for; English where it asks for none of them. */
export const localeFrom = (header: string | null): Locale => {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((value) => value !== undefined)
      return { language: tag.slice(0, 2), quality: quality === undefined ? 1 : Number(quality) }
    })
    .toSorted((a, b) => b.quality - a.quality)
  return wanted.map(({ language }) => language).find(isLocale) ?? 'en'
}
