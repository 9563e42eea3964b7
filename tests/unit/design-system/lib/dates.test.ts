import { describe, expect, it } from 'vitest'
import { addDays, dayIn, daysBetween, daysLeft, elapsed, instant, isFuture, isSameDay } from '#design-system/lib/dates.ts'

describe('instants and days', () => {
  const now = Date.parse('2026-08-14T14:20:00Z')
  it('rejects invalid instants', () => {
    expect(() => instant('soon')).toThrow(RangeError)
    expect(instant('2026-08-14T14:20:00+03:00')).toBe(now - 3 * 3_600_000)
  })
  it('finds the day in the user’s time zone', () => {
    expect(dayIn('UTC', now)).toBe('2026-08-14')
    expect(dayIn('Pacific/Kiritimati', now)).toBe('2026-08-15')
    expect(isSameDay('Pacific/Kiritimati', now, now - 6 * 3_600_000)).toBe(false)
  })
  it('counts days across a DST change and a leap day', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-08-14', -6)).toBe('2026-08-08')
  })
  it('counts a started day as remaining, and an ended term as none', () => {
    expect(daysLeft('2026-08-14T14:20:01Z', now)).toBe(1)
    expect(daysLeft('2026-08-14T14:20:00Z', now)).toBe(0)
    expect(daysLeft('2020-01-01T00:00:00Z', now)).toBe(0)
  })
  it('computes how much of a term has passed', () => {
    expect(elapsed('2026-08-14T14:00:00Z', '2026-08-14T15:00:00Z', now)).toBeCloseTo(1 / 3)
    expect(elapsed('2026-09-01T00:00:00Z', '2026-09-02T00:00:00Z', now)).toBe(0)
    expect(elapsed('2026-08-02T00:00:00Z', '2026-08-01T00:00:00Z', now)).toBe(1)
    expect(isFuture('2026-08-14T14:20:00Z', now)).toBe(false)
  })
})
