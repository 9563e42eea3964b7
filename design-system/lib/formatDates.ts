import type { Locale } from '../i18n/tags.ts'
import { languageTag } from '../i18n/tags.ts'
import { dayIn, daysBetween, deviceTimeZone, hour, isSameDay, knownTimeZone, minute } from './dates.ts'
import { UNREADABLE } from './formatNumbers.ts'

/** ISO 8601, or milliseconds since 1970. */
type Moment = string | number
type MonthStyle = 'short' | 'long'

// `Date.parse` accepts nearly any text with a number in it.
const ms = (at: Moment): number => (typeof at === 'number' ? at : /^\d{4}-\d\d/.test(at) ? Date.parse(at) : Number.NaN)
/** The range of `Date` in milliseconds. */
const isMoment = (at: number): boolean => Math.abs(at) <= 8.64e15

const readable = (at: Moment, write: (moment: number) => string): string => {
  const moment = ms(at)
  return isMoment(moment) ? write(moment) : UNREADABLE
}

const partOf = (parts: Intl.DateTimeFormatPart[], type: string): string => parts.find((part) => part.type === type)?.value ?? ''

/** Makes each formatter once, by its options. The zone is asked for only when the first date is written. */
function memoizedFormats(locale: Locale, zoneOf: () => string) {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const key = JSON.stringify(options)
    let one = made.get(key)
    if (!one) made.set(key, (one = new Intl.DateTimeFormat(languageTag[locale], { ...options, timeZone: zoneOf() })))
    return one
  }
}

/** The order and separators of a date by language; month names come from `Intl`, in the grammatical case used beside a day. */
const writeDate =
  (locale: Locale) =>
  (parts: Intl.DateTimeFormatPart[], month: MonthStyle): string => {
    const day = partOf(parts, 'day')
    const year = partOf(parts, 'year')
    if (locale === 'en') return `${partOf(parts, 'month')} ${day}${year === '' ? '' : `, ${year}`}`
    const list = [locale === 'de' ? `${day}.` : day, partOf(parts, 'month'), year].filter((text) => text !== '')
    return list.join(locale === 'es' && month === 'long' ? ' de ' : ' ')
  }

/** The time on a clock of 24 hours; in English of 12, with a no-break space before AM or PM, for which engines choose different spaces. */
const writeTime = (parts: Intl.DateTimeFormatPart[]): string => {
  const half = partOf(parts, 'dayPeriod')
  const clock = ['hour', 'minute', 'second'].map((type) => partOf(parts, type)).filter((text) => text !== '')
  return `${clock.join(':')}${half === '' ? '' : `\u00a0${half}`}`
}

const capitalized = (locale: Locale, text: string): string => text.slice(0, 1).toLocaleUpperCase(languageTag[locale]) + text.slice(1)

/** Formatters of calendar days and months (YYYY-MM-DD), which have no time zone. */
export function createCalendarFormat(locale: Locale) {
  const formats = memoizedFormats(locale, () => 'UTC')
  const write = writeDate(locale)
  const calendarDay = (date: string, month: MonthStyle = 'short') =>
    readable(date, (at) => write(formats({ day: 'numeric', month, year: 'numeric' }).formatToParts(at), month))
  /** The date without the year: Aug 14. */
  const monthDay = (date: string) => readable(date, (at) => write(formats({ day: 'numeric', month: 'short' }).formatToParts(at), 'short'))
  const dayOf = (date: string) => readable(date, () => `${Number(date.slice(8, 10))}${locale === 'de' ? '.' : ''}`)
  /** A range of days within one month, its year from the end: Aug 3–9, 2026. */
  const monthSpan = (from: string, to: string, end: string) =>
    locale === 'en' ? end.replace(/\d+/, `${dayOf(from)}–${dayOf(to)}`) : `${dayOf(from)}–${end}`

  return {
    calendarDay,
    monthDay,
    /** A range of days within one month: Aug 3–9. */
    monthDays: (from: string, to: string) => (from === to ? monthDay(to) : monthSpan(from, to, monthDay(to))),
    /** A range of days with the shared parts written once: Nov 16–22, 2026; Sep 28 – Oct 4, 2026. */
    calendarSpan: (from: string, to: string) => {
      if (from === to) return calendarDay(to)
      if (from.slice(0, 7) === to.slice(0, 7)) return monthSpan(from, to, calendarDay(to))
      return `${from.slice(0, 4) === to.slice(0, 4) ? monthDay(from) : calendarDay(from)} – ${calendarDay(to)}`
    },
    /** August 2026, from YYYY-MM or YYYY-MM-DD; capitalised unless `inside` a sentence. */
    month: (date: string, inside = false) =>
      readable(`${date.slice(0, 7)}-01`, (at) => {
        const parts = formats({ month: 'long', year: 'numeric' }).formatToParts(at)
        const text = `${partOf(parts, 'month')}${locale === 'es' ? ' de ' : ' '}${partOf(parts, 'year')}`
        return inside ? text : capitalized(locale, text)
      }),
    /** Mon */
    weekday: (date: string) => readable(date, (at) => formats({ weekday: 'short' }).format(at).replace('.', '')),
    /** The day of the month of a calendar date, as a label of a chart: 5. */
    dayOfMonth: (date: string) => String(Number(date.slice(8))),
    /** Aug, from YYYY-MM or YYYY-MM-DD: for chart labels. */
    monthShort: (date: string) => readable(`${date.slice(0, 7)}-01`, (at) => formats({ month: 'short' }).format(at).replace('.', '')),
  }
}

