import { AxiosHeaders, type AxiosInstance, type AxiosRequestConfig } from 'axios'
import { locate } from './address.ts'
import { findOperation } from './operations.ts'
import type { SessionEpoch, SessionTracker } from './session-epoch.ts'
import type { ResolvedSettings } from './settings.ts'

declare module 'axios' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the parameters of axios' own declaration
  interface AxiosRequestConfig<D = any, P = any> {
    call?: ApiCall
    /** answered by a response that the page preloaded before its bundle */
    isPreloaded?: boolean
    /** generation of the CSRF cookie that was sent */
    csrfGeneration?: number
    /** sent without the CSRF cookie, because this page cannot read it */
    isCookieHidden?: boolean
    sentAt?: number
    /** sent but not answered: the outcome is unknown */
    inFlight?: boolean
    /** sent again after a 419: at most once, as are the next two */
    csrfReplayed?: boolean
    /** sent again after signing out the old session */
    signedOutFirst?: boolean
    /** sent again after a listed status */
    repeated?: boolean
    /** the application has been notified of its 401 or 503 */
    reported?: boolean
  }
}

/** What the transport knows of a call. It stays the same when the request is sent again; axios then copies it, and the rest, with its options. */
export interface ApiCall {
  /** inside the API, without the query */
  readonly path: string
  readonly isApi: boolean
  readonly isRead: boolean
  /** operationId of the contract */
  readonly operation: string
  readonly money: boolean
  /** true if a 401 does not mean that the session is over and a late response is harmless */
  readonly outsideSession: boolean
  readonly idempotencyKey: string | null
  /** the session at the time of the call: interceptors run later, and a sign-out clears its token at once */
  readonly session: SessionEpoch
}

export type Describe = (config: AxiosRequestConfig, token?: string | null) => ApiCall

export const CSRF_COOKIE = '/sanctum/csrf-cookie'
export const LOGIN = '/login'
export const LOGOUT = '/logout'

/**
 * Signing in and out: their 401 is about the submitted credentials or about a session that is being left. The CSRF cookie is shared by all
 * requests that wait for it, even across a change of session.
 */
const OUTSIDE_SESSION: ReadonlySet<string> = new Set([CSRF_COOKIE, LOGIN, LOGOUT, '/two-factor-challenge', '/auth/google'])

export const describeCalls =
  (instance: AxiosInstance, sessions: SessionTracker, settings: ResolvedSettings): Describe =>
  (config, token) => {
    const { path, isApi } = locate(settings.baseUrl, instance.getUri(config), settings.pageUrl())
    const method = (config.method ?? 'GET').toUpperCase()
    const operation = isApi ? findOperation(settings.operations, method, path) : undefined
    const money = operation?.money ?? false
    const ownKey = AxiosHeaders.from(config.headers as AxiosHeaders | undefined).get('Idempotency-Key') as string | undefined
    const session = sessions.mark()
    return {
      path,
      isApi,
      isRead: method === 'GET' || method === 'HEAD',
      operation: operation?.id ?? `${method} outside the contract`,
      money,
      outsideSession: !isApi || OUTSIDE_SESSION.has(path),
      // Only operations that move money send a key, since the server has to allow and store it.
      idempotencyKey: money && settings.idempotency ? (ownKey ?? settings.uuid()) : null,
      session: token === undefined ? session : { ...session, token },
    }
  }

/** The call that the first interceptor described. */
export const callOf = ({ call }: AxiosRequestConfig): ApiCall => {
  if (!call) throw new Error('a request without its call')
  return call
}
