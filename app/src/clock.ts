export interface Clock {
  now: () => number
  /** Whether the server has told its time: before that it is the device's, which may be wrong by any amount. */
  isServerTime: () => boolean
}

let source: Clock = { now: Date.now, isServerTime: () => false }

/** The present in milliseconds since 1970: the device's, and the server's as soon as the engine knows it. */
export const now = (): number => source.now()

export const isServerTime = (): boolean => source.isServerTime()

export const setClock = (clock: Clock): void => void (source = clock)
