import { addDays, dayIn, hour, instant, minute } from '../../lib/dates.ts'

/** Whether a waiting wallet becomes active today or tomorrow; the waiting time is one day. */
export function openingDay(opensAt: string, now: number, timeZone: string): 'today' | 'tomorrow' | 'day' {
  const [today, opens] = [dayIn(timeZone, now), dayIn(timeZone, instant(opensAt))]
  if (opens === today) return 'today'
  return opens === addDays(today, 1) ? 'tomorrow' : 'day'
}

/** Remaining waiting time: rounded hours, and minutes for the last hour and a half. */
export function timeLeft(opensAt: string, now: number): { unit: 'hours' | 'minutes'; count: number } {
  const left = Math.max(0, instant(opensAt) - now)
  return left > 1.5 * hour ? { unit: 'hours', count: Math.round(left / hour) } : { unit: 'minutes', count: Math.ceil(left / minute) }
}
