const WINDOW_MS = 10_000
const MOST_IN_WINDOW = 3

/** Thrown instead of sending a request while the server keeps rejecting the token: at most three attempts in ten seconds. */
export class CsrfCooldown extends Error {
  readonly seconds: number
  readonly isHidden: boolean

  /**
   * @param isHidden whether this page cannot read the cookie
   * @param cause why fetching the cookie failed; undefined if it was fetched but rejected
   */
  constructor(seconds: number, isHidden: boolean, cause: unknown) {
    super('csrf cooldown', { cause })
    this.seconds = seconds
    this.isHidden = isHidden
  }
}

export interface Csrf {
  /** whether the cookie was fetched but this page cannot read it: it belongs to another domain, or cookies are blocked */
  isHidden: () => boolean
  /** resolves with the cookie's generation once the cookie is available; all waiting requests share one fetch */
  ready: () => Promise<number>
  /** reports a 419 for a request sent with this generation; returns true if the request is worth repeating */
  refused: (generation: number) => boolean
  /** reports that a CSRF-checked request succeeded: resets the attempts */
  accepted: () => void
  /** marks the cookie as stale after a session change: the next request fetches it again */
  invalidate: () => void
}

/**
 * Tracks whether the CSRF cookie is available; if not, it is fetched before the next request. A 419 marks it as stale. Many 419 responses for
 * one generation of the cookie count as one failure.
 */
export const createCsrf = (fetchCookie: () => Promise<void>, hasCookie: () => boolean, now: () => number): Csrf => {
  let generation = 0
  let isStale = false
  // Fetched but not readable: the cookie belongs to another domain, or there is no document. Fetching it again would not help.
  let isHidden = false
  let pending: Promise<number> | null = null
  let attempts: number[] = []
  let reason: unknown

  const recent = (): number[] => (attempts = attempts.filter((at) => now() - at < WINDOW_MS))
  const isObtained = (): boolean => !isStale && (isHidden || hasCookie())

  const fetchOnce = async (): Promise<number> => {
    const isRefetch = isStale
    if (isRefetch) attempts.push(now())
    try {
      await fetchCookie()
    } catch (error) {
      if (!isRefetch) attempts.push(now())
      reason = error
      throw error
    }
    isStale = false
    isHidden = !hasCookie()
    generation += 1
    return generation
  }

  return {
    isHidden: () => isHidden,
    ready: async () => {
      if (isObtained()) return generation
      if (pending) return pending
      const failures = recent()
      if (failures.length >= MOST_IN_WINDOW) {
        throw new CsrfCooldown(Math.ceil((WINDOW_MS - (now() - (failures.at(-1) ?? now()))) / 1000), isHidden, reason)
      }
      pending = fetchOnce().finally(() => (pending = null))
      return pending
    },
    refused: (sentWith) => {
      if (sentWith === generation && !isStale) {
        isStale = true
        reason = undefined
        attempts.push(now())
      }
      // A 419 for an older generation: another request's 419 has already replaced the cookie or is about to. Otherwise a repeat needs two more attempts:
      // the fetch, and the 419 that may follow it.
      return pending !== null || !isStale || recent().length + 2 <= MOST_IN_WINDOW
    },
    accepted: () => {
      attempts = []
    },
    invalidate: () => {
      isStale = true
    },
  }
}
