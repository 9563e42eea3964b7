/** Pure arithmetic of timestamps (ms since 1970) and calendar days (YYYY-MM-DD) in a time zone. */

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Milliseconds of an ISO 8601 timestamp; throws on anything else, so that no "Invalid Date" reaches a screen. */
export function instant(iso: string): number {
  const ms = Date.parse(iso)
  if (Number.isNaN(ms)) throw new RangeError(`Not a moment: ${iso}`)
  return ms
}

let device: string | undefined

/** The device's time zone. Asked for only where a time is shown, because the first call takes a slow phone 50 ms. */
export const deviceTimeZone = (): string => (device ??= Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC')

const zones = new Map<string, string>()

/** Returns the time zone if `Intl` knows it, otherwise UTC: devices without a zone report names such as `Etc/Unknown`. */
export function knownTimeZone(timeZone: string): string {
  let zone = zones.get(timeZone)
  if (zone === undefined) {
    try {
      zone = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
    } catch {
      zone = 'UTC'
    }
    zones.set(timeZone, zone)
  }
  return zone
}

const calendars = new Map<string, Intl.DateTimeFormat>()

/**
 * The calendar day of a timestamp in a time zone, as YYYY-MM-DD. Put together from its parts, because no language has the same format in every
 * browser: the date of en-CA is 11/27/2026 where ICU 72 formats it.
 */
export function dayIn(timeZone: string, ms: number): string {
  let calendar = calendars.get(timeZone)
  if (!calendar) {
    calendar = new Intl.DateTimeFormat('en', { timeZone: knownTimeZone(timeZone), year: 'numeric', month: '2-digit', day: '2-digit' })
    calendars.set(timeZone, calendar)
  }
  const { year, month, day } = Object.fromEntries(calendar.formatToParts(ms).map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day}`
}

export const isSameDay = (timeZone: string, a: number, b: number): boolean => dayIn(timeZone, a) === dayIn(timeZone, b)

/** Whole calendar days between two days (YYYY-MM-DD); negative if `to` is before `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((instant(`${to}T00:00:00Z`) - instant(`${from}T00:00:00Z`)) / day)

/** The calendar day `count` days later. */
export const addDays = (from: string, count: number): string =>
  new Date(instant(`${from}T00:00:00Z`) + count * day).toISOString().slice(0, 10)

/** Days after the current one in a term: with it, day n of N and N − n left. 0 on the last day and after the end. */
export const daysAfterToday = (until: string, now: number): number => Math.max(0, Math.ceil((instant(until) - now) / day) - 1)

/** Days of a term from start to end, the current one, and those after it. The first hours belong to day 1. */
export function termDays(from: string, until: string, now: number): { day: number; days: number; left: number } {
  const days = Math.max(1, Math.round((instant(until) - instant(from)) / day))
  const left = Math.min(days - 1, daysAfterToday(until, now))
  return { day: days - left, days, left }
}

/** Remaining days until a date on its own: a partial day counts as one; 0 after the end. */
export const daysLeft = (until: string, now: number): number => Math.max(0, Math.ceil((instant(until) - now) / day))

export const isFuture = (iso: string, now: number): boolean => instant(iso) > now

/** Elapsed fraction of a term, 0 to 1. */
export function elapsed(from: string, until: string, now: number): number {
  const [start, end] = [instant(from), instant(until)]
  return end <= start ? 1 : Math.min(1, Math.max(0, (now - start) / (end - start)))
}

/** The month before or after. */
export function monthBeside(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const moved = new Date(Date.UTC(year, number - 1 + by, 1))
  return moved.toISOString().slice(0, 7)
}

/** All months from the last to the first: YYYY-MM. */
export function monthsDown(first: string, last: string): string[] {
  const months: string[] = []
  let [year = 0, month = 0] = last.split('-').map(Number)
  for (let name = last; name >= first && months.length < 600; name = `${year}-${String(month).padStart(2, '0')}`) {
    months.push(name)
    month -= 1
    if (month === 0) [year, month] = [year - 1, 12]
  }
  return months
}
