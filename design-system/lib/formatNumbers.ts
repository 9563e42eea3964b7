import type { Locale } from '../i18n/tags.ts'
import { languageTag } from '../i18n/tags.ts'
import { chainDecimals, displayDecimals } from './decimals.ts'

/** `always` puts + before gains; `never` leaves the sign to an arrow or a word beside the number. */
export type Sign = 'auto' | 'always' | 'never'

export type Rounding = 'down' | 'up' | 'half'

export type MoneyOptions = {
  sign?: Sign
  /** Digits after the point; defaults to the token's: 642.7500 MATU and 325.20 USDT, everywhere. */
  decimals?: number
  /** Minimum number of digits after the point, for rates; further ones only if they are not zero. */
  minimum?: number
  /** Leaves out the decimals of a whole amount: limits, prices and targets (10,000 USDT). What one owns or moves keeps them. */
  whole?: boolean
  /** `down` (default) never shows more than there is, `up` never less than is paid: fees. `half` is for results, rates and averages. */
  rounding?: Rounding
  /** Shows every digit: in copies and files, and where the user asks for it. */
  exact?: boolean
}

/** An amount in parts, for different typography: `13,081` `.32` `USD`. */
type MoneyParts = { sign: string; integer: string; fraction: string; unit: string }

type Decimals = { min: number; max: number }

const MINUS = '\u2212'
const HIDDEN = '••••'
/** Replaces numbers and dates that cannot be parsed: `Intl` would print NaN or throw. */
export const UNREADABLE = '–'

const isFigure = (value: string): boolean => /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value)

// Shows at least two significant digits: an existing amount is never shown as zero.
const digitsOf = (value: string, decimals: number) => {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.')
  const first = fraction.search(/[1-9]/)
  return /[1-9]/.test(whole) || first < decimals ? decimals : Math.min(chainDecimals, first + 2)
}

const isWhole = (value: string) => !/[.e]\d*[1-9]/i.test(value)

const moneyDecimals = (value: string, unit: string, { decimals, minimum, whole, exact }: MoneyOptions): Decimals => {
  const shown = decimals ?? displayDecimals(unit)
  const max = exact ? chainDecimals : digitsOf(value, shown)
  return { min: whole && isWhole(value) ? 0 : Math.min(minimum ?? shown, max), max }
}

const roundingMode = { down: 'trunc', up: 'expand', half: 'halfExpand' } as const

/** Formats amounts: always grouped, rounded down unless the amount is a fee or a result. */
const amountFormat = (decimals: Decimals, sign: Sign = 'auto', rounding: Rounding = 'down'): Intl.NumberFormatOptions => ({
  useGrouping: 'always',
  signDisplay: sign === 'always' ? 'exceptZero' : sign === 'never' ? 'never' : 'negative',
  minimumFractionDigits: decimals.min,
  maximumFractionDigits: decimals.max,
  roundingMode: roundingMode[rounding],
})

/** Writes decimal strings in a language, whole or in parts. Each of Intl's formatters is made once. */
function createFigures(locale: Locale) {
  const numbers = new Map<string, Intl.NumberFormat>()
  const number = (decimals: Decimals, sign: Sign, rounding: Rounding): Intl.NumberFormat => {
    const key = `${decimals.min} ${decimals.max} ${sign} ${rounding}`
    let one = numbers.get(key)
    if (!one) numbers.set(key, (one = new Intl.NumberFormat(languageTag[locale], amountFormat(decimals, sign, rounding))))
    return one
  }
  return {
    inParts: (value: string, decimals: Decimals, sign: Sign, rounding: Rounding) => {
      const parts = { sign: '', integer: '', fraction: '' }
      if (!isFigure(value)) return { ...parts, integer: UNREADABLE }
      for (const { type, value: text } of number(decimals, sign, rounding).formatToParts(value as Intl.StringNumericLiteral)) {
        if (type === 'minusSign') parts.sign = MINUS
        else if (type === 'plusSign') parts.sign = '+'
        else if (type === 'decimal' || type === 'fraction') parts.fraction += text
        else parts.integer += text
      }
      return parts
    },
    /** Without splitting into parts, at a third of the cost: long lists show thousands of figures. */
    whole: (value: string, decimals: Decimals, sign: Sign, rounding: Rounding) => {
      if (!isFigure(value)) return UNREADABLE
      const text = number(decimals, sign, rounding).format(value as Intl.StringNumericLiteral)
      return text.startsWith('-') ? MINUS + text.slice(1) : text
    },
  }
}

/** The number formatters of a language. Values are decimal strings, as on the wire. */
export function createNumberFormat(locale: Locale) {
  const { inParts, whole } = createFigures(locale)
  const amount = (value: string, unit: string, options: MoneyOptions = {}) =>
    whole(value, moneyDecimals(value, unit, options), options.sign ?? 'auto', options.rounding ?? 'down')
  const decimal = (value: string, decimals: number, sign: Sign = 'auto') => whole(value, { min: decimals, max: decimals }, sign, 'half')
  // 1.43% in English; with a no-break space elsewhere.
  const percentSign = locale === 'en' ? '%' : '\u00a0%'

  return {
    hidden: HIDDEN,
    integer: (value: number | string) => whole(String(value), { min: 0, max: 0 }, 'auto', 'down'),
    /** A number with a fixed number of digits, rounded to nearest: rates, prices, averages. */
    decimal,
    /** A price keeps all the digits it has. */
    price: (value: string, minimum = 2) => whole(value, { min: minimum, max: chainDecimals }, 'auto', 'half'),
    /** The suffix of a percentage, for separate typography; includes its space. */
    percentSign,
    /** A percentage: '1.43' → 1.43%. */
    percent: (value: string, decimals = 2, sign: Sign = 'auto') => decimal(value, decimals, sign) + percentSign,
    moneyParts: (value: string, unit: string, options: MoneyOptions = {}): MoneyParts => ({
      ...inParts(value, moneyDecimals(value, unit, options), options.sign ?? 'auto', options.rounding ?? 'down'),
      unit,
    }),
    /** `13,081.32 USD`; use `amount` if the column header names the unit. */
    money: (value: string, unit: string, options?: MoneyOptions) => `${amount(value, unit, options)}\u00a0${unit}`,
    amount,
    exact: (value: string, unit: string) => `${amount(value, unit, { exact: true })}\u00a0${unit}`,
    /** Whether the shown form of an amount leaves digits out. */
    isShortened: (value: string, unit: string, options: MoneyOptions = {}) =>
      isFigure(value) && amount(value, unit, { ...options, exact: false }) !== amount(value, unit, { ...options, exact: true }),
  }
}
