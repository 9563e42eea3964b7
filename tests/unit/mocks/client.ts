import type { BalanceList } from '#sdk'
import type { Persona } from '#mocks/fixtures/personas.ts'
import { createSimulator } from '#mocks/simulator.ts'
import type { Simulator, SimulatorOptions } from '#mocks/simulator.ts'

/** The fixed date of fixtures and screenshots: 14 August 2026, 14:20 in Berlin. */
export const PICTURED = '2026-08-14T12:20:00Z'

export interface Reply<T = Record<string, unknown>> {
  status: number
  body: T
  headers: Headers
}

export interface Client {
  simulator: Simulator
  send: <T = Record<string, unknown>>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply<T>>
  get: <T = Record<string, unknown>>(path: string, headers?: Record<string, string>) => Promise<Reply<T>>
  post: <T = Record<string, unknown>>(path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply<T>>
  signIn: (persona: Persona) => Promise<void>
  cookies: Map<string, string>
}

/** A simulator of its own, with the clock stopped at the fixed date. */
export const aSimulator = (options: SimulatorOptions = {}): Simulator =>
  createSimulator({ now: PICTURED, sleep: () => Promise.resolve(), ...options })

/** A browser without a page: keeps cookies and sends the CSRF token, nothing else. */
export const clientOf = (
  simulator: Simulator,
  fetch: (request: Request) => Promise<Response> = (request) => simulator.fetch(request),
): Client => {
  const cookies = new Map<string, string>()
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const request = new Request(new URL(path, 'http://matu.test'), {
      method,
      headers: {
        Accept: 'application/json',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await fetch(request)
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (/^[{["]/.test(text) ? JSON.parse(text) : text) as unknown,
    }
  }
  const typed = send as Client['send']
  return {
    simulator,
    cookies,
    send: typed,
    get: (path, headers) => typed('GET', path, undefined, headers),
    post: (path, body = {}, headers) => typed('POST', path, body, headers),
    signIn: async (persona) => {
      cookies.clear()
      await send('POST', '/__simulator/sign-in', { persona })
    },
  }
}

export const signedIn = async (persona: Persona, options: SimulatorOptions = {}): Promise<Client> => {
  const client = clientOf(aSimulator(options))
  await client.signIn(persona)
  return client
}

/** The client's balances: available and locked, by token. */
export const money = async (client: Client) => {
  const { body } = await client.get<BalanceList>('/api/balances')
  return Object.fromEntries(body.data.map(({ token, available, locked }) => [token, [available, locked]]))
}
