import { AxiosHeaders, type AxiosRequestConfig } from 'axios'
import type { ZodMiniType } from 'zod/mini'
import { locate } from './address.ts'
import { findOperation } from './operations.ts'
import type { SessionEpoch } from './session-epoch.ts'
import type { ResolvedSettings } from './settings.ts'

/** What the generated functions pass beside the address: fetch's shape, with an answer's schema. */
export interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  /** an object or JSON text; with GET its fields become the query */
  body?: unknown
  signal?: AbortSignal | null
  /** the answer is checked against it */
  schema?: ZodMiniType
  /** milliseconds, in place of the one from connect() */
  timeout?: number
  /** outlives the page */
  keepalive?: boolean
  /** fetch's own: 'no-store' asks past every cache, without a header that CORS would have to allow */
  cache?: RequestCache
}

/** axios' configuration with what this folder keeps of the request beside it. */
export interface ApiRequestConfig extends AxiosRequestConfig<unknown> {
  context?: RequestContext
}

export const CSRF_COOKIE = '/sanctum/csrf-cookie'
export const LOGIN = '/login'
export const LOGOUT = '/logout'

/**
 * Signing in and out: these answer 401 about what was typed, or about a session that is being left. The anti-forgery cookie is
 * shared by whoever waits for it, across a change of session too.
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
 * One intention of the caller: what stays the same however often it has to be sent, and how far it has come. A class, because axios copies plain
 * objects when it merges configurations.
 */
export class RequestContext {
  /** as the caller wrote it, query included, base left out */
  readonly url: string
  /** inside the API, without the query */
  readonly path: string
  readonly isApi: boolean
  /** in capitals */
  readonly method: string
  readonly isRead: boolean
  /** operationId of the contract */
  readonly operation: string
  readonly money: boolean
  /** a 401 means something else than "your session is over", and a late answer is harmless */
  readonly outsideSession: boolean
  readonly idempotencyKey: string | null
  readonly ownHeaders: Record<string, string>
  /** who asks: read at the call, since interceptors run later and a sign-out forgets its token at once */
  readonly session: SessionEpoch

  /** Sent and not answered: its outcome is unknown. */
  inFlight = false
  sentAt = 0
  /** answered by what the page asked for ahead of its bundle */
  isPreloaded = false
  /** generation of the anti-forgery cookie that it was sent with */
  csrfGeneration = 0
  // Each of these happens once to one intention.
  csrfReplayed = false
  signedOutFirst = false
  repeated = false
  /** the application has heard of its 401 or 503 */
  told = false

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
    // Only what moves money asks the server to allow and to keep a key.
    this.idempotencyKey = this.money && settings.idempotency ? (ownKey ?? settings.uuid()) : null
    this.session = session
  }

  /** In a log of axios' error: the name, and not the token. */
  toJSON(): string {
    return this.operation
  }
}

/** The context of a configuration that has been through the first interceptor. */
export const contextOf = (config: object | undefined): RequestContext => {
  const context: unknown = config && 'context' in config ? config.context : undefined
  if (!(context instanceof RequestContext)) throw new Error('a request without its context')
  return context
}
