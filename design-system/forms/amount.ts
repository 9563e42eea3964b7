import type { Locale } from '../i18n/tags.ts'
import { languageTag } from '../i18n/tags.ts'
import { displayDecimals } from '../lib/decimals.ts'

// Converts typed and pasted amounts to and from the canonical decimal string ("1234.5"): with the locale's separators, or a plain "1234.56" in any
// language. Grouping of another language is rejected with a hint, never reinterpreted: 1.234 and 1,234 differ by a factor of 1,000.

export const maxDecimals = 18

export type AmountProblem = 'not_a_number' | 'other_grouping' | 'too_many_decimals' | 'other_currency'
export type ParsedAmount = { value: string; problem?: never } | { value?: never; problem: AmountProblem }

const group: Record<Locale, string> = { en: ',', ru: ' ', de: '.', es: '.' }
const point: Record<Locale, string> = { en: '.', ru: ',', de: ',', es: ',' }

const formOf = (locale: Locale) =>
  new RegExp(`^(?<whole>\\d{1,3}(?:[${group[locale]}]\\d{3})+|\\d*)(?:[${point[locale]}](?<fraction>\\d*))?$`)
const own: Record<Locale, RegExp> = { en: formOf('en'), ru: formOf('ru'), de: formOf('de'), es: formOf('es') }
// A single separator that cannot be grouping in this locale: from another keyboard's decimal key, or copied from a program.
const plain = /^(?<whole>\d*)[.,](?<fraction>\d*)$/
const looksGrouped = /^\d+(?:[.,' ]\d+)+[.,]?$/

const canonical = (whole: string, fraction: string): ParsedAmount => {
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  const decimals = fraction.replace(/0+$/, '')
  if (decimals.length > maxDecimals) return { problem: 'too_many_decimals' }
  return { value: (digits || '0') + (decimals && `.${decimals}`) }
}

function parseNumber(number: string, locale: Locale): ParsedAmount {
  const found = (own[locale].exec(number) ?? plain.exec(number))?.groups
  if (found) return canonical(found['whole'] ?? '', found['fraction'] ?? '')
  return { problem: looksGrouped.test(number) ? 'other_grouping' : 'not_a_number' }
}

// Currency words users write beside an amount, in the four languages, without an abbreviation's full stop.
const currencyWords: Readonly<Record<string, string>> = {
  USDT: 'usdt tether юсдт ₮ usd₮',
  USD: '$ us$ $us usd dollar dollars доллар доллара долларов долл dólar dólares dolar dolares',
  EUR: '€ eur euro euros евро',
  RUB: '₽ rub rur руб рубль рубля рублей р rubel rublo rublos ruble rubles',
  GBP: '£ gbp',
  CHF: 'chf sfr',
  BTC: '₿ btc bitcoin биткоин',
  ETH: 'eth',
  BNB: 'bnb',
  MATU: 'matu мату',
}
const currencyOf = new Map(Object.entries(currencyWords).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)))

/** Whether the word beside the number is allowed for this token; dollars and USDT are interchangeable. */
function unitProblem(words: string, token: string | undefined): AmountProblem | null {
  for (const word of words.toLowerCase().replaceAll('.', ' ').split(' ').filter(Boolean)) {
    if (word === token?.toLowerCase()) continue
    const currency = currencyOf.get(word)
    if (currency === undefined) return 'not_a_number'
    const same = currency === token || (/^USDT?$/.test(currency) && /^USDT?$/.test(token ?? ''))
    if (token !== undefined && !same) return 'other_currency'
  }
  return null
}

const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu
const withUnits = /^(?<before>[^\d.,]*)(?<number>[.,]?\d(?:[\d.,' ]*\d)?[.,]?)(?<after>\D*)$/u

/** Parses a typed amount to a canonical decimal string; '' for an empty field. `token`: the field's token, which may be written beside the number. */
export function parseAmount(text: string, locale: Locale, token?: string): ParsedAmount {
  const trimmed = text.replace(invisible, '').replace(/\s/gu, ' ').replaceAll('’', "'").trim()
  if (trimmed === '') return { value: '' }
  const { before = '', number, after = '' } = withUnits.exec(trimmed)?.groups ?? {}
  if (number === undefined) return { problem: 'not_a_number' }
  const problem = unitProblem(`${before} ${after}`, token)
  return problem ? { problem } : parseNumber(number, locale)
}

const formats = new Map<string, Intl.NumberFormat>()
/** Every digit, and at least those that an amount of the token has elsewhere: 3,215.80 USDT. */
const formatOf = (locale: Locale, token?: string) => {
  const minimumFractionDigits = token === undefined ? 0 : displayDecimals(token)
  const key = `${locale} ${minimumFractionDigits}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(languageTag[locale], {
      minimumFractionDigits,
      maximumFractionDigits: maxDecimals,
      useGrouping: 'always',
    })
    formats.set(key, format)
  }
  return format
}

const isCanonical = (value: string) => /^\d+(?:\.\d+)?$/.test(value)

/** Formats a canonical decimal string for the locale with every digit. Anything else is returned unchanged. */
export const formatAmount = (value: string, locale: Locale, token?: string): string =>
  isCanonical(value) ? formatOf(locale, token).format(value as Intl.StringNumericLiteral) : value

// The form value of text that is not an amount: the reason and the text, in a format no amount can have, so that every schema rejects it.
const broken = /^!(not_a_number|other_grouping|too_many_decimals|other_currency) ([\s\S]*)$/

/** The form value of the typed text. */
export function amountValue(text: string, locale: Locale, token?: string): string {
  const { value, problem } = parseAmount(text, locale, token)
  return problem ? `!${problem} ${text}` : value
}

/** Why a form value is not an amount; `null` if it is one, or empty. */
export const amountProblem = (value: string): AmountProblem | null =>
  value === '' || isCanonical(value) ? null : ((broken.exec(value)?.[1] as AmountProblem | undefined) ?? 'not_a_number')

/** The text shown in the field for a form value. */
export const amountText = (value: string, locale: Locale, token?: string): string =>
  broken.exec(value)?.[2] ?? formatAmount(value, locale, token)

/** Splits an amount at the decimal separator, to style the decimals. */
export function amountParts(value: string, locale: Locale, token?: string): { whole: string; decimals: string } {
  if (!isCanonical(value)) return { whole: value, decimals: '' }
  const parts = formatOf(locale, token).formatToParts(value as Intl.StringNumericLiteral)
  const cut = parts.findIndex((part) => part.type === 'decimal')
  const join = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join('')
  return cut < 0 ? { whole: join(0), decimals: '' } : { whole: join(0, cut), decimals: join(cut) }
}