/** Formatters of moments, in a time zone: by default the device's. */
export function createMomentFormat(locale: Locale, zoneName: string | undefined) {
  const zoneOf = () => knownTimeZone(zoneName ?? deviceTimeZone())
  const formats = memoizedFormats(locale, zoneOf)
  const write = writeDate(locale)
  let relative: Intl.RelativeTimeFormat | undefined
  const relativeFormat = () => (relative ??= new Intl.RelativeTimeFormat(languageTag[locale], { numeric: 'auto' }))

  const yearOf = (at: number) => formats({ year: 'numeric' }).format(at)
  const dayText = (at: number, month: MonthStyle, withYear: boolean) =>
    write(formats({ day: 'numeric', month, ...(withYear && { year: 'numeric' }) }).formatToParts(at), month)
  const day = (month: MonthStyle) => (at: Moment, now?: number) =>
    readable(at, (moment) => dayText(moment, month, now === undefined || yearOf(moment) !== yearOf(now)))
  const shortDay = day('short')
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const shownHours = locale === 'en' ? ({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const) : hours
  const time = (at: Moment) => readable(at, (moment) => writeTime(formats(shownHours).formatToParts(moment)))
  const time24 = (at: Moment) => readable(at, (moment) => writeTime(formats(hours).formatToParts(moment)))
  const zone = (at: Moment) =>
    readable(
      at,
      (moment) => partOf(formats({ hour: 'numeric', timeZoneName: 'shortOffset' }).formatToParts(moment), 'timeZoneName') || zoneOf(),
    )
  /** Today or yesterday in words; capitalised unless `inside` a sentence. */
  const dayName = (from: 0 | -1, inside = false) => {
    const word = relativeFormat().format(from, 'day')
    return inside ? word : capitalized(locale, word)
  }
  const isToday = (moment: number, now: number) => isSameDay(zoneOf(), moment, now)

  return {
    /** 2:20 PM; 14:20 in the other languages. */
    time,
    /** 14:20 in every language: for statements. */
    time24,
    /** 2:20:06 PM: where seconds distinguish two updates. */
    seconds: (at: Moment) => readable(at, (moment) => writeTime(formats({ ...shownHours, second: '2-digit' }).formatToParts(moment))),
    /** 14:20:06 in every language: for files. */
    seconds24: (at: Moment) => readable(at, (moment) => writeTime(formats({ ...hours, second: '2-digit' }).formatToParts(moment))),
    /** Aug 14; with the year if it is not the current one. */
    day: shortDay,
    /** August 21: for use in sentences. */
    longDay: day('long'),
    /** "Today, 12:00 AM" on the user's current day, otherwise "Aug 14, 1:42 PM"; "today" if `inside` a sentence. */
    dayTime: (at: Moment, now: number, inside = false) =>
      readable(at, (moment) => `${isToday(moment, now) ? dayName(0, inside) : shortDay(moment, now)}, ${time(moment)}`),
    /** Today, Yesterday, or August 12, 2026: the heading above the rows of a day. */
    dayHead: (at: Moment, now: number) =>
      readable(at, (moment) => {
        const gone = daysBetween(dayIn(zoneOf(), moment), dayIn(zoneOf(), now))
        return gone === 0 ? dayName(0) : gone === 1 ? dayName(-1) : dayText(moment, 'long', true)
      }),
    /** Aug 14, 2026, 13:42 UTC: for text that is stored and read elsewhere, such as receipts. */
    moment: (at: Moment) => readable(at, (moment) => `${dayText(moment, 'short', true)}, ${time24(moment)} ${zone(moment)}`),
    /** 2:20 PM on the user's current day, otherwise "Aug 13, 2:20 PM": when a value was fetched. */
    since: (at: Moment, now: number) =>
      readable(at, (moment) => (isToday(moment, now) ? time(moment) : `${shortDay(moment, now)}, ${time(moment)}`)),
    /** Relative time up to one day; `null` for longer, where a date is clearer. */
    ago: (at: Moment, now: number): string | null => {
      const gone = now - ms(at)
      if (!(gone >= 0 && gone < 24 * hour)) return null
      return gone < hour
        ? relativeFormat().format(-Math.floor(gone / minute), 'minute')
        : relativeFormat().format(-Math.floor(gone / hour), 'hour')
    },
    /** The time zone in use, as of the given time: GMT+3. */
    zone,
  }
}
