import type { AxiosAdapter } from 'axios'
import type { ContractIssue, DifferenceKind, Finding } from './findings.ts'
import type { findSchema } from './operations.ts'
import type { PreloadedResponses } from './preloaded-responses.ts'

/** What the SDK reports: names of operations, fields and types, but no values of a response (unless `values` is set), since they may be personal. */
export type SdkReport =
  | { type: 'contract'; operation: string; status: number; issues: ContractIssue[] }
  | (ContractIssue & { type: Finding['type']; kind?: DifferenceKind | 'ignored filter'; operation: string })
  | { type: 'unknown-outcome'; operation: string; status: number }

/** What the app passes to `connect()` once, before the first request. */
export interface ConnectSettings {
  /** base URL of the API without a trailing slash; '' for the page's own origin */
  baseUrl: string
  /** sent as Accept-Language; read when a request is sent */
  locale: () => string
  /** the bearer token, null while signed out; read when a function is called */
  token: () => string | null
  /** changes with every sign-in and sign-out; without it, only another token is another session */
  epoch?: () => number
  /** a 401 while signed in: called once per session, never for sign-in requests or for responses to an earlier session */
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
  sleep?: (milliseconds: number) => Promise<void>
  online?: () => boolean
  /** document.cookie when a request is sent */
  cookies?: () => string
  schemaFor?: typeof findSchema
}
