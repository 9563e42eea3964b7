import type { AxiosInstance } from 'axios'
import { parseRetryAfter } from '../retry-after.ts'
import { retryDelay, shouldRetry } from '../retry.ts'
import type { ServerClock } from '../server-clock.ts'
import type { ResolvedSettings } from '../settings.ts'
import { answered, headerOf, type ResponseHandlers } from './handlers.ts'

declare module 'axios' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the parameters of axios' own declaration
  interface AxiosRequestConfig<D = any, P = any> {
    /** repeated after a listed status: at most once */
    repeated?: boolean
  }
}

/** Repeats a request once after the statuses listed in ../../README.md. */
export const repeat = (instance: AxiosInstance, settings: ResolvedSettings, clock: ServerClock): ResponseHandlers => [
  null,
  async (error) => {
    const { config, call, response } = answered(error)
    if (!response || config.repeated) throw error
    const retryAfter = parseRetryAfter(headerOf(response, 'Retry-After'), clock.now())
    if (!shouldRetry({ ...call, status: response.status, idempotency: settings.idempotency, retryAfter })) throw error
    await settings.sleep(retryDelay(retryAfter, settings.random()), config.signal as AbortSignal | undefined)
    return instance.request({ ...config, repeated: true })
  },
]
