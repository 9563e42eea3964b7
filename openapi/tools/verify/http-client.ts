import { setTimeout as wait } from 'node:timers/promises'
import type { Answered } from './check.ts'

/** The server cannot be held to anything, and what to do about it. */
export class CannotVerify extends Error {}

/** The run ends here; what was found until now counts. */
export class Stopped extends Error {}

export interface LineOptions {
  url: string
  origin?: string
  /** Pause before each request, in milliseconds. */
  pause: number
  /** Longest wait for one answer, in milliseconds. */
  timeout: number
  /** Longest wait for a server that says "too many", in seconds. */
  patience: number
  signal?: AbortSignal
  fetch: typeof globalThis.fetch
}

export interface Extra {
  body?: unknown
  /** Without the anti-forgery token. */
  csrf?: boolean
  /** As somebody without a session. */
  anonymous?: boolean
  headers?: Record<string, string>
  /** Also after the run was stopped: what was made is taken back. */
  always?: boolean
}

export interface Line {
  ask: (method: string, path: string, extra?: Extra) => Promise<Answered>
  hasToken: () => boolean
  signIn: (bearer: string) => void
}

/** So many requests in a row without an answer are a server that is gone. */
const GONE = 3

const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
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

/** Why there was no answer, in words. */
function reasonOf(error: unknown, timeout: number): string {
  const { name, message, cause } = error as { name?: string; message?: string; cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return `no answer within ${timeout / 1000} s`
  return advice[cause?.code ?? ''] ?? cause?.message ?? message ?? 'no answer'
}

/** One request at a time, with a pause before it, cookies and token kept as a browser keeps them. */
export function createLine({ url, origin, pause, timeout, patience, signal, fetch: send }: LineOptions): Line {
  const jar = new Map<string, string>()
  let bearer: string | null = null
  let unanswered = 0

  const sleep = (milliseconds: number, always: boolean): Promise<void> =>
    wait(milliseconds, undefined, always || !signal ? {} : { signal }).catch(() => {}) // what follows asks the signal

  const headersOf = (method: string, extra: Extra): Headers => {
    const headers = new Headers({ Accept: 'application/json', 'Accept-Language': 'en', ...extra.headers })
    // Sanctum tells a browser's session by where a request comes from: without either, nobody is ever signed in.
    const page = origin ?? new URL(url).origin
    headers.set('Referer', `${page}/`)
    if (origin || method !== 'GET') headers.set('Origin', page)
    if (!extra.anonymous) {
      if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
      if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
    }
    const token = jar.get('XSRF-TOKEN')
    if (extra.csrf !== false && token !== undefined) headers.set('X-XSRF-TOKEN', decoded(token))
    if (method !== 'GET' && method !== 'OPTIONS') headers.set('Idempotency-Key', crypto.randomUUID())
    if (extra.body !== undefined) headers.set('Content-Type', 'application/json')
    return headers
  }

  const askOnce = async (method: string, path: string, extra: Extra): Promise<Answered> => {
    const deadline = AbortSignal.timeout(timeout)
    // What may have made something is heard to its end, so that it can be taken back.
    const breaks = signal && !extra.always && (method === 'GET' || method === 'OPTIONS')
    try {
      const response = await send(url + path, {
        method,
        headers: headersOf(method, extra),
        redirect: 'manual',
        signal: breaks ? AbortSignal.any([signal, deadline]) : deadline,
        ...(method !== 'GET' && extra.body !== undefined && { body: JSON.stringify(extra.body) }),
      })
      if (!extra.anonymous) for (const cookie of response.headers.getSetCookie()) keep(cookie)
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

  const keep = (cookie: string): void => {
    const [pair = ''] = cookie.split(';')
    const cut = pair.indexOf('=')
    jar.set(pair.slice(0, cut).trim(), pair.slice(cut + 1).trim())
  }

  return {
    async ask(method, path, extra = {}) {
      const always = extra.always ?? false
      await sleep(pause, always)
      if (signal?.aborted && !always) throw new Stopped('stopped by hand')
      const answered = await askOnce(method, path, extra)
      // A server that says "too many" is waited for, once.
      const seconds = Number(answered.headers.get('Retry-After'))
      if (answered.status !== 429 || !(seconds > 0) || seconds > patience) return answered
      await sleep(seconds * 1000, always)
      if (signal?.aborted && !always) throw new Stopped('stopped by hand')
      return askOnce(method, path, extra)
    },
    hasToken: () => jar.has('XSRF-TOKEN'),
    signIn: (token) => void (bearer = token),
  }
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // the check of the cookie says so
  }
}
