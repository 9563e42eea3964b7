import type { AxiosAdapter } from 'axios'
import type { PreloadedResponses } from './preloaded-responses.ts'
import type { ContractIssue } from './contract-issues.ts'
import type { Operation } from './operations.ts'
import type { ResponseDifference } from './parse-response.ts'

/** What the SDK tells its one reporter. Names of operations, fields and kinds, no value of the answer (but for `values`): it may be personal. */
export type SdkReport =
  | { type: 'contract'; operation: string; status: number; field: string | null; problem: string; issues: ContractIssue[] }
  | (ResponseDifference & { operation: string })
  | { type: 'unknown-outcome'; operation: string; status: number }

/** What the app hands to `connect()`, once, before the first request. */
export interface ConnectSettings {
  /** the API's address without a trailing slash; '' for the page's own origin */
  baseUrl: string
  /** goes out as Accept-Language; read at send time */
  locale: () => string
  /** the bearer, null while signed out; read at send time */
  token: () => string | null
  /** changes with every sign-in and sign-out; without it the SDK counts the changes of `token()` that it sees */
  epoch?: () => number
  /** a 401 while signed in: called once per epoch, never for the sign-in calls or an earlier session's answer */
  onUnauthorized?: (epoch: number) => void
  /** a 503 that a second look confirmed: seconds of Retry-After, or null */
  onMaintenance?: (retryAfterSeconds: number | null) => void
  report?: (event: SdkReport) => void
  /** for a developer's own screen only: reports also say what stood in the answer. Default false */
  values?: boolean
  /** false for a server whose CORS refuses Idempotency-Key: money operations then never repeat (what it costs: ../README.md). Default true */
  idempotency?: boolean
  /** answers that the prerendered page asked for before this code was loaded */
  preloaded?: PreloadedResponses | null
  /** milliseconds for one request with its body; default 20,000 */
  timeout?: number
  /** an adapter of axios in the place of its fetch adapter: a recording, another transport */
  adapter?: AxiosAdapter | 'fetch' | 'xhr' | 'http'

  // What a test replaces.
  fetch?: typeof globalThis.fetch
  now?: () => number
  sleep?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
  random?: () => number
  uuid?: () => string
  online?: () => boolean
  /** document.cookie at send time */
  cookies?: () => string
  /** what relative addresses are relative to */
  pageUrl?: () => string
  operations?: readonly Operation[]
}

export type ResolvedSettings = Required<Omit<ConnectSettings, 'epoch' | 'preloaded' | 'fetch'>> &
  Pick<ConnectSettings, 'epoch' | 'preloaded' | 'fetch'>

const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const done = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal?.addEventListener('abort', done)
  })

/** A listener's own mistake must not take the place of the answer: it surfaces as an uncaught error of its own. */
const aside =
  <Args extends unknown[]>(listener: ((...args: Args) => void) | undefined) =>
  (...args: Args): void => {
    try {
      listener?.(...args)
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
    }
  }

/** Fills in what the browser gives; every default is read late, so that a server render can import this file. */
export const resolveSettings = (settings: ConnectSettings, operations: readonly Operation[]): ResolvedSettings => ({
  idempotency: true,
  values: false,
  timeout: 20_000,
  adapter: 'fetch',
  now: () => Date.now(),
  sleep: pause,
  random: () => Math.random(),
  uuid: () => crypto.randomUUID(),
  online: () => globalThis.navigator?.onLine !== false,
  cookies: () => globalThis.document?.cookie ?? '',
  pageUrl: () => globalThis.location?.href ?? 'http://localhost/',
  operations,
  ...(Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as unknown as ConnectSettings),
  onUnauthorized: aside(settings.onUnauthorized),
  onMaintenance: aside(settings.onMaintenance),
  report: aside(settings.report),
})
