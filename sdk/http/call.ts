import type { ZodMiniType } from 'zod/mini'
import { resolveAddress, toQuery, type Address } from './address.ts'
import { findOperation } from './operations.ts'
import type { Surroundings } from './settings.ts'

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
}

/** One intention of the caller: what stays the same however often it has to be sent. */
export interface Call {
  address: Address
  /** as the caller wrote it, query included */
  url: string
  method: string
  operation: string
  money: boolean
  /** the server asks for the anti-forgery token: it does not for GET and HEAD (facts.md) */
  checked: boolean
  /** a 401 means something else than "your session is over", and a late answer is harmless */
  outsideSession: boolean
  body: string | FormData | undefined
  ownHeaders: Record<string, string>
  idempotencyKey: string | null
  signal: AbortSignal | undefined
  schema: ZodMiniType | undefined
  timeout: number
  keepalive: boolean
}

export const CSRF_COOKIE = '/sanctum/csrf-cookie'

/**
 * Signing in and out: these answer 401 about what was typed, or about a session that is being left. The anti-forgery cookie is
 * shared by whoever waits for it, across a change of session too.
 */
const OUTSIDE_SESSION: ReadonlySet<string> = new Set([CSRF_COOKIE, '/login', '/logout', '/two-factor-challenge', '/auth/google'])

const encode = (body: unknown): string | FormData | undefined =>
  body === undefined || body === null ? undefined : typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body)

const takeKey = (headers: Record<string, string>): string | undefined => {
  const name = Object.keys(headers).find((header) => header.toLowerCase() === 'idempotency-key')
  if (name === undefined) return undefined
  const key = headers[name]
  delete headers[name]
  return key
}

export const describeCall = (url: string, options: RequestOptions, around: Surroundings): Call => {
  const method = (options.method ?? 'GET').toUpperCase()
  const isRead = method === 'GET' || method === 'HEAD'
  const query = isRead ? toQuery(options.body) : ''
  const address = resolveAddress(around.baseUrl, url, around.pageUrl(), query)
  const operation = address.isApi ? findOperation(around.operations, method, address.path) : undefined
  const ownHeaders = { ...options.headers }
  const ownKey = takeKey(ownHeaders)
  const keyed = !isRead && address.isApi && around.idempotency
  return {
    address,
    url: query === '' ? url : `${url}?${query}`,
    method,
    operation: operation?.id ?? `${method} outside the contract`,
    money: operation?.money ?? false,
    checked: !isRead && address.isApi,
    outsideSession: !address.isApi || OUTSIDE_SESSION.has(address.path),
    body: isRead ? undefined : encode(options.body),
    ownHeaders,
    idempotencyKey: keyed ? (ownKey ?? around.uuid()) : null,
    signal: options.signal ?? undefined,
    schema: options.schema,
    timeout: options.timeout ?? around.timeout,
    keepalive: options.keepalive ?? false,
  }
}
