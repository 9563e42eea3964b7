let source: () => number = Date.now

/** The present in milliseconds since 1970: the device's, and the server's as soon as the engine knows it. */
export const now = (): number => source()

export const setClock = (clock: () => number): void => void (source = clock)
