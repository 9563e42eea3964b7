/** The simulator's clock. Started with a number, it stands still until a test moves it; started with a function, it follows it. */
export interface Clock {
  /** milliseconds since 1970 */
  now: () => number
  advance: (milliseconds: number) => void
  set: (moment: number | string | Date) => void
}

export type ClockStart = number | string | Date | (() => number)

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const createClock = (start: ClockStart = Date.now): Clock => {
  const base = typeof start === 'function' ? start : constant(new Date(start).getTime())
  let offset = 0
  return {
    now: () => base() + offset,
    advance: (milliseconds) => {
      offset += milliseconds
    },
    set: (moment) => {
      offset = new Date(moment).getTime() - base()
    },
  }
}

const constant = (value: number) => () => value

export const iso = (moment: number): string => new Date(moment).toISOString()

/** `2026-08`, in UTC: the simulator's months are months in UTC. */
export const monthOf = (moment: number): string => iso(moment).slice(0, 7)

export const dayOf = (moment: number): string => iso(moment).slice(0, 10)

export const startOfDay = (moment: number): number => Math.floor(moment / DAY) * DAY

export const startOfMonth = (moment: number): number => {
  const date = new Date(moment)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
}

/** The first moment of the month `count` months later, or earlier if negative. */
export const addMonths = (moment: number, count: number): number => {
  const date = new Date(moment)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1)
}
