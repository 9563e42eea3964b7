export interface Clock {
  now: () => number
  /** Whether the server's time is known. Until then the clock is the device's, which may be wrong by any amount. */
  isServerTime: () => boolean
}

let source: Clock = { now: Date.now, isServerTime: () => false }

/** The current time in ms since 1970: the device's, or the server's once the runtime knows it. */
export const now = (): number => source.now()

export const isServerTime = (): boolean => source.isServerTime()

export const setClock = (clock: Clock): void => void (source = clock)
