import axios, { type AxiosInstance } from 'axios'
import { toQuery } from './address.ts'
import { ApiError } from './api-error.ts'
import { readCookie } from './cookie.ts'
import { createCsrf, type Csrf } from './csrf.ts'
import { CSRF_COOKIE_NAME } from './headers.ts'
import { receive } from './interceptors/receive.ts'
import { awaitCsrf, replayAfterCsrf } from './interceptors/csrf.ts'
import { writeHeaders } from './interceptors/headers.ts'
import { identify } from './interceptors/identify.ts'
import { requireOnline } from './interceptors/online.ts'
import { confirmMaintenance } from './interceptors/maintenance.ts'
import { answerPreloaded } from './interceptors/preloaded.ts'
import { repeat } from './interceptors/repeat.ts'
import { endSession } from './interceptors/session.ts'
import { replaceSession } from './interceptors/sign-in.ts'
import type { Operation } from './operations.ts'
import { createPreloadedStore, type PreloadedStore } from './preloaded-responses.ts'
import { withPageNumber } from './page-number.ts'
import { readResponse } from './read-response.ts'
import { createReporter } from './reporter.ts'
import { CSRF_COOKIE, RequestContext, type ApiRequestConfig, type RequestOptions } from './request-context.ts'
import { createServerClock, type ServerClock } from './server-clock.ts'
import { createSessionTracker, type SessionTracker } from './session-epoch.ts'
import { resolveSettings, type ConnectSettings, type ResolvedSettings, type SdkReport } from './settings.ts'
import { toApiError } from './to-api-error.ts'

export interface Client {
  /** for custom interceptors: they run after the SDK's own and see axios errors */
  axios: AxiosInstance
  request: <T>(url: string, options?: RequestOptions) => Promise<T>
  /** milliseconds since 1970 by the server's clock */
  serverNow: () => number
  /** false until a response has carried the server's time; `serverNow` is the device's clock until then */
  isServerTimeKnown: () => boolean
  /** passes a finding of the application to `report`, each once as those of the SDK */
  report: (event: SdkReport) => void
  /** fetches the CSRF cookie before the first request that needs it; never throws */
  prepare: () => Promise<void>
}

const encode = (body: unknown): unknown =>
  typeof body === 'string' || body instanceof FormData || body === undefined || body === null ? body || undefined : JSON.stringify(body)

/** Converts the fetch-style options of the generated functions to axios options. */
const toConfig = (url: string, { method = 'GET', headers, body, signal, timeout, keepalive, cache }: RequestOptions): ApiRequestConfig => {
  const isRead = ['GET', 'HEAD'].includes(method.toUpperCase())
  return {
    url: withPageNumber(url),
    method,
    ...(isRead ? { params: toQuery(body) } : { data: encode(body) }),
    ...(headers && { headers }),
    ...(signal && { signal }),
    ...(timeout !== undefined && { timeout }),
    fetchOptions: { ...(keepalive && { keepalive }), ...(cache && { cache }) },
  }
}

type ContextFor = (config: ApiRequestConfig, token?: string | null) => RequestContext

const describe = (url: string, options: RequestOptions, contextFor: ContextFor): ApiRequestConfig & { context: RequestContext } => {
  try {
    const config = toConfig(url, options)
    return { ...config, context: contextFor(config) }
  } catch (cause) {
    throw new ApiError({ kind: 'refused', operation: `${options.method ?? 'GET'} that cannot be written`, cause })
  }
}

const createInstance = (settings: ResolvedSettings): AxiosInstance =>
  axios.create({
    baseURL: settings.baseUrl,
    adapter: settings.adapter,
    timeout: settings.timeout,
    // parseResponse reads the text, because JSON numbers would lose digits of amounts
    responseType: 'text',
    // following a redirect would carry the CSRF token to its target
    maxRedirects: 0,
    // the CSRF interceptor sets the token
    withXSRFToken: false,
    // run request interceptors in registration order, as response interceptors do
    transitional: { legacyInterceptorReqResOrdering: false },
    // hides these values in logged errors
    redact: ['authorization', 'x-xsrf-token', 'data'],
    ...(settings.fetch && { env: { fetch: settings.fetch } }),
  })

interface Parts {
  settings: ResolvedSettings
  clock: ServerClock
  sessions: SessionTracker
  preloaded: PreloadedStore
  csrf: Csrf
  contextFor: ContextFor
}

const addInterceptors = (instance: AxiosInstance, { settings, clock, sessions, preloaded, csrf, contextFor }: Parts): void => {
  const signIn = replaceSession(instance, csrf, contextFor)

  const { interceptors } = instance
  interceptors.request.use(identify(contextFor, sessions))
  interceptors.request.use(answerPreloaded(preloaded, settings.locale, settings.adapter))
  interceptors.request.use(signIn.request)
  interceptors.request.use(requireOnline(settings.online))
  interceptors.request.use(awaitCsrf(csrf))
  interceptors.request.use(writeHeaders(settings))

  interceptors.response.use(...receive(clock, sessions, settings.now))
  // Each of these may resend the request through the whole chain.
  interceptors.response.use(...replayAfterCsrf(csrf, instance))
  interceptors.response.use(...signIn.response)
  interceptors.response.use(...repeat(instance, settings, clock))
  // Errors that were not resolved by a resend end here.
  interceptors.response.use(...endSession(instance, sessions))
  interceptors.response.use(...confirmMaintenance(instance, clock, settings.now, contextFor, settings.onMaintenance))
}

/** One axios instance with this folder's interceptors. All state lives in the returned object. */
export const createClient = (given: ConnectSettings, operations: readonly Operation[] = []): Client => {
  const settings = resolveSettings(given, operations)
  const { now, online } = settings
  const clock = createServerClock(now)
  const sessions = createSessionTracker(settings.token, settings.epoch, settings.onUnauthorized)
  const preloaded = createPreloadedStore(settings.preloaded, now)
  const report = createReporter(settings.report)

  const instance = createInstance(settings)

  const contextFor: ContextFor = (config, token) => {
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
  addInterceptors(instance, { settings, clock, sessions, preloaded, csrf, contextFor })

  // The context is created before anything is awaited, because a sign-out clears its token right after the call.
  const request = async <T>(url: string, options: RequestOptions = {}): Promise<T> => {
    const config = describe(url, options, contextFor)
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
    report,
    serverNow: clock.now,
    isServerTimeKnown: clock.isKnown,
    prepare: async () => {
      try {
        if (online()) await csrf.ready()
      } catch {
        // The first request that needs the cookie tries again and reports the failure.
      }
    },
  }
}
