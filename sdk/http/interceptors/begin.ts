import { CanceledError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios'
import type { Describe } from '../call.ts'
import { fetchPreloaded, type PreloadedStore } from '../preloaded-responses.ts'
import type { SessionTracker } from '../session-epoch.ts'

/**
 * First request interceptor, also on a repeat: cancels requests that are aborted or belong to an earlier session, and answers a read from the page's
 * preloaded responses instead of sending a second request.
 */
export const begin =
  (describe: Describe, sessions: SessionTracker, preloaded: PreloadedStore, locale: () => string, instance: AxiosInstance) =>
  (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    // A direct call of the axios instance is not described yet.
    const { outsideSession, session } = (config.call ??= describe(config))
    const { signal, method, url, params } = config
    config.inFlight = false
    if (signal?.aborted) throw new CanceledError('given up', config)
    if (!outsideSession && sessions.isOver(session)) throw new CanceledError('the session is over', config)
    const waiting = method === 'get' ? preloaded.take(instance.getUri({ baseURL: '', url, params }), session.token, locale()) : null
    const { adapter, env } = waiting ? { adapter: 'fetch' as const, env: { fetch: fetchPreloaded(waiting) } } : instance.defaults
    if (waiting || config.isPreloaded) Object.assign(config, { adapter, env, isPreloaded: waiting !== null })
    return config
  }
