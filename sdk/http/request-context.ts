import { AxiosHeaders, type AxiosRequestConfig } from 'axios'
import type { ZodMiniType } from 'zod/mini'
import { locate } from './address.ts'
import { findOperation } from './operations.ts'
import type { SessionEpoch } from './session-epoch.ts'
import type { ResolvedSettings } from './settings.ts'

/** What the generated functions pass besides the URL: fetch-style options plus the response schema. */
export interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  /** an object or JSON text; for a GET its fields become the query */
  body?: unknown
  signal?: AbortSignal | null
  /** the schema that validates the response */
  schema?: ZodMiniType
  /** milliseconds; overrides the timeout of connect() */
  timeout?: number
  /** the request outlives the page */
  keepalive?: boolean
  /** fetch's cache mode: 'no-store' bypasses every cache without a header that CORS would have to allow */
  cache?: RequestCache
}

/** axios options plus the SDK's context of the request. */
export interface ApiRequestConfig extends AxiosRequestConfig<unknown> {
  context?: RequestContext
}

export const CSRF_COOKIE = '/sanctum/csrf-cookie'
export const LOGIN = '/login'
export const LOGOUT = '/logout'

/**
 * Signing in and out: their 401 is about the submitted credentials or about a session that is being left. The CSRF cookie is shared by all
 * requests that wait for it, even across a change of session.
 */
const OUTSIDE_SESSION: ReadonlySet<string> = new Set([CSRF_COOKIE, LOGIN, LOGOUT, '/two-factor-challenge', '/auth/google'])

const takeKey = (headers: Record<string, string>): string | undefined => {
  const name = Object.keys(headers).find((header) => header.toLowerCase() === 'idempotency-key')
  if (name === undefined) return undefined
  const key = headers[name]
  delete headers[name]
  return key
}

/**
 * One call of the application: what stays the same across resends, and its progress. A class, because axios copies plain objects when it merges
 * options.
 */
export class RequestContext {
  /** as the caller wrote it, with the query, without the base URL */
  readonly url: string
  /** inside the API, without the query */
  readonly path: string
  readonly isApi: boolean
  /** upper case */
  readonly method: string
  readonly isRead: boolean
  /** operationId of the contract */
  readonly operation: string
  readonly money: boolean
  /** true if a 401 does not mean that the session is over and a late response is harmless */
  readonly outsideSession: boolean
  readonly idempotencyKey: string | null
  readonly ownHeaders: Record<string, string>
  /** the session at the time of the call: interceptors run later, and a sign-out clears its token at once */
  readonly session: SessionEpoch

  /** Sent but not answered: the outcome is unknown. */
  inFlight = false
  sentAt = 0
  /** answered by a response that the page preloaded before its bundle */
  isPreloaded = false
  /** generation of the CSRF cookie that was sent */
  csrfGeneration = 0
  /** sent without the CSRF cookie, because this page cannot read it */
  isCookieHidden = false
  // Each of these happens at most once per call.
  csrfReplayed = false
  signedOutFirst = false
  repeated = false
  /** the application has been notified of its 401 or 503 */
  reported = false

  constructor(config: AxiosRequestConfig<unknown>, fullUrl: string, session: SessionEpoch, settings: ResolvedSettings) {
    const { path, isApi } = locate(settings.baseUrl, fullUrl, settings.pageUrl())
    const query = config.params instanceof URLSearchParams ? config.params.toString() : ''
    this.url = query === '' ? (config.url ?? '') : `${config.url ?? ''}?${query}`
    this.path = path
    this.isApi = isApi
    this.method = (config.method ?? 'GET').toUpperCase()
    this.isRead = this.method === 'GET' || this.method === 'HEAD'
    const operation = isApi ? findOperation(settings.operations, this.method, path) : undefined
    this.operation = operation?.id ?? `${this.method} outside the contract`
    this.money = operation?.money ?? false
    this.outsideSession = !isApi || OUTSIDE_SESSION.has(path)
    this.ownHeaders = AxiosHeaders.from(config.headers as AxiosHeaders | undefined).toJSON(true)
    const ownKey = takeKey(this.ownHeaders)
    // Only operations that move money send a key, since the server has to allow and store it.
    this.idempotencyKey = this.money && settings.idempotency ? (ownKey ?? settings.uuid()) : null
    this.session = session
  }

  /** Keeps the token out of logged axios errors. */
  toJSON(): string {
    return this.operation
  }
}

/** The context that the first interceptor attached to these options. */
export const contextOf = (config: object | undefined): RequestContext => {
  const context: unknown = config && 'context' in config ? config.context : undefined
  if (!(context instanceof RequestContext)) throw new Error('a request without its context')
  return context
}
