import { day, hour, minute } from '../../lib/dates.ts'

/** A duration in whole days, hours and minutes. */
export function span(ms: number): { days: number; hours: number; minutes: number } {
  const left = Math.max(0, ms)
  return { days: Math.floor(left / day), hours: Math.floor((left % day) / hour), minutes: Math.floor((left % hour) / minute) }
}
