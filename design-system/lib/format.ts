import type { Locale } from '../i18n/tags.ts'
import { languageTag } from '../i18n/tags.ts'
import { deviceTimeZone, hour, isSameDay, knownTimeZone, minute } from './dates.ts'
import { chainDecimals, displayDecimals } from './money.ts'

/** `always` puts + before gains; `never` leaves the sign to an arrow or a word beside the number. */
export type Sign = 'auto' | 'always' | 'never'

export type MoneyOptions = {
  sign?: Sign
  /** Digits after the point; defaults to the token's. */
  decimals?: number
  /** Minimum number of digits after the point; further ones only if they are not zero: lists show 320.00 MATU and 1.2046 BNB. */
  minimum?: number
  /** `down` (default) never shows more than there is; `half` is for results, rates and averages. */
  rounding?: 'down' | 'half'
  /** Shows every digit: for confirmations, fees and amounts that leave an account. */
  exact?: boolean
}

/** An amount in parts, for different typography: `13,081` `.32` `USD`. */
type MoneyParts = { sign: string; integer: string; fraction: string; unit: string }

type Moment = string | number

const MINUS = '\u2212'
const HIDDEN = '••••'
/** Replaces numbers and dates that cannot be parsed: `Intl` would print NaN or throw. */
const UNREADABLE = '–'

const isFigure = (value: string): boolean => /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value)
// `Date.parse` accepts nearly any text with a number in it.
const ms = (at: Moment): number => (typeof at === 'number' ? at : /^\d{4}-\d\d/.test(at) ? Date.parse(at) : Number.NaN)
/** The range of `Date` in milliseconds. */
const isMoment = (at: number): boolean => Math.abs(at) <= 8.64e15

const readable = (at: Moment, write: (moment: number) => string): string => {
  const moment = ms(at)
  return isMoment(moment) ? write(moment) : UNREADABLE
}

// Shows at least two significant digits: an existing amount is never shown as zero.
const digitsOf = (value: string, decimals: number) => {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.')
  const first = fraction.search(/[1-9]/)
  return /[1-9]/.test(whole) || first < decimals ? decimals : Math.min(chainDecimals, first + 2)
}

const kept = <T>(make: (key: string) => T) => {
  const made = new Map<string, T>()
  return (key: string): T => {
    let one = made.get(key)
    if (one === undefined) made.set(key, (one = make(key)))
    return one
  }
}

/** Formats amounts: always grouped, rounded down unless the amount is a result. */
export const amountFormat = (
  decimals: { min: number; max: number },
  sign: Sign = 'auto',
  rounding: 'down' | 'half' = 'down',
): Intl.NumberFormatOptions => ({
  useGrouping: 'always',
  signDisplay: sign === 'always' ? 'exceptZero' : sign === 'never' ? 'never' : 'negative',
  minimumFractionDigits: decimals.min,
  maximumFractionDigits: decimals.max,
  roundingMode: rounding === 'down' ? 'trunc' : 'halfExpand',
})

