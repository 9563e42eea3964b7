import type { AxiosInstance, AxiosResponse } from 'axios'
import { parseRetryAfter } from '../retry-after.ts'
import { CSRF_COOKIE, type ApiRequestConfig, type RequestContext } from '../request-context.ts'
import type { ServerClock } from '../server-clock.ts'
import { answered, headerOf, type ResponseHandlers } from './handlers.ts'

/** The caller waits for the second look: not for long. */
const LOOK_MS = 5000

/** What a look has shown holds for the calls that were under way with it. */
const FRESH_MS = 2000

/** One call's 503 is that call's failure. Maintenance is told of once a second look, at the cookie's route, is answered 503 as well. */
export const confirmMaintenance = (
  instance: AxiosInstance,
  clock: ServerClock,
  now: () => number,
  contextFor: (config: ApiRequestConfig) => RequestContext,
  tell: (retryAfterSeconds: number | null) => void,
): ResponseHandlers => {
  let looking: Promise<void> | null = null
  let lookedAt = Number.NEGATIVE_INFINITY

  const ask = async (): Promise<AxiosResponse<unknown> | undefined> => {
    const config: ApiRequestConfig = { url: CSRF_COOKIE, method: 'GET', timeout: LOOK_MS }
    const context = contextFor(config)
    context.told = true
    try {
      return await instance.request<unknown>({ ...config, context } as ApiRequestConfig)
    } catch (error) {
      return answered(error).response
    }
  }

  const look = async (first: AxiosResponse<unknown>): Promise<void> => {
    const second = await ask()
    lookedAt = now()
    if (second?.status === 503) tell(retryAfterOf(second) ?? retryAfterOf(first) ?? null)
  }

  /** Those that wait for one look share it. */
  const lookOnce = async (first: AxiosResponse<unknown>): Promise<void> => {
    if (now() - lookedAt > FRESH_MS) await (looking ??= look(first).finally(() => (looking = null)))
  }

  const retryAfterOf = (response: AxiosResponse<unknown>): number | undefined =>
    parseRetryAfter(headerOf(response, 'Retry-After'), clock.now())

  return [
    null,
    async (error) => {
      const { context, response } = answered(error)
      if (response && response.status === 503 && context.isApi && !context.told) {
        context.told = true
        await lookOnce(response)
      }
      throw error
    },
  ]
}
