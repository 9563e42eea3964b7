import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios'
import { toQuery } from './address.ts'
import { CSRF_COOKIE, describeCalls, type ApiCall } from './call.ts'
import { CSRF_COOKIE_NAME, readCookie } from './cookie.ts'
import { createCsrf } from './csrf.ts'
import { begin } from './interceptors/begin.ts'
import { awaitCsrf, replayAfterCsrf } from './interceptors/csrf.ts'
import { confirmMaintenance } from './interceptors/maintenance.ts'
import { receive } from './interceptors/receive.ts'
import { repeat } from './interceptors/repeat.ts'
import { send } from './interceptors/send.ts'
import { endSession } from './interceptors/session.ts'
import { replaceSession } from './interceptors/sign-in.ts'
import { validate } from './interceptors/validate.ts'
import type { Operation } from './operations.ts'
import { createPreloadedStore } from './preloaded-responses.ts'
import { createReporter } from './reporter.ts'
import { createServerClock } from './server-clock.ts'
import { createSessionTracker } from './session-epoch.ts'
import { resolveSettings, type ConnectSettings, type ResolvedSettings, type SdkReport } from './settings.ts'
import { toApiError } from './to-api-error.ts'

export interface Client {
  /** for custom interceptors: they run after the SDK's own and see axios errors */
  axios: AxiosInstance
  /** what the generated functions call: resolves with the data, rejects with ApiError */
  request: <T>(config: AxiosRequestConfig) => Promise<T>
  /** milliseconds since 1970 by the server's clock */
  serverNow: () => number
  /** false until a response has carried the server's time; `serverNow` is the device's clock until then */
  isServerTimeKnown: () => boolean
  /** passes a finding of the application to `report`, each once as those of the SDK */
  report: (event: SdkReport) => void
  /** fetches the CSRF cookie before the first request that needs it; never throws */
  prepare: () => Promise<void>
}

const createInstance = (settings: ResolvedSettings): AxiosInstance =>
  axios.create({
    baseURL: settings.baseUrl,
    // axios sets its own name in User-Agent, which is not a CORS-safelisted header.
    headers: { Accept: 'application/json', 'User-Agent': false },
    paramsSerializer: { serialize: toQuery },
    adapter: settings.adapter,
    timeout: settings.timeout,
    // parseResponse reads the text, because JSON numbers would lose digits of amounts
    responseType: 'text',
    // following a redirect would carry the CSRF token to its target
    maxRedirects: 0,
    // axios reads its cookie in a window only, and fails on a value that is not percent-encoded: `send` sets the token
    withXSRFToken: false,
    // run request interceptors in registration order, as response interceptors do
    transitional: { legacyInterceptorReqResOrdering: false },
    // hides these values in logged errors
    redact: ['authorization', 'x-xsrf-token', 'token', 'data'],
    // axios keeps the fetch of its first request, which a test or an error tracker may have replaced only for a time
    env: { fetch: settings.fetch ?? ((input, init) => globalThis.fetch(input, init)) },
  })

/** One axios instance with this folder's interceptors. All state lives in the returned object. */
export const createClient = (given: ConnectSettings, operations: readonly Operation[] = []): Client => {
  const settings = resolveSettings(given, operations)
  const { now, online } = settings
  const clock = createServerClock(now)
  const sessions = createSessionTracker(settings.token, settings.epoch, settings.onUnauthorized)
  const preloaded = createPreloadedStore(settings.preloaded, now)
  const report = createReporter(settings.report)
  const instance = createInstance(settings)
  const describe = describeCalls(instance, sessions, settings)
  const csrf = createCsrf(
    async () => {
      if (!(await preloaded.tookCsrfCookie())) await request({ url: CSRF_COOKIE })
    },
    () => readCookie(CSRF_COOKIE_NAME, settings.cookies()) !== null,
    now,
  )
  const signIn = replaceSession(instance, csrf, describe)

  const { interceptors } = instance
  interceptors.request.use(begin(describe, sessions, preloaded, settings.locale, instance))
  interceptors.request.use(signIn.request)
  interceptors.request.use(awaitCsrf(csrf, online))
  interceptors.request.use(send(settings))

  interceptors.response.use(...receive(clock, sessions, now))
  interceptors.response.use(...validate(settings.schemaFor, report, settings.values))
  // Each of these may send the request again, through the whole chain: what it returns is validated already.
  interceptors.response.use(...replayAfterCsrf(csrf, instance))
  interceptors.response.use(...signIn.response)
  interceptors.response.use(...repeat(instance, settings, clock))
  // Errors that were not resolved by a repeat end here.
  interceptors.response.use(...endSession(instance, sessions))
  interceptors.response.use(...confirmMaintenance(instance, clock, now, settings.onMaintenance))

  const request = async <T>(config: AxiosRequestConfig): Promise<T> => {
    let call: ApiCall | undefined
    try {
      // Described before anything is awaited, because a sign-out clears its token right after the call.
      call = describe(config)
      const { data } = await instance.request<T>({ ...config, call })
      return data
    } catch (cause) {
      const error = toApiError(cause, call, { now: clock.now(), online: online() })
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
