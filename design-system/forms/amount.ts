import type { Locale } from '../i18n/tags.ts'
import { languageTag } from '../i18n/tags.ts'

// Amounts as people write and paste them, to and from the canonical decimal string ("1234.5"): the reader's own separators, or a plain "1234.56" in
// any language. Grouping in another language's form is refused with a hint, never reinterpreted: 1.234 and 1,234 differ by a factor of 1,000.

export const maxDecimals = 18

export type AmountProblem = 'not_a_number' | 'other_grouping' | 'too_many_decimals' | 'other_currency'
export type ParsedAmount = { value: string; problem?: never } | { value?: never; problem: AmountProblem }

const group: Record<Locale, string> = { en: ',', ru: ' ', de: '.', es: '.' }
const point: Record<Locale, string> = { en: '.', ru: ',', de: ',', es: ',' }

const formOf = (locale: Locale) =>
  new RegExp(`^(?<whole>\\d{1,3}(?:[${group[locale]}]\\d{3})+|\\d*)(?:[${point[locale]}](?<fraction>\\d*))?$`)
const own: Record<Locale, RegExp> = { en: formOf('en'), ru: formOf('ru'), de: formOf('de'), es: formOf('es') }
// One sign between digits that cannot be grouping here: the decimal key of another keyboard, or a number copied from a machine.
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

// What people write beside an amount, in the four languages, without the dot of an abbreviation.
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

/** Whether a word beside the number may stand there; a dollar is what a USDT is worth, so either means the other. */
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

/** What a person wrote, as a canonical decimal string; '' for an empty field. `token`: what the field takes, where it may stand beside the number. */
export function parseAmount(text: string, locale: Locale, token?: string): ParsedAmount {
  const trimmed = text.replace(invisible, '').replace(/\s/gu, ' ').replaceAll('’', "'").trim()
  if (trimmed === '') return { value: '' }
  const { before = '', number, after = '' } = withUnits.exec(trimmed)?.groups ?? {}
  if (number === undefined) return { problem: 'not_a_number' }
  const problem = unitProblem(`${before} ${after}`, token)
  return problem ? { problem } : parseNumber(number, locale)
}

const formats = new Map<Locale, Intl.NumberFormat>()
const formatOf = (locale: Locale) => {
  let format = formats.get(locale)
  if (!format)
    formats.set(
      locale,
      (format = new Intl.NumberFormat(languageTag[locale], { maximumFractionDigits: maxDecimals, useGrouping: 'always' })),
    )
  return format
}

const isCanonical = (value: string) => /^\d+(?:\.\d+)?$/.test(value)

/** A canonical decimal string as the reader writes it, every digit kept. Anything else comes back as it is. */
export const formatAmount = (value: string, locale: Locale): string =>
  isCanonical(value) ? formatOf(locale).format(value as Intl.StringNumericLiteral) : value

/** An amount in the reader's own form, for hints. */
export const amountExample = (locale: Locale): string => formatAmount('1234.56', locale)

// What a form holds for a text that is no amount: the reason and the text, in a shape that no amount has, so that no schema lets it through.
const broken = /^!(not_a_number|other_grouping|too_many_decimals|other_currency) ([\s\S]*)$/

/** The value that a form holds for what was typed. */
export function amountValue(text: string, locale: Locale, token?: string): string {
  const { value, problem } = parseAmount(text, locale, token)
  return problem ? `!${problem} ${text}` : value
}

/** Why a form's value is no amount; null where it is one, or empty. */
export const amountProblem = (value: string): AmountProblem | null =>
  value === '' || isCanonical(value) ? null : ((broken.exec(value)?.[1] as AmountProblem | undefined) ?? 'not_a_number')

/** A form's value as the reader sees it in the field. */
export const amountText = (value: string, locale: Locale): string => broken.exec(value)?.[2] ?? formatAmount(value, locale)

/** An amount cut at its decimal separator, for setting the decimals quieter. */
export function amountParts(value: string, locale: Locale): { whole: string; decimals: string } {
  if (!isCanonical(value)) return { whole: value, decimals: '' }
  const parts = formatOf(locale).formatToParts(value as Intl.StringNumericLiteral)
  const cut = parts.findIndex((part) => part.type === 'decimal')
  const join = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join('')
  return cut < 0 ? { whole: join(0), decimals: '' } : { whole: join(0, cut), decimals: join(cut) }
}
