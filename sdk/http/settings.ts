import type { AxiosAdapter } from 'axios'
import type { PreloadedResponses } from './preloaded-responses.ts'
import type { ContractIssue, DifferenceKind, Finding } from './findings.ts'
import type { Operation } from './operations.ts'
import { race } from './race.ts'
import { findSchema, type SchemaFor } from './schema-for.ts'
import { uuid } from './uuid.ts'

/** What the SDK reports: names of operations, fields and types, but no values of a response (unless `values` is set), since they may be personal. */
export type SdkReport =
  | { type: 'contract'; operation: string; status: number; field: string | null; problem: string; issues: ContractIssue[] }
  | (ContractIssue & { type: Finding['type']; kind?: DifferenceKind | 'ignored filter'; operation: string })
  | { type: 'unknown-outcome'; operation: string; status: number }

/** What the app passes to `connect()` once, before the first request. */
export interface ConnectSettings {
  /** base URL of the API without a trailing slash; '' for the page's own origin */
  baseUrl: string
  /** sent as Accept-Language; read when a request is sent */
  locale: () => string
  /** the bearer token, null while signed out; read when a request is sent */
  token: () => string | null
  /** changes with every sign-in and sign-out; if omitted, the SDK counts the changes of `token()` that it sees */
  epoch?: () => number
  /** a 401 while signed in: called once per epoch, never for sign-in requests or for responses to an earlier session */
  onUnauthorized?: (epoch: number) => void
  /** a 503 confirmed by a second request: seconds of Retry-After, or null */
  onMaintenance?: (retryAfterSeconds: number | null) => void
  report?: (event: SdkReport) => void
  /** include the values found in reports; for a developer's own screen only. Default false */
  values?: boolean
  /** false for a server whose CORS rules reject Idempotency-Key: money operations are then never repeated (see ../README.md). Default true */
  idempotency?: boolean
  /** responses that the prerendered page requested before this code loaded */
  preloaded?: PreloadedResponses | null
  /** milliseconds for one request including its body; default 20,000 */
  timeout?: number
  /** replaces axios' fetch adapter: a recording, another transport */
  adapter?: AxiosAdapter | 'fetch' | 'xhr' | 'http'

  // The rest is for tests.
  fetch?: typeof globalThis.fetch
  now?: () => number
  sleep?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>
  random?: () => number
  uuid?: () => string
  online?: () => boolean
  /** document.cookie when a request is sent */
  cookies?: () => string
  /** base of relative URLs */
  pageUrl?: () => string
  operations?: readonly Operation[]
  schemaFor?: SchemaFor
}

export type ResolvedSettings = Required<Omit<ConnectSettings, 'epoch' | 'preloaded' | 'fetch'>> &
  Pick<ConnectSettings, 'epoch' | 'preloaded' | 'fetch'>

/** An exception in a listener must not replace the response: it is rethrown as an uncaught error. */
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

/** Fills in the browser's defaults. Each is read only when needed, so that server rendering can import this file. */
export const resolveSettings = (settings: ConnectSettings, operations: readonly Operation[]): ResolvedSettings => ({
  idempotency: true,
  values: false,
  timeout: 20_000,
  adapter: 'fetch',
  now: () => Date.now(),
  sleep: (milliseconds, signal) => race(new Promise((resolve) => setTimeout(resolve, milliseconds)), signal),
  random: () => Math.random(),
  uuid: () => uuid(),
  online: () => globalThis.navigator?.onLine !== false,
  cookies: () => globalThis.document?.cookie ?? '',
  pageUrl: () => globalThis.location?.href ?? 'http://localhost/',
  operations,
  schemaFor: findSchema,
  ...(Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as unknown as ConnectSettings),
  onUnauthorized: aside(settings.onUnauthorized),
  onMaintenance: aside(settings.onMaintenance),
  report: aside(settings.report),
})
