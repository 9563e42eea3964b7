/** Pure arithmetic of moments (ms since 1970) and calendar days (YYYY-MM-DD) in a reader's zone. */

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** Milliseconds of an ISO 8601 moment; throws on what is not one, so that no "Invalid Date" reaches a screen. */
export function instant(iso: string): number {
  const ms = Date.parse(iso)
  if (Number.isNaN(ms)) throw new RangeError(`Not a moment: ${iso}`)
  return ms
}

const zones = new Map<string, string>()

/** A time zone that `Intl` knows: UTC in the place of one that it does not, such as `Etc/Unknown`, which a device without a zone names. */
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

/** The calendar day of a moment in a zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, ms: number): string {
  let calendar = calendars.get(timeZone)
  if (!calendar) {
    calendar = new Intl.DateTimeFormat('en-CA', { timeZone: knownTimeZone(timeZone), year: 'numeric', month: '2-digit', day: '2-digit' })
    calendars.set(timeZone, calendar)
  }
  return calendar.format(ms)
}

export const isSameDay = (timeZone: string, a: number, b: number): boolean => dayIn(timeZone, a) === dayIn(timeZone, b)

/** Whole calendar days from one YYYY-MM-DD to another; negative when it lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((instant(`${to}T00:00:00Z`) - instant(`${from}T00:00:00Z`)) / day)

/** A calendar day that many days later. */
export const addDays = (from: string, count: number): string =>
  new Date(instant(`${from}T00:00:00Z`) + count * day).toISOString().slice(0, 10)

/** Days a term still runs: a part of a day counts as one, and what has ended has none. */
export const daysLeft = (until: string, now: number): number => Math.max(0, Math.ceil((instant(until) - now) / day))

export const isFuture = (iso: string, now: number): boolean => instant(iso) > now

/** How much of a term is over, 0 to 1. */
export function elapsed(from: string, until: string, now: number): number {
  const [start, end] = [instant(from), instant(until)]
  return end <= start ? 1 : Math.min(1, Math.max(0, (now - start) / (end - start)))
}
