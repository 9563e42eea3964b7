import { CanceledError, type InternalAxiosRequestConfig } from 'axios'
import type { ApiRequestConfig, RequestContext } from '../request-context.ts'
import type { SessionTracker } from '../session-epoch.ts'

/** First of all, on a repeat too: whose request this is, and whether anybody still waits for it. */
export const identify =
  (contextFor: (config: ApiRequestConfig) => RequestContext, sessions: SessionTracker) =>
  (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    const own: ApiRequestConfig = config
    // A direct call of the axios instance has none yet.
    const context = (own.context ??= contextFor(own))
    context.inFlight = false
    if (config.signal?.aborted) throw new CanceledError('given up', config)
    if (!context.outsideSession && sessions.isOver(context.session)) throw new CanceledError('the session is over', config)
    return config
  }
