import type { AxiosInstance, AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { ApiError } from '../api-error.ts'
import { CsrfCooldown, type Csrf } from '../csrf.ts'
import { race } from '../race.ts'
import { contextOf, CSRF_COOKIE, type RequestContext } from '../request-context.ts'
import { answered, type ResponseHandlers } from './handlers.ts'

const asError = (reason: unknown, context: RequestContext): unknown => {
  const cause: unknown = reason instanceof CsrfCooldown ? reason.cause : reason
  if (cause instanceof ApiError) return cause.of(context.operation)
  if (!(reason instanceof CsrfCooldown)) return reason
  return new ApiError({
    kind: reason.isHidden ? 'no-cookie' : 'csrf',
    operation: context.operation,
    retryAfter: reason.seconds,
    cause: reason,
  })
}

/** The server works but provides no cookie. A read does not need one; if it does, its own response will report it. */
const isWorking = (reason: unknown): boolean =>
  reason instanceof CsrfCooldown || (reason instanceof ApiError && reason.status > 0 && reason.status !== 503)

/**
 * Fetches the CSRF cookie before the first request of any method. A GET with keepalive does not wait: it is a sign-out that must outlive the page.
 */
export const awaitCsrf =
  (csrf: Csrf) =>
  async (config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> => {
    const context = contextOf(config)
    const isSignOut = config.fetchOptions?.['keepalive'] === true && context.isRead
    if (!context.isApi || context.isPreloaded || context.path === CSRF_COOKIE || isSignOut) return config
    try {
      context.csrfGeneration = await race(csrf.ready(), config.signal as AbortSignal | undefined)
    } catch (reason) {
      if (!context.isRead || !isWorking(reason)) throw asError(reason, context)
    }
    context.isCookieHidden = csrf.isHidden()
    return config
  }

/**
 * Handles a 419: marks the cookie as stale, and sends the request once more, because the server rejected it before processing it.
 * `refused` (../csrf.ts) limits the attempts of all requests together.
 */
export const replayAfterCsrf = (csrf: Csrf, instance: AxiosInstance): ResponseHandlers => {
  const noteAccepted = (context: RequestContext): void => {
    // The server does not check reads, so a successful read proves nothing unless it was rejected before.
    if (context.isApi && (!context.isRead || context.csrfReplayed)) csrf.accepted()
  }
  return [
    (response) => {
      noteAccepted(contextOf(response.config))
      return response
    },
    async (error: unknown): Promise<AxiosResponse> => {
      const { config, context, response } = answered(error)
      if (!response) throw error
      if (response.status !== 419) noteAccepted(context)
      else if (context.isApi && context.path !== CSRF_COOKIE) {
        const isWorthRepeating = csrf.refused(context.csrfGeneration)
        if (!context.csrfReplayed && isWorthRepeating) {
          context.csrfReplayed = true
          return instance.request(config)
        }
      }
      throw error
    },
  ]
}
