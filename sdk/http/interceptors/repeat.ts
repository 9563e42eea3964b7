import type { AxiosInstance } from 'axios'
import type { ApiCall } from '../call.ts'
import type { ServerClock } from '../server-clock.ts'
import type { ResolvedSettings } from '../settings.ts'
import { answered, retryAfterOf, type ResponseHandlers } from './handlers.ts'

/** Statuses after which a request may be repeated. */
const REPEATED: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Statuses that guarantee that nothing was processed: only after these may a money operation be repeated. */
const NOT_PROCESSED: ReadonlySet<number> = new Set([425, 429, 503])

/** If the server asks for a longer wait, the request is not repeated and the error carries `retryAfter`. */
const LONGEST_WAIT_SECONDS = 10

type RetryContext = Pick<ApiCall, 'isRead' | 'money'> &
  Pick<ResolvedSettings, 'idempotency'> & { status: number; retryAfter: number | undefined }

/** Whether to repeat a request after this response. The caller repeats at most once per request. */
export const shouldRetry = ({ isRead, status, money, idempotency, retryAfter }: RetryContext): boolean => {
  if (isRead) return false
  if (retryAfter !== undefined && retryAfter > LONGEST_WAIT_SECONDS) return false
  return money ? idempotency && NOT_PROCESSED.has(status) : REPEATED.has(status)
}

/** Milliseconds before the repeat: the server's Retry-After, otherwise 300 to 600. */
export const retryDelay = (retryAfter: number | undefined, random: number): number =>
  retryAfter === undefined ? 300 + Math.round(random * 300) : retryAfter * 1000

/** Repeats a request once after the statuses listed in ../../README.md. */
export const repeat = (instance: AxiosInstance, settings: ResolvedSettings, clock: ServerClock): ResponseHandlers => [
  null,
  async (error) => {
    const { config, call, response } = answered(error)
    if (!response || config.repeated) throw error
    const retryAfter = retryAfterOf(response, clock.now())
    if (!shouldRetry({ ...call, status: response.status, idempotency: settings.idempotency, retryAfter })) throw error
    await settings.sleep(retryDelay(retryAfter, settings.random()), config.signal as AbortSignal | undefined)
    return instance.request({ ...config, repeated: true })
  },
]