function create(locale: Locale, zoneName: string | undefined) {
  const zoneOf = () => knownTimeZone(zoneName ?? deviceTimeZone())
  const tag = languageTag[locale]
  const numbers = new Map<string, Intl.NumberFormat>()
  const number = (decimals: { min: number; max: number }, sign: Sign, rounding: 'down' | 'half'): Intl.NumberFormat => {
    const key = `${decimals.min} ${decimals.max} ${sign} ${rounding}`
    let one = numbers.get(key)
    if (!one) numbers.set(key, (one = new Intl.NumberFormat(tag, amountFormat(decimals, sign, rounding))))
    return one
  }
  const clock = kept((key) => new Intl.DateTimeFormat(tag, { ...(JSON.parse(key) as Intl.DateTimeFormatOptions), timeZone: zoneOf() }))
  const calendar = kept((key) => new Intl.DateTimeFormat(tag, { ...(JSON.parse(key) as Intl.DateTimeFormatOptions), timeZone: 'UTC' }))
  let ago: Intl.RelativeTimeFormat | undefined
  const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase(tag) + text.slice(1)

  const cut = (value: string, decimals: { min: number; max: number }, sign: Sign, rounding: 'down' | 'half') => {
    const parts = { sign: '', integer: '', fraction: '' }
    if (!isFigure(value)) return { ...parts, integer: UNREADABLE }
    for (const { type, value: text } of number(decimals, sign, rounding).formatToParts(value as Intl.StringNumericLiteral)) {
      if (type === 'minusSign') parts.sign = MINUS
      else if (type === 'plusSign') parts.sign = '+'
      else if (type === 'decimal' || type === 'fraction') parts.fraction += text
      else parts.integer += text
    }
    return parts
  }

  /** Formats without splitting into parts, at a third of the cost: long lists show thousands of figures. */
  const whole = (value: string, decimals: { min: number; max: number }, sign: Sign, rounding: 'down' | 'half') => {
    if (!isFigure(value)) return UNREADABLE
    const text = number(decimals, sign, rounding).format(value as Intl.StringNumericLiteral)
    return text.startsWith('-') ? MINUS + text.slice(1) : text
  }

  const moneyDecimals = (value: string, unit: string, { decimals, minimum, exact }: MoneyOptions) => {
    const shown = decimals ?? displayDecimals(unit)
    const max = exact ? chainDecimals : digitsOf(value, shown)
    return { min: Math.min(minimum ?? shown, max), max }
  }
  const moneyParts = (value: string, unit: string, options: MoneyOptions = {}): MoneyParts => ({
    ...cut(value, moneyDecimals(value, unit, options), options.sign ?? 'auto', options.rounding ?? 'down'),
    unit,
  })
  const amount = (value: string, unit: string, options: MoneyOptions = {}) =>
    whole(value, moneyDecimals(value, unit, options), options.sign ?? 'auto', options.rounding ?? 'down')

  const decimal = (value: string, decimals: number, sign: Sign = 'auto') => whole(value, { min: decimals, max: decimals }, sign, 'half')
  // 1.43% in English; with a no-break space elsewhere.
  const percentSign = locale === 'en' ? '%' : '\u00a0%'

  // Order and separators by language; month names come from `Intl`, in the grammatical case used beside a day.
  const dateOf = (parts: Intl.DateTimeFormatPart[], long: boolean) => {
    const get = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
    const list = [locale === 'de' ? `${get('day')}.` : get('day'), get('month'), get('year')].filter((text) => text !== '')
    return list.join(locale === 'es' && long ? ' de ' : ' ')
  }
  const yearIn = (at: number) => clock('{"year":"numeric"}').format(at)
  const dayText = (at: number, month: 'short' | 'long', year: boolean) =>
    dateOf(clock(JSON.stringify({ day: 'numeric', month, ...(year && { year: 'numeric' }) })).formatToParts(at), month === 'long')
  const time = (at: Moment) => readable(at, (moment) => clock('{"hour":"2-digit","minute":"2-digit","hourCycle":"h23"}').format(moment))
  const zone = (at: Moment) =>
    readable(
      at,
      (moment) =>
        clock('{"hour":"numeric","timeZoneName":"shortOffset"}')
          .formatToParts(moment)
          .find((part) => part.type === 'timeZoneName')?.value ?? zoneOf(),
    )
  /** A calendar day (YYYY-MM-DD), which has no zone. */
  const calendarDay = (date: string, month: 'short' | 'long' = 'short') =>
    readable(date, (at) => dateOf(calendar(JSON.stringify({ day: 'numeric', month, year: 'numeric' })).formatToParts(at), month === 'long'))
  /** The date without the year: 14 Aug. */
  const monthDay = (date: string) => readable(date, (at) => dateOf(calendar('{"day":"numeric","month":"short"}').formatToParts(at), false))
  const dayOf = (date: string) => readable(date, () => `${Number(date.slice(8, 10))}${locale === 'de' ? '.' : ''}`)
  const today = () => capital((ago ??= new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })).format(0, 'day'))

  return {
    locale,
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
    moneyParts,
    /** `13,081.32 USD`; use `amount` if the column header names the unit. */
    money: (value: string, unit: string, options?: MoneyOptions) => `${amount(value, unit, options)}\u00a0${unit}`,
    amount,
    exact: (value: string, unit: string) => `${amount(value, unit, { exact: true })}\u00a0${unit}`,

    time,
    /** 14:20:06: where seconds distinguish two updates. */
    seconds: (at: Moment) =>
      readable(at, (moment) => clock('{"hour":"2-digit","minute":"2-digit","second":"2-digit","hourCycle":"h23"}').format(moment)),
    /** 14 Aug; with the year if it is not the current one. */
    day: (at: Moment, now?: number) =>
      readable(at, (moment) => dayText(moment, 'short', now === undefined || yearIn(moment) !== yearIn(now))),
    /** 21 August: for use in sentences. */
    longDay: (at: Moment, now?: number) =>
      readable(at, (moment) => dayText(moment, 'long', now === undefined || yearIn(moment) !== yearIn(now))),
    /** "Today, 00:00" on the user's current day, otherwise "14 Aug, 13:42". */
    dayTime: (at: Moment, now: number) =>
      readable(at, (moment) => {
        const name = isSameDay(zoneOf(), moment, now) ? today() : dayText(moment, 'short', yearIn(moment) !== yearIn(now))
        return `${name}, ${time(moment)}`
      }),
    /** 14 Aug 2026, 13:42 UTC: for text that is stored and read elsewhere, such as receipts. */
    moment: (at: Moment) => readable(at, (moment) => `${dayText(moment, 'short', true)}, ${time(moment)} ${zone(moment)}`),
    /** 14:20 on the user's current day, otherwise "13 Aug, 14:20": when a value was fetched. */
    since: (at: Moment, now: number) =>
      readable(at, (moment) =>
        isSameDay(zoneOf(), moment, now) ? time(moment) : `${dayText(moment, 'short', yearIn(moment) !== yearIn(now))}, ${time(moment)}`,
      ),
    calendarDay,
    monthDay,
    /** A range of days within one month: 3–9 Aug. */
    monthDays: (from: string, to: string) => (from === to ? monthDay(to) : `${dayOf(from)}–${monthDay(to)}`),
    /** A range of days with the shared parts written once: 16–22 Nov 2026, 28 Sept – 4 Oct 2026. */
    calendarSpan: (from: string, to: string) => {
      if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOf(from)}–${calendarDay(to)}`
      return `${from.slice(0, 4) === to.slice(0, 4) ? monthDay(from) : calendarDay(from)} – ${calendarDay(to)}`
    },
    /** August 2026, from YYYY-MM or YYYY-MM-DD; capitalised unless `inside` a sentence. */
    month: (date: string, inside = false) =>
      readable(`${date.slice(0, 7)}-01`, (at) => {
        const parts = calendar('{"month":"long","year":"numeric"}').formatToParts(at)
        const get = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
        const text = `${get('month')}${locale === 'es' ? ' de ' : ' '}${get('year')}`
        return inside ? text : capital(text)
      }),
    /** Aug, from YYYY-MM or YYYY-MM-DD: for chart labels. */
    monthShort: (date: string) => readable(`${date.slice(0, 7)}-01`, (at) => calendar('{"month":"short"}').format(at).replace('.', '')),
    /** Relative time up to one day; `null` for longer, where a date is clearer. */
    ago: (at: Moment, now: number): string | null => {
      const gone = now - ms(at)
      if (!(gone >= 0 && gone < 24 * hour)) return null
      return gone < hour
        ? (ago ??= new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })).format(-Math.floor(gone / minute), 'minute')
        : (ago ??= new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })).format(-Math.floor(gone / hour), 'hour')
    },
    /** The time zone in use, as of the given time: GMT+3. */
    zone,
  }
}

export type Format = ReturnType<typeof create>

const formats = new Map<string, Format>()

/** Formatters for a language and a time zone, by default the device's. One per pair, because Intl's formatters are expensive. */
export function createFormat(locale: Locale, timeZone?: string): Format {
  const key = `${locale} ${timeZone}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = create(locale, timeZone)))
  return format
}
