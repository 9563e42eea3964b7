// Answers a list of requests without a port: JSON on standard input, JSON on standard output. `npm run contract` asks the simulator this way, some
// thousand requests in a second or two. Each request names its world and who sends it; a world starts fresh and keeps what was done in it.
import { text } from 'node:stream/consumers'
import { createSimulator } from './simulator.ts'
import type { Simulator } from './simulator.ts'

interface Ask {
  world: string
  /** null: no session, but an anti-forgery cookie */
  persona: string | null
  method: string
  path: string
  body?: unknown
  headers?: Record<string, string>
  /** keeps this field of the answer: `$made` stands for it in the requests that follow in this world */
  keep?: string
}

const ORIGIN = 'http://simulator.test'
const keptIn = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body)

const cookiesOf = (response: Response): Map<string, string> =>
  new Map(
    response.headers
      .getSetCookie()
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1).split(';')[0] ?? '']),
  )

class Visitors {
  readonly simulator: Simulator
  private readonly cookies = new Map<string, Map<string, string>>()
  made = ''

  constructor() {
    // A clock of its own: nothing in these answers may depend on how fast the machine is.
    this.simulator = createSimulator({ now: '2026-08-14T12:20:00Z', rateLimit: 1e9, sleep: () => Promise.resolve() })
  }

  async cookiesFor(persona: string | null): Promise<Map<string, string>> {
    const name = persona ?? ''
    const known = this.cookies.get(name)
    if (known) return known
    const response = await this.simulator.fetch(
      persona === null
        ? new Request(`${ORIGIN}/sanctum/csrf-cookie`)
        : new Request(`${ORIGIN}/__simulator/sign-in`, { method: 'POST', body: JSON.stringify({ persona }) }),
    )
    const cookies = cookiesOf(response)
    this.cookies.set(name, cookies)
    return cookies
  }

  async answer({ persona, method, path, body, headers = {}, keep }: Ask) {
    const cookies = await this.cookiesFor(persona)
    const sent = body === undefined ? undefined : JSON.stringify(body).replaceAll('$made', this.made)
    const response = await this.simulator.fetch(
      new Request(ORIGIN + path.replaceAll('$made', this.made), {
        method,
        headers: {
          Accept: 'application/json',
          'Accept-Language': 'en',
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
          'Content-Type': 'application/json',
          ...headers,
        },
        ...(sent !== undefined && method !== 'GET' && { body: sent }),
      }),
    )
    // A request may end or replace the session: the next one begins anew.
    const given = cookiesOf(response)
    if (given.size > 0 && persona === null) for (const [name, value] of given) cookies.set(name, value)
    const answer = await response.text()
    const kept = keep === undefined ? undefined : keptIn(JSON.parse(answer || '{}'), keep)
    if (typeof kept === 'string') this.made = kept
    if (path === '/logout') this.cookies.delete(persona ?? '')
    return { status: response.status, headers: [...response.headers], text: answer }
  }
}

const worlds = new Map<string, Visitors>()
const answers = []
for (const ask of JSON.parse(await text(process.stdin)) as Ask[]) {
  const visitors = worlds.get(ask.world) ?? new Visitors()
  worlds.set(ask.world, visitors)
  answers.push(await visitors.answer(ask))
}
process.stdout.write(JSON.stringify(answers))
