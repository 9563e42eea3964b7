import { CanceledError, type InternalAxiosRequestConfig } from 'axios'
import type { ApiRequestConfig, RequestContext } from '../request-context.ts'
import type { SessionTracker } from '../session-epoch.ts'

/**
 * First request interceptor, also on a repeat: attaches the request context and cancels requests that are aborted or belong to an earlier session.
 */
export const identify =
  (contextFor: (config: ApiRequestConfig) => RequestContext, sessions: SessionTracker) =>
  (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    const own: ApiRequestConfig = config
    // A direct call of the axios instance has no context yet.
    const context = (own.context ??= contextFor(own))
    context.inFlight = false
    if (config.signal?.aborted) throw new CanceledError('given up', config)
    if (!context.outsideSession && sessions.isOver(context.session)) throw new CanceledError('the session is over', config)
    return config
  }
