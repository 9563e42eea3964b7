import type { AxiosInstance } from 'axios'
import { parseRetryAfter } from '../retry-after.ts'
import { retryDelay, shouldRetry } from '../retry.ts'
import type { ServerClock } from '../server-clock.ts'
import type { ResolvedSettings } from '../settings.ts'
import { answered, headerOf, type ResponseHandlers } from './handlers.ts'

/** Repeats a request once after the statuses listed in ../../README.md. */
export const repeat = (instance: AxiosInstance, settings: ResolvedSettings, clock: ServerClock): ResponseHandlers => [
  null,
  async (error) => {
    const { config, context, response } = answered(error)
    if (!response || context.repeated) throw error
    const { method, money } = context
    const retryAfter = parseRetryAfter(headerOf(response, 'Retry-After'), clock.now())
    if (!shouldRetry({ method, money, status: response.status, idempotency: settings.idempotency, retryAfter })) throw error
    context.repeated = true
    await settings.sleep(retryDelay(retryAfter, settings.random()), config.signal as AbortSignal | undefined)
    return instance.request(config)
  },
]
