import axios, { type AxiosInstance } from 'axios'
import { toQuery } from './address.ts'
import { ApiError } from './api-error.ts'
import { readCookie } from './cookie.ts'
import { createCsrf } from './csrf.ts'
import { CSRF_COOKIE_NAME } from './headers.ts'
import { receive } from './interceptors/arrival.ts'
import { awaitCsrf, replayAfterCsrf } from './interceptors/csrf.ts'
import { writeHeaders } from './interceptors/headers.ts'
import { identify } from './interceptors/identify.ts'
import { requireLine } from './interceptors/line.ts'
import { confirmMaintenance } from './interceptors/maintenance.ts'
import { answerPreloaded } from './interceptors/preloaded.ts'
import { repeat } from './interceptors/repeat.ts'
import { endSession } from './interceptors/session.ts'
import { signInAnew } from './interceptors/sign-in.ts'
import type { Operation } from './operations.ts'
import { createPreloadedStore } from './preloaded-responses.ts'
import { readResponse } from './read-response.ts'
import { createReporter } from './reporter.ts'
import { CSRF_COOKIE, RequestContext, type ApiRequestConfig, type RequestOptions } from './request-context.ts'
import { createServerClock } from './server-clock.ts'
import { createSessionTracker } from './session-epoch.ts'
import { resolveSettings, type ConnectSettings } from './settings.ts'
import { toApiError } from './to-api-error.ts'

export interface Client {
  /** for interceptors of one's own: they run after those of this folder, and see axios' errors */
  axios: AxiosInstance
  request: <T>(url: string, options?: RequestOptions) => Promise<T>
  /** milliseconds since 1970 by the server's clock */
  serverNow: () => number
  /** whether the server has told its time: before that `serverNow` is the device's */
  isServerTimeKnown: () => boolean
  /** fetches the anti-forgery cookie ahead of the first request that needs it; never throws */
  prepare: () => Promise<void>
}

const encode = (body: unknown): unknown =>
  typeof body === 'string' || body instanceof FormData || body === undefined || body === null ? body || undefined : JSON.stringify(body)

/** fetch's shape, as the generated functions pass it, in axios' words. */
const toConfig = (url: string, { method = 'GET', headers, body, signal, timeout, keepalive, cache }: RequestOptions): ApiRequestConfig => {
  const isRead = ['GET', 'HEAD'].includes(method.toUpperCase())
  return {
    url,
    method,
    ...(isRead ? { params: toQuery(body) } : { data: encode(body) }),
    ...(headers && { headers }),
    ...(signal && { signal }),
    ...(timeout !== undefined && { timeout }),
    fetchOptions: { ...(keepalive && { keepalive }), ...(cache && { cache }) },
  }
}

/** One axios instance with the pieces of this folder as its interceptors; there is no state outside of what it returns. */
export const createClient = (given: ConnectSettings, operations: readonly Operation[] = []): Client => {
  const settings = resolveSettings(given, operations)
  const { now, online } = settings
  const clock = createServerClock(now)
  const sessions = createSessionTracker(settings.token, settings.epoch, settings.onUnauthorized)
  const preloaded = createPreloadedStore(settings.preloaded, now)
  const report = createReporter(settings.report)

  const instance = axios.create({
    baseURL: settings.baseUrl,
    adapter: settings.adapter,
    timeout: settings.timeout,
    // parseResponse reads the text: as numbers, amounts would lose digits
    responseType: 'text',
    // a redirect would carry the anti-forgery token to wherever it points
    maxRedirects: 0,
    // the token is ours to place
    withXSRFToken: false,
    // the order of registration, as for responses
    transitional: { legacyInterceptorReqResOrdering: false },
    // of an error that is logged
    redact: ['authorization', 'x-xsrf-token', 'data'],
    ...(settings.fetch && { env: { fetch: settings.fetch } }),
  })

  const contextFor = (config: ApiRequestConfig, token?: string | null): RequestContext => {
    const session = token === undefined ? sessions.mark() : { ...sessions.mark(), token }
    return new RequestContext(config, instance.getUri(config), session, settings)
  }

  const csrf = createCsrf(
    async () => {
      if (!(await preloaded.tookCsrfCookie())) await request(CSRF_COOKIE)
    },
    () => readCookie(CSRF_COOKIE_NAME, settings.cookies()) !== null,
    now,
  )
  const signIn = signInAnew(instance, csrf, contextFor)

  const { interceptors } = instance
  interceptors.request.use(identify(contextFor, sessions))
  interceptors.request.use(answerPreloaded(preloaded, settings.locale, settings.adapter))
  interceptors.request.use(signIn.request)
  interceptors.request.use(requireLine(online))
  interceptors.request.use(awaitCsrf(csrf))
  interceptors.request.use(writeHeaders(settings))

  interceptors.response.use(...receive(clock, sessions, now))
  // Each of these may send the request again, through all of the above and below.
  interceptors.response.use(...replayAfterCsrf(csrf, instance))
  interceptors.response.use(...signIn.response)
  interceptors.response.use(...repeat(instance, settings, clock))
  // What is left is the end of it.
  interceptors.response.use(...endSession(instance, sessions))
  interceptors.response.use(...confirmMaintenance(instance, clock, now, contextFor, settings.onMaintenance))

  /** Synchronous, since a sign-out forgets its token right after the call. */
  const describe = (url: string, options: RequestOptions): ApiRequestConfig & { context: RequestContext } => {
    try {
      const config = toConfig(url, options)
      return { ...config, context: contextFor(config) }
    } catch (cause) {
      throw new ApiError({ kind: 'refused', operation: `${options.method ?? 'GET'} that cannot be written`, cause })
    }
  }

  const request = async <T>(url: string, options: RequestOptions = {}): Promise<T> => {
    const config = describe(url, options)
    const { context } = config
    try {
      return readResponse(context, await instance.request<unknown>(config), options.schema, report, settings.values) as T
    } catch (cause) {
      const error = toApiError(cause, context, { now: clock.now(), online: online() })
      if (error.kind === 'unknown-outcome') report({ type: 'unknown-outcome', operation: error.operation, status: error.status })
      throw error
    }
  }

  return {
    axios: instance,
    request,
    serverNow: clock.now,
    isServerTimeKnown: clock.isKnown,
    prepare: async () => {
      try {
        if (online()) await csrf.ready()
      } catch {
        // The first request that needs it asks again and says so.
      }
    },
  }
}
