import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios'
import { callOf } from '../call.ts'
import type { SessionTracker } from '../session-epoch.ts'
import { answered, type ResponseHandlers } from './handlers.ts'

const WHO = '/api/users/me'

/** Routes of the web guard (Fortify) know only the cookie session: their 401 says nothing about the bearer token. */
const usesBearer = (path: string): boolean => path.split('/')[1] === 'api'

/** A 401 ends the session of its request. After a 401 from a web-guard route the session ends only if `users/me` also rejects the bearer token. */
export const endSession = (instance: AxiosInstance, sessions: SessionTracker): ResponseHandlers => {
  let checking: Promise<unknown> | null = null

  // A 401 of this request passes through this interceptor too and ends the session.
  const checkBearer = (): Promise<unknown> =>
    (checking ??= instance
      .get(WHO)
      .catch(() => {})
      .finally(() => (checking = null)))

  const report = async (config: InternalAxiosRequestConfig): Promise<void> => {
    const { outsideSession, path, session } = callOf(config)
    if (config.reported || outsideSession) return
    config.reported = true
    if (usesBearer(path)) sessions.refused(session)
    else if (session.token !== null) await checkBearer()
  }

  return [
    null,
    async (error) => {
      const { config, response } = answered(error)
      if (response && response.status === 401) await report(config)
      throw error
    },
  ]
}
