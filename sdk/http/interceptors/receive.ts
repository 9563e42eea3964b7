import { AxiosError, CanceledError, type AxiosResponse } from 'axios'
import { callOf } from '../call.ts'
import type { ServerClock } from '../server-clock.ts'
import type { SessionTracker } from '../session-epoch.ts'
import { answered, headerOf, isRedirect, type ResponseHandlers } from './handlers.ts'

/** First response interceptor: reads the server's clock, rejects redirects, and cancels responses to requests of an earlier session. */
export const receive = (clock: ServerClock, sessions: SessionTracker, now: () => number): ResponseHandlers => {
  const arrived = (response: AxiosResponse<unknown>): void => {
    const { config } = response
    const { isApi, outsideSession, session } = callOf(config)
    config.inFlight = false
    if (isApi && !config.isPreloaded) clock.learn(headerOf(response, 'Date'), config.sentAt ?? now(), now())
    if (!outsideSession && sessions.isOver(session)) throw new CanceledError('the session is over', config)
  }
  return [
    (response) => {
      arrived(response)
      if (!isRedirect(response.status)) return response
      throw new AxiosError('a redirect', AxiosError.ERR_BAD_RESPONSE, response.config, response.request, response)
    },
    async (error) => {
      const { response } = answered(error)
      if (response) arrived(response)
      throw error
    },
  ]
}
