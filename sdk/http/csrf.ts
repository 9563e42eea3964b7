const WINDOW_MS = 10_000
const MOST_IN_WINDOW = 3

/** Thrown in the place of a request while the server keeps refusing: at most three requests in ten seconds. */
export class CsrfCooldown extends Error {
  readonly seconds: number

  /** @param cause why the cookie could not be had; undefined if it was had and refused */
  constructor(seconds: number, cause: unknown) {
    super('anti-forgery', { cause })
    this.seconds = seconds
  }
}

export interface Csrf {
  /** resolves, when the cookie is there, with the cookie's generation; all that wait share one fetch */
  ready: () => Promise<number>
  /** a 419 for a request sent with this generation; true if it is worth a repeat */
  refused: (generation: number) => boolean
  /** a request that the server checks got through: the trouble is over */
  accepted: () => void
  /** the session changed under the cookie: the next request fetches it anew */
  invalidate: () => void
}

/**
 * The flag that says whether the anti-forgery cookie is there. False: it is fetched before the next request. A 419 clears the flag; a storm of
 * them for one generation of the cookie counts as one failure.
 */
export const createCsrf = (fetchCookie: () => Promise<void>, hasCookie: () => boolean, now: () => number): Csrf => {
  let generation = 0
  let isStale = false
  // Fetched, and yet not to be seen: the cookie of another domain, or no document at all. To ask again would not show it.
  let isHidden = false
  let pending: Promise<number> | null = null
  let trouble: number[] = []
  let reason: unknown

  const recent = (): number[] => (trouble = trouble.filter((at) => now() - at < WINDOW_MS))
  const isObtained = (): boolean => !isStale && (isHidden || hasCookie())

  const fetchOnce = async (): Promise<number> => {
    const healing = isStale
    if (healing) trouble.push(now())
    try {
      await fetchCookie()
    } catch (error) {
      if (!healing) trouble.push(now())
      reason = error
      throw error
    }
    isStale = false
    isHidden = !hasCookie()
    generation += 1
    return generation
  }

  return {
    ready: async () => {
      if (isObtained()) return generation
      if (pending) return pending
      const failures = recent()
      if (failures.length >= MOST_IN_WINDOW) {
        throw new CsrfCooldown(Math.ceil((WINDOW_MS - (now() - (failures.at(-1) ?? now()))) / 1000), reason)
      }
      pending = fetchOnce().finally(() => (pending = null))
      return pending
    },
    refused: (sentWith) => {
      if (sentWith === generation && !isStale) {
        isStale = true
        reason = undefined
        trouble.push(now())
      }
      // An older generation: somebody else's 419 has brought a new cookie since, or is about to.
      return pending !== null || !isStale || recent().length + 2 <= MOST_IN_WINDOW
    },
    accepted: () => {
      trouble = []
    },
    invalidate: () => {
      isStale = true
    },
  }
}
