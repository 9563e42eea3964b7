import axios, { AxiosError, CanceledError, isAxiosError, type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import type { OperationId } from '../generated/operations.ts'
import { toQuery } from './address.ts'
import { CSRF_COOKIE, describeCalls, type ApiCall } from './call.ts'
import { confirmMaintenance, confirmUnauthorized } from './confirm.ts'
import { createCsrf } from './csrf.ts'
import { findSchema } from './operations.ts'
import { preloadedTaker } from './preloaded-responses.ts'
import { race } from './race.ts'
import { reportOnce, validate } from './receive.ts'
import { repeatDelay } from './repeat.ts'
import { headerOf, retryAfterOf } from './response.ts'
import { begin, send } from './send.ts'
import { createServerClock } from './server-clock.ts'
import { createSessions } from './session.ts'
import type { ConnectSettings, SdkReport } from './settings.ts'
import { replaceSession } from './sign-in.ts'
import { toApiError } from './to-api-error.ts'

export interface Client {
  /** for custom interceptors: they run after the SDK's own and see axios errors */
  axios: AxiosInstance
  /** what the generated functions call: resolves with the data, rejects with ApiError */
  request: <T>(config: AxiosRequestConfig) => Promise<T>
  serverNow: () => number
  isServerTimeKnown: () => boolean
  /** passes a finding of the application to `report`, each once as those of the SDK */
  report: (event: SdkReport) => void
  /** never throws */
  prepare: () => Promise<void>
}

const createInstance = ({ baseUrl, timeout = 20_000, adapter = 'fetch', fetch }: ConnectSettings): AxiosInstance =>
  axios.create({
    baseURL: baseUrl,
    // axios sets its own name in User-Agent, which is not a CORS-safelisted header.
    headers: { Accept: 'application/json', 'User-Agent': false },
    paramsSerializer: { serialize: toQuery },
    adapter,
    timeout,
    // `validate` reads the text, because JSON numbers would lose digits of amounts
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
    env: { fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)) },
  })

/** Calls a listener aside, so that an exception in it does not replace the response. */
const aside =
  <Args extends unknown[]>(listener: ((...args: Args) => void) | undefined) =>
  (...args: Args): void =>
    queueMicrotask(() => listener?.(...args))

let current: Client | null = null

/**
 * Configures and returns the client: one axios instance with this folder's interceptors. Call it once at start-up, before the first request and
 * outside React effects; tests may call it again. All state lives in the returned object. Each default is read only when needed, so that server
 * rendering can import this file.
 */
export const connect = (settings: ConnectSettings): Client => {
  const {
    locale,
    now = () => Date.now(),
    sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    online = () => globalThis.navigator?.onLine !== false,
    cookies = () => globalThis.document?.cookie ?? '',
    schemaFor = findSchema,
    values = false,
  } = settings
  const clock = createServerClock(now)
  const sessions = createSessions(settings.token, settings.epoch, aside(settings.onUnauthorized))
  const report = reportOnce(aside(settings.report))
  const instance = createInstance(settings)
  const describe = describeCalls(instance, sessions, settings)
  const csrf = createCsrf(() => request({ url: CSRF_COOKIE }), cookies, now)
  const signIn = replaceSession(instance, csrf, describe)
  const checkSession = confirmUnauthorized(instance, sessions)
  const checkMaintenance = confirmMaintenance(instance, now, clock.now, aside(settings.onMaintenance))
  const arrived = (response: AxiosResponse): AxiosResponse => {
    const { config } = response
    const { isApi, outsideSession, session } = config.call!
    if (isApi && !config.isPreloaded) clock.learn(headerOf(response, 'Date'), config.sentAt ?? now(), now())
    config.sentAt = undefined
    if (!outsideSession && sessions.isOver(session)) throw new CanceledError('the session is over', config)
    return response
  }

  const { interceptors } = instance
  interceptors.request.use(begin(instance, describe, sessions, preloadedTaker(settings.preloaded, locale, now), cookies))
  interceptors.request.use(signIn.begin)
  interceptors.request.use((config) => {
    if (!online() && !config.isPreloaded) throw new AxiosError('offline', AxiosError.ERR_NETWORK, config)
    return config
  })
  interceptors.request.use(csrf.wait)
  interceptors.request.use(send(locale, cookies, now))

  interceptors.response.use(arrived, async (error: unknown) => {
    if (isAxiosError(error) && error.response) arrived(error.response)
    throw error
  })
  interceptors.response.use(validate(report, schemaFor, values))
  interceptors.response.use(
    (response) => {
      csrf.note(response)
      signIn.note(response)
      return response
    },
    // Also a 200 that is not in the contract's format.
    async (error: unknown) => {
      const response = isAxiosError<unknown>(error) ? error.response : undefined
      if (!response) throw error
      const { status, config } = response
      const call = config.call!
      signIn.note(response)
      // What is sent again passes through all interceptors, these too.
      if (csrf.note(response)) return instance.request({ ...config, csrfReplayed: true })
      if (await signIn.replace(response)) return instance.request({ ...config, signedOutFirst: true })
      const delay = config.repeated ? null : repeatDelay(call, status, retryAfterOf(response, clock.now()))
      if (delay !== null) {
        await race(sleep(delay), config.signal as AbortSignal | undefined)
        return instance.request({ ...config, repeated: true })
      }
      if (status === 401) await checkSession(call)
      if (status === 503 && call.isApi && !config.confirms503) await checkMaintenance(response)
      throw error
    },
  )

  const request = async <T>(config: AxiosRequestConfig): Promise<T> => {
    let call: ApiCall | undefined
    try {
      // Described before anything is awaited, because a sign-out clears its token right after the call.
      call = describe(config)
      return (await instance.request<T>({ ...config, call })).data
    } catch (cause) {
      const error = toApiError(cause, call, { now: clock.now(), online: online(), isCookieHidden: csrf.isHidden() })
      if (error.kind === 'unknown-outcome') report({ type: 'unknown-outcome', operation: error.operation, status: error.status })
      throw error
    }
  }

  // The first request that needs the cookie tries again and reports the failure.
  const prepare = async (): Promise<void> => {
    if (online()) await csrf.ready().catch(() => {})
  }

  current = { axios: instance, request, report, serverNow: clock.now, isServerTimeKnown: clock.isKnown, prepare }
  return current
}

/** The client created by the last connect(). */
export const currentClient = (): Client => {
  if (!current) throw new Error('connect() has to be called before the first request')
  return current
}

/** Milliseconds since 1970 by the server's clock, taken from the Date header of responses; by the device's clock until the first one. */
export const serverNow = (): number => current?.serverNow() ?? Date.now()

/** False until a response with a readable Date header has arrived; `serverNow` is the device's clock until then. */
export const isServerTimeKnown = (): boolean => current?.isServerTimeKnown() ?? false

/** Reports that a server ignores a filter of a list, which only those who asked for it can see. */
export const reportIgnoredFilter = (operation: OperationId, field: string): void => {
  const place = { operation, field, expected: 'only rows that match the filter', got: 'others' }
  currentClient().report({ type: 'difference', kind: 'ignored filter', ...place })
}

/** Fetches the CSRF cookie before a form's first request. Optional: every request that needs the cookie waits for it. */
export const prepare = (): Promise<void> => currentClient().prepare()
