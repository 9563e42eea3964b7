import type { AxiosInstance } from 'axios'
import type { RequestContext } from '../request-context.ts'
import type { SessionTracker } from '../session-epoch.ts'
import { answered, type ResponseHandlers } from './handlers.ts'

const WHO = '/api/users/me'

/** Routes of the web guard (Fortify's) know the cookie's session alone: their 401 says nothing of the bearer. */
const knowsTheBearer = (path: string): boolean => path.split('/')[1] === 'api'

/** A 401 ends the session it was sent in. That of a route that knows no bearer only once `users/me` refuses the bearer, too. */
export const endSession = (instance: AxiosInstance, sessions: SessionTracker): ResponseHandlers => {
  let looking: Promise<unknown> | null = null

  // Its own 401 comes by here and ends the session.
  const look = (): Promise<unknown> =>
    (looking ??= instance
      .get(WHO)
      .catch(() => {})
      .finally(() => (looking = null)))

  const tell = async (context: RequestContext): Promise<void> => {
    if (context.told || context.outsideSession) return
    context.told = true
    if (knowsTheBearer(context.path)) sessions.refused(context.session)
    else if (context.session.token !== null) await look()
  }

  return [
    null,
    async (error) => {
      const { context, response } = answered(error)
      if (response && response.status === 401) await tell(context)
      throw error
    },
  ]
}
