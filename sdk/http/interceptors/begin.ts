import { CanceledError, type InternalAxiosRequestConfig } from 'axios'
import type { Describe } from '../call.ts'
import type { SessionTracker } from '../session-epoch.ts'

/** First request interceptor, also on a repeat: cancels requests that are aborted or belong to an earlier session. */
export const begin =
  (describe: Describe, sessions: SessionTracker) =>
  (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    // A direct call of the axios instance is not described yet.
    const call = (config.call ??= describe(config))
    config.inFlight = false
    if (config.signal?.aborted) throw new CanceledError('given up', config)
    if (!call.outsideSession && sessions.isOver(call.session)) throw new CanceledError('the session is over', config)
    return config
  }
