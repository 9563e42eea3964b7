/** The Date header has whole seconds and the network adds a delay: smaller differences are noise and would make a countdown jump. */
const NOISE_MS = 1500

export const createServerClock = (deviceNow: () => number) => {
  let offset: number | null = null
  return {
    /** milliseconds since 1970 by the server's clock; by the device's until a response has carried the server's time */
    now: (): number => deviceNow() + (offset ?? 0),
    /** whether a response has carried the server's time */
    isKnown: (): boolean => offset !== null,
    /** learns from the Date header of a response */
    learn: (date: string | null, sentAt: number, receivedAt: number): void => {
      const serverTime = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(serverTime)) return
      const seen = serverTime + 500 - (sentAt + receivedAt) / 2
      offset = Math.abs(seen - (offset ?? 0)) > NOISE_MS ? seen : (offset ?? 0)
    },
  }
}
