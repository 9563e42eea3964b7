import { AxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { ApiError } from '../api-error.ts'
import { CsrfCooldown, type Csrf } from '../csrf.ts'
import { race } from '../race.ts'
import { callOf, CSRF_COOKIE, type ApiCall } from '../call.ts'
import { answered, type ResponseHandlers } from './handlers.ts'

const asError = (reason: unknown, { operation }: ApiCall): unknown => {
  const cause: unknown = reason instanceof CsrfCooldown ? reason.cause : reason
  if (cause instanceof ApiError) return cause.of(operation)
  if (!(reason instanceof CsrfCooldown)) return reason
  return new ApiError({ kind: reason.isHidden ? 'no-cookie' : 'csrf', operation, retryAfter: reason.seconds, cause: reason })
}

/** The server works but provides no cookie. A read does not need one; if it does, its own response will report it. */
const isWorking = (reason: unknown): boolean =>
  reason instanceof CsrfCooldown || (reason instanceof ApiError && reason.status > 0 && reason.status !== 503)

/**
 * Fails at once while the device is offline. Fetches the CSRF cookie before the first request of any method. A GET with keepalive does not wait: it is
 * a sign-out that must outlive the page.
 */
export const awaitCsrf =
  (csrf: Csrf, online: () => boolean) =>
  async (config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> => {
    const call = callOf(config)
    if (config.isPreloaded) return config
    if (!online()) throw new AxiosError('offline', AxiosError.ERR_NETWORK, config)
    const isSignOut = config.fetchOptions?.['keepalive'] === true && call.isRead
    if (!call.isApi || call.path === CSRF_COOKIE || isSignOut) return config
    try {
      config.csrfGeneration = await race(csrf.ready(), config.signal as AbortSignal | undefined)
    } catch (reason) {
      if (!call.isRead || !isWorking(reason)) throw asError(reason, call)
    }
    config.isCookieHidden = csrf.isHidden()
    return config
  }

/**
 * Handles a 419: marks the cookie as stale, and sends the request once more, because the server rejected it before processing it.
 * `refused` (../csrf.ts) limits the attempts of all requests together.
 */
export const replayAfterCsrf = (csrf: Csrf, instance: AxiosInstance): ResponseHandlers => {
  const noteAccepted = (config: InternalAxiosRequestConfig): void => {
    const { isApi, isRead } = callOf(config)
    // The server does not check reads, so a successful read proves nothing unless it was rejected before.
    if (isApi && (!isRead || config.csrfReplayed)) csrf.accepted()
  }
  return [
    (response) => {
      noteAccepted(response.config)
      return response
    },
    async (error: unknown): Promise<AxiosResponse> => {
      const { config, call, response } = answered(error)
      if (!response) throw error
      if (response.status !== 419) noteAccepted(config)
      else if (call.isApi && call.path !== CSRF_COOKIE) {
        const isWorthRepeating = csrf.refused(config.csrfGeneration ?? 0)
        if (!config.csrfReplayed && isWorthRepeating) return instance.request({ ...config, csrfReplayed: true })
      }
      throw error
    },
  ]
}
