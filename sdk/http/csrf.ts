import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { ApiError } from './api-error.ts'
import { CSRF_COOKIE } from './call.ts'
import { race } from './race.ts'

/** Characters that a header can carry. Laravel's token is base64; any other value was not set by Laravel. */
const USABLE = /^[\x21-\x7e]+$/

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * The percent-decoded token; null if there is none that a header can carry. A value that cannot be decoded is returned as it is. If several
 * cookies share the name (other path or domain), the first usable one wins.
 */
export const readToken = (cookies: string): string | null =>
  cookies
    .split(/;\s*/)
    .filter((part) => part.startsWith('XSRF-TOKEN='))
    .map((part) => decoded(part.slice('XSRF-TOKEN='.length)))
    .find((value) => USABLE.test(value)) ?? null

const WINDOW_MS = 10_000
const MOST_IN_WINDOW = 3

/**
 * Tracks whether the CSRF cookie is available; if not, it is fetched before the next request of any method. A 419 marks it as stale. Many 419
 * responses for one generation of the cookie count as one failure. At most three attempts are made in ten seconds.
 */
export const createCsrf = (fetchCookie: () => Promise<void>, cookies: () => string, now: () => number) => {
  let generation = 0
  let isStale = false
  // Fetched but not readable: the cookie belongs to another domain, or there is no document. Fetching it again would not help.
  let isHidden = false
  let pending: Promise<number> | null = null
  let attempts: number[] = []
  let failure: unknown

  const hasCookie = (): boolean => readToken(cookies()) !== null
  const recent = (): number[] => (attempts = attempts.filter((at) => now() - at < WINDOW_MS))
  const isObtained = (): boolean => !isStale && (isHidden || hasCookie())
  const isCoolingDown = (): boolean => !pending && !isObtained() && recent().length >= MOST_IN_WINDOW

  const fetchOnce = async (): Promise<number> => {
    const isRefetch = isStale
    if (isRefetch) attempts.push(now())
    try {
      await fetchCookie()
    } catch (error) {
      if (!isRefetch) attempts.push(now())
      failure = error
      throw error
    }
    isStale = false
    isHidden = !hasCookie()
    generation += 1
    return generation
  }

  /** Resolves with the cookie's generation once it is there; all waiting requests share one fetch. While cooling down, rejects with why it is not. */
  const ready = async (): Promise<number> => {
    if (isObtained()) return generation
    if (isCoolingDown()) {
      const retryAfter = Math.ceil((WINDOW_MS - (now() - attempts.at(-1)!)) / 1000)
      throw failure ?? new ApiError({ kind: isHidden ? 'no-cookie' : 'csrf', operation: 'getCsrfCookie', retryAfter })
    }
    return (pending ??= fetchOnce().finally(() => (pending = null)))
  }

  return {
    ready,
    /** whether the cookie was fetched but this page cannot read it: it belongs to another domain, or cookies are blocked */
    isHidden: (): boolean => isHidden,
    /** marks the cookie as stale after a session change: the next request fetches it again */
    invalidate: (): void => {
      isStale = true
    },
    /** Request interceptor: waits for the cookie. A GET with keepalive does not: it is a sign-out that must outlive the page. */
    wait: async (config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> => {
      const { isApi, isRead, path, operation } = config.call!
      const isSignOut = config.fetchOptions?.['keepalive'] === true && isRead
      if (config.isPreloaded || !isApi || path === CSRF_COOKIE || isSignOut || (isRead && isCoolingDown())) return config
      try {
        config.csrfGeneration = await race(ready(), config.signal as AbortSignal | undefined)
      } catch (reason) {
        if (!(reason instanceof ApiError)) throw reason
        // A server that works but provides no cookie: a read does not need one; if it does, its own response will report it.
        const isWorking = reason.status > 0 && reason.status !== 503
        if (!isRead || !isWorking) throw reason.of(operation)
      }
      return config
    },
    /**
     * Learns from the status of a response. True after a 419 whose request may be sent once more, because the server rejected it before processing
     * it; the attempts of all requests together are limited.
     */
    note: ({ status, config }: AxiosResponse<unknown>): boolean => {
      const { isApi, isRead, path } = config.call!
      if (!isApi || path === CSRF_COOKIE) return false
      if (status !== 419) {
        // The server does not check reads, so a successful read proves nothing unless it was rejected before.
        if (!isRead || config.csrfReplayed) attempts = []
        return false
      }
      if ((config.csrfGeneration ?? 0) === generation && !isStale) {
        isStale = true
        failure = undefined
        attempts.push(now())
      }
      // A 419 for an older generation: another request's 419 has already replaced the cookie or is about to. Otherwise a repeat needs two more attempts:
      // the fetch, and the 419 that may follow it.
      return !config.csrfReplayed && (pending !== null || !isStale || recent().length + 2 <= MOST_IN_WINDOW)
    },
  }
}

export type Csrf = ReturnType<typeof createCsrf>
