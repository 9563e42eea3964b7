import { AxiosError, CanceledError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import { CSRF_COOKIE, type Describe } from './call.ts'
import { readToken } from './csrf.ts'
import type { TakePreloaded } from './preloaded-responses.ts'
import type { Sessions } from './session.ts'

/**
 * First request interceptor, also on a repeat: cancels requests that are aborted or belong to an earlier session, and answers a read from the page's
 * preloaded responses instead of sending a second request.
 */
export const begin =
  (instance: AxiosInstance, describe: Describe, sessions: Sessions, takePreloaded: TakePreloaded, cookies: () => string) =>
  (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    // A direct call of the axios instance is not described yet.
    const { path, outsideSession, session } = (config.call ??= describe(config))
    const { signal, method, url, params } = config
    config.sentAt = undefined
    if (signal?.aborted) throw new CanceledError('given up', config)
    if (!outsideSession && sessions.isOver(session)) throw new CanceledError('the session is over', config)
    // A CSRF cookie that is there is fetched again because the server rejects it.
    const isRefetch = path === CSRF_COOKIE && readToken(cookies()) !== null
    const fetch = method === 'get' && !isRefetch ? takePreloaded(instance.getUri({ baseURL: '', url, params }), session.token) : null
    const { adapter, env } = fetch ? { adapter: 'fetch' as const, env: { fetch } } : instance.defaults
    if (fetch || config.isPreloaded) Object.assign(config, { adapter, env, isPreloaded: fetch !== null })
    return config
  }

const written = ({ data }: InternalAxiosRequestConfig): unknown =>
  typeof data === 'string' || data instanceof FormData ? data : JSON.stringify(data ?? {})

/** Last request interceptor, also on a repeat: reads the current language and cookie. Secrets are sent only to the API. */
export const send =
  (locale: () => string, cookies: () => string, now: () => number) =>
  (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    const { isApi, isRead, idempotencyKey, session } = config.call!
    try {
      config.data = isRead ? undefined : written(config)
    } catch (cause) {
      throw AxiosError.from(cause as Error, AxiosError.ERR_BAD_REQUEST, config)
    }
    config.headers.set({
      'Accept-Language': locale(),
      'Content-Type': isRead ? null : config.data instanceof FormData ? 'multipart/form-data' : 'application/json',
      'Idempotency-Key': idempotencyKey,
      Authorization: isApi && session.token !== null ? `Bearer ${session.token}` : null,
      'X-XSRF-TOKEN': isApi ? readToken(cookies()) : null,
    })
    config.withCredentials = isApi
    config.sentAt = now()
    return config
  }
