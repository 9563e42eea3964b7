export interface ServerClock {
  /** milliseconds since 1970 by the server's clock, by the device's own until an answer has told */
  now: () => number
  /** whether an answer has told */
  isKnown: () => boolean
  /** learns from an answer's Date header */
  learn: (date: string | null, sentAt: number, receivedAt: number) => void
}

/** Date has whole seconds and the way takes time: smaller differences are noise, and would make a countdown jump. */
const NOISE_MS = 1500

export const createServerClock = (deviceNow: () => number): ServerClock => {
  let offset: number | null = null
  let known = false
  return {
    now: () => deviceNow() + (offset ?? 0),
    isKnown: () => known,
    learn: (date, sentAt, receivedAt) => {
      const told = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(told)) return
      known = true
      const seen = told + 500 - (sentAt + receivedAt) / 2
      if (Math.abs(seen - (offset ?? 0)) > NOISE_MS) offset = seen
    },
  }
}
