import type { Locale } from '../i18n/tags.ts'
import { languageTag } from '../i18n/tags.ts'

// Amounts as people write them, to and from the canonical decimal string ("1234.5"). Decisions.md §1: the reader's own separators, a plain
// "1234.56" in any language; grouping in another language's form is refused with a hint, because 1.234 and 1,234 differ by a factor of 1,000.

export const maxDecimals = 18

export type AmountProblem = 'not_a_number' | 'other_grouping' | 'too_many_decimals'
export type ParsedAmount = { value: string; problem?: never } | { value?: never; problem: AmountProblem }

/** Spaces that group digits, as keyboards, Intl and web pages write them. */
const spaces = '[ \\u00a0\\u202f\\u2009]'
const group: Record<Locale, string> = { en: ',', ru: spaces, de: '\\.', es: '\\.' }
const point: Record<Locale, string> = { en: '\\.', ru: ',', de: ',', es: ',' }

const formOf = (locale: Locale) => {
  const grouped = `\\d{1,3}(?:${group[locale]}\\d{3})+`
  return new RegExp(`^(?<whole>${grouped}|\\d*)(?:${point[locale]}(?<fraction>\\d*))?$`, 'u')
}
const own: Record<Locale, RegExp> = { en: formOf('en'), ru: formOf('ru'), de: formOf('de'), es: formOf('es') }
// One sign between digits that cannot be grouping here: the decimal key of another keyboard, or a number copied from a machine.
const plain = /^(?<whole>\d*)[.,](?<fraction>\d*)$/
const looksGrouped = /^\d+(?:[.,'’ \u00a0\u202f\u2009]\d+)+[.,]?$/u

const canonical = (whole: string, fraction: string): ParsedAmount => {
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  const decimals = fraction.replace(/0+$/, '')
  if (decimals.length > maxDecimals) return { problem: 'too_many_decimals' }
  return { value: (digits || '0') + (decimals && `.${decimals}`) }
}

/** What a person wrote, as a canonical decimal string; '' for an empty field. Never guesses. */
export function parseAmount(text: string, locale: Locale): ParsedAmount {
  const trimmed = text.trim()
  if (trimmed === '') return { value: '' }
  if (!/\d/.test(trimmed)) return { problem: 'not_a_number' }
  const found = own[locale].exec(trimmed) ?? plain.exec(trimmed)
  if (found?.groups) return canonical(found.groups['whole'] ?? '', found.groups['fraction'] ?? '')
  return { problem: looksGrouped.test(trimmed) ? 'other_grouping' : 'not_a_number' }
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
const broken = /^!(not_a_number|other_grouping|too_many_decimals) ([\s\S]*)$/

/** The value that a form holds for what was typed. */
export function amountValue(text: string, locale: Locale): string {
  const { value, problem } = parseAmount(text, locale)
  return problem ? `!${problem} ${text}` : value
}

/** Why a form's value is no amount; null where it is one, or empty. */
export const amountProblem = (value: string): AmountProblem | null =>
  value === '' || isCanonical(value) ? null : ((broken.exec(value)?.[1] as AmountProblem | undefined) ?? 'not_a_number')

/** A form's value as the reader sees it in the field. */
export const amountText = (value: string, locale: Locale): string => broken.exec(value)?.[2] ?? formatAmount(value, locale)

/** An amount cut at its decimal separator, for setting the decimals quieter. */
export function amountParts(value: string, locale: Locale): { whole: string; decimals: string } {
  const parts = formatOf(locale).formatToParts(value as Intl.StringNumericLiteral)
  const cut = parts.findIndex((part) => part.type === 'decimal')
  const join = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join('')
  return cut < 0 ? { whole: join(0), decimals: '' } : { whole: join(0, cut), decimals: join(cut) }
}
