import { AxiosHeaders, type AxiosInstance, type AxiosRequestConfig } from 'axios'
import { locate } from './address.ts'
import { findOperation } from './operations.ts'
import type { Session, Sessions } from './session.ts'
import type { ConnectSettings } from './settings.ts'
import { uuid } from './uuid.ts'

declare module 'axios' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the parameters of axios' own declaration
  interface AxiosRequestConfig<D = any, P = any> {
    /** set by the first interceptor, for those after it */
    call?: ApiCall
    /** answered by a response that the page preloaded before its bundle */
    isPreloaded?: boolean
    /** generation of the CSRF cookie that was sent */
    csrfGeneration?: number
    /** when it was sent; undefined unless an answer is still due: the outcome is unknown */
    sentAt?: number | undefined
    /** sent again after a 419: at most once, as are the next two */
    csrfReplayed?: boolean
    /** sent again after signing out the old session */
    signedOutFirst?: boolean
    /** sent again after a listed status */
    repeated?: boolean
    /** confirms the 503 of another request */
    confirms503?: boolean
  }
}

export const CSRF_COOKIE = '/sanctum/csrf-cookie'
export const LOGIN = '/login'
export const LOGOUT = '/logout'
export const GOOGLE_LOGIN = '/auth/google'

/**
 * Signing in and out: their 401 is about the submitted credentials or about a session that is being left. The CSRF cookie is shared by all
 * requests that wait for it, even across a change of session.
 */
const OUTSIDE_SESSION: ReadonlySet<string> = new Set([CSRF_COOKIE, LOGIN, LOGOUT, '/two-factor-challenge', GOOGLE_LOGIN])

/** What the transport knows of a call. It stays the same when the request is sent again; axios then copies it, and the rest, with its options. */
export const describeCalls =
  (instance: AxiosInstance, sessions: Sessions, { baseUrl, idempotency = true }: ConnectSettings) =>
  (config: AxiosRequestConfig, session: Session = sessions.mark()) => {
    const { path, isApi } = locate(baseUrl, instance.getUri(config))
    const method = (config.method ?? 'GET').toUpperCase()
    const operation = isApi ? findOperation(method, path) : undefined
    const money = operation?.money ?? false
    const ownKey = AxiosHeaders.from(config.headers as AxiosHeaders | undefined).get('Idempotency-Key') as string | undefined
    return {
      /** inside the API, without the query */
      path,
      /** the bearer token, CSRF token and credentials are sent only to the API */
      isApi,
      isRead: method === 'GET' || method === 'HEAD',
      /** operationId of the contract */
      operation: operation?.id ?? `${method} outside the contract`,
      money,
      mayBeEmpty: operation?.mayBeEmpty ?? false,
      /** true if a 401 does not mean that the session is over and a late response is harmless */
      outsideSession: !isApi || OUTSIDE_SESSION.has(path),
      /** null for all but operations that move money, since the server has to allow and store it */
      idempotencyKey: money && idempotency ? (ownKey ?? uuid()) : null,
      /** the session at the time of the call: interceptors run later, and a sign-out clears its token at once */
      session,
    } as const
  }

export type Describe = ReturnType<typeof describeCalls>
export type ApiCall = ReturnType<Describe>
