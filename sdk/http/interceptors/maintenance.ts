import type { AxiosInstance, AxiosResponse } from 'axios'
import { CSRF_COOKIE } from '../call.ts'
import type { ServerClock } from '../server-clock.ts'
import { answered, retryAfterOf, type ResponseHandlers } from './handlers.ts'

/** Short, because the caller waits for the confirming request. */
const CONFIRM_TIMEOUT_MS = 5000

/** The result of a confirming request also holds for the calls that ran at the same time. */
const FRESH_MS = 2000

/**
 * A 503 is a failure of its own call. `onMaintenance` is called only if a confirming request to the CSRF cookie's route is also answered with 503.
 */
export const confirmMaintenance = (
  instance: AxiosInstance,
  clock: ServerClock,
  now: () => number,
  onMaintenance: (retryAfterSeconds: number | null) => void,
): ResponseHandlers => {
  let confirming: Promise<void> | null = null
  let confirmedAt = Number.NEGATIVE_INFINITY

  const confirm = async (first: AxiosResponse<unknown>): Promise<void> => {
    const second = await instance
      .get<unknown>(CSRF_COOKIE, { timeout: CONFIRM_TIMEOUT_MS, reported: true })
      .catch((error: unknown) => answered(error).response)
    confirmedAt = now()
    if (second?.status === 503) onMaintenance(retryAfterOf(second, clock.now()) ?? retryAfterOf(first, clock.now()) ?? null)
  }

  /** All callers that wait share one confirming request. */
  const confirmOnce = async (first: AxiosResponse<unknown>): Promise<void> => {
    if (now() - confirmedAt > FRESH_MS) await (confirming ??= confirm(first).finally(() => (confirming = null)))
  }

  return [
    null,
    async (error) => {
      const { config, call, response } = answered(error)
      if (response && response.status === 503 && call.isApi && !config.reported) {
        config.reported = true
        await confirmOnce(response)
      }
      throw error
    },
  ]
}
