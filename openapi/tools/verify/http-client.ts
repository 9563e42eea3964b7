import { setTimeout as wait } from 'node:timers/promises'
import type { Answered } from './check.ts'

/** The server cannot be checked; the message says what to do. */
export class CannotVerify extends Error {}

/** The run ends here; the results so far are reported. */
export class Stopped extends Error {}

export interface HttpClientOptions {
  url: string
  origin?: string
  /** Pause before each request, in milliseconds. */
  pause: number
  /** Longest wait for a response, in milliseconds. */
  timeout: number
  /** Longest Retry-After that is waited for after a 429, in seconds. */
  patience: number
  signal?: AbortSignal
  fetch: typeof globalThis.fetch
}

interface Extra {
  body?: unknown
  /** false: without the CSRF token. */
  csrf?: boolean
  /** Without session and token. */
  anonymous?: boolean
  /** With these instead of the current ones. */
  as?: Credentials
  headers?: Record<string, string>
  /** Sent even after the run was stopped, to undo changes. */
  always?: boolean
}

export interface HttpClient {
  ask: (method: string, path: string, extra?: Extra) => Promise<Answered>
  hasToken: () => boolean
  signIn: (bearer: string) => void
  /** What signs its requests in now. */
  credentials: () => Credentials
}

/** After this number of unanswered requests in a row the server counts as down. */
const GONE = 3

const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens there',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'the host’s name cannot be looked up',
  ECONNRESET: 'the server broke the line',
  UND_ERR_SOCKET: 'the server broke the line',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed: NODE_EXTRA_CA_CERTS=that-certificate.pem lets it through',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by an authority of its own: NODE_EXTRA_CA_CERTS=authority.pem lets it through',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate’s authority is unknown: NODE_EXTRA_CA_CERTS=authority.pem lets it through',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak HTTPS there: try http://',
  HPE_INVALID_CONSTANT: 'it does not speak HTTP there: try https://',
}

/** The reason for a missing response, in words. */
function reasonOf(error: unknown, timeout: number): string {
  const { name, message, cause } = error as { name?: string; message?: string; cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return `no answer within ${timeout / 1000} s`
  return advice[cause?.code ?? ''] ?? cause?.message ?? message ?? 'no answer'
}

/** Cookies and bearer token, kept like a browser keeps them. */
export class Credentials {
  private readonly cookies: Map<string, string>
  bearer: string | null

  constructor(cookies: Iterable<[string, string]> = [], bearer: string | null = null) {
    this.cookies = new Map(cookies)
    this.bearer = bearer
  }

  /** The cookies alone, as they are now. */
  withoutBearer(): Credentials {
    return new Credentials(this.cookies)
  }

  get csrfToken(): string | undefined {
    return this.cookies.get('XSRF-TOKEN')
  }

  store(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const cut = pair.indexOf('=')
    this.cookies.set(pair.slice(0, cut).trim(), pair.slice(cut + 1).trim())
  }

  addTo(headers: Headers): void {
    if (this.cookies.size > 0) headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (this.bearer) headers.set('Authorization', `Bearer ${this.bearer}`)
  }
}

function headersOf(method: string, page: string, isCrossOrigin: boolean, credentials: Credentials, extra: Extra): Headers {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': 'en', ...extra.headers })
  // Sanctum recognizes a browser session by Origin or Referer; without them no request is signed in.
  headers.set('Referer', `${page}/`)
  if (isCrossOrigin || method !== 'GET') headers.set('Origin', page)
  if (!extra.anonymous) (extra.as ?? credentials).addTo(headers)
  const token = credentials.csrfToken
  if (extra.csrf !== false && token !== undefined) headers.set('X-XSRF-TOKEN', decoded(token))
  if (method !== 'GET' && method !== 'OPTIONS') headers.set('Idempotency-Key', crypto.randomUUID())
  if (extra.body !== undefined) headers.set('Content-Type', 'application/json')
  return headers
}

/** Sends one request at a time with a pause before each, and keeps cookies and token like a browser. */
export function createHttpClient({ url, origin, pause, timeout, patience, signal, fetch: send }: HttpClientOptions): HttpClient {
  const credentials = new Credentials()
  const page = origin ?? new URL(url).origin
  let unanswered = 0

  const sleep = (milliseconds: number, always: boolean): Promise<void> =>
    wait(milliseconds, undefined, always || !signal ? {} : { signal }).catch(() => {}) // the next step checks the signal

  const askOnce = async (method: string, path: string, extra: Extra): Promise<Answered> => {
    const deadline = AbortSignal.timeout(timeout)
    // A request that may have created something is not aborted, so that it can be undone.
    const breaks = signal && !extra.always && (method === 'GET' || method === 'OPTIONS')
    try {
      const response = await send(url + path, {
        method,
        headers: headersOf(method, page, origin !== undefined, credentials, extra),
        redirect: 'manual',
        signal: breaks ? AbortSignal.any([signal, deadline]) : deadline,
        ...(method !== 'GET' && extra.body !== undefined && { body: JSON.stringify(extra.body) }),
      })
      if (!extra.anonymous && !extra.as) for (const cookie of response.headers.getSetCookie()) credentials.store(cookie)
      const text = await response.text()
      unanswered = 0
      return { status: response.status, headers: response.headers, text }
    } catch (error) {
      if (breaks && signal.aborted) throw new Stopped('stopped by hand')
      const lost = reasonOf(error, timeout)
      unanswered += 1
      if (unanswered >= GONE) throw new Stopped(`the server stopped answering: ${lost}`)
      return { status: 0, headers: new Headers(), text: '', lost }
    }
  }

  return {
    async ask(method, path, extra = {}) {
      const always = extra.always ?? false
      await sleep(pause, always)
      if (signal?.aborted && !always) throw new Stopped('stopped by hand')
      const answered = await askOnce(method, path, extra)
      // Waits once after a 429.
      const seconds = Number(answered.headers.get('Retry-After'))
      if (answered.status !== 429 || !(seconds > 0) || seconds > patience) return answered
      await sleep(seconds * 1000, always)
      if (signal?.aborted && !always) throw new Stopped('stopped by hand')
      return askOnce(method, path, extra)
    },
    hasToken: () => credentials.csrfToken !== undefined,
    signIn: (token) => void (credentials.bearer = token),
    credentials: () => credentials,
  }
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // the cookie check reports it
  }
}
