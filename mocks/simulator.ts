import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { operations } from './routes/index.ts'
import { createApp, json } from './server/app.ts'
import type { TransportContext } from './server/app.ts'
import { answerControl, isControl } from './server/control.ts'
import { createFinder } from './server/operations.ts'
import { createClock } from './world/clock.ts'
import type { Clock, ClockStart } from './world/clock.ts'
import type { LogEntry } from './server/log.ts'
import { createWorld } from './world/seed.ts'
import { settle } from './world/settle.ts'
import type { World } from './world/world.ts'

export interface SimulatorOptions {
  /** the same seed creates the same world */
  seed?: string
  /** a moment (the clock stands still until moved) or a function (the clock follows it) */
  now?: ClockStart
  /** requests per minute and visitor before a 429 */
  rateLimit?: number
  /** whether an exchange is quoted first, or executed at once */
  exchangeQuotes?: boolean
  /** how faults wait; tests inject it so that none of them sleeps */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export interface Simulator {
  /** Responds as a server would; rejects, as `fetch` does, if a fault breaks the connection. */
  fetch: (request: Request, transport?: TransportContext) => Promise<Response>
  /** whether the simulator handles this request: an operation or one of its controls */
  answers: (method: string, path: string) => boolean
  /** whether the path belongs to the API, whatever the method */
  owns: (path: string) => boolean
  readonly world: World
  readonly clock: Clock
  readonly log: readonly LogEntry[]
  reset: (options?: { seed?: string; now?: string }) => void
}

/** Generous for small forms; the same limit as in the deployment's nginx. */
const LARGEST_BODY = 256 * 1024

/** Creates an independent server from a seed. Simulators share no state. */
export const createSimulator = ({
  seed = 'matu',
  now = Date.now,
  rateLimit = 6000,
  exchangeQuotes = false,
  sleep = wait,
}: SimulatorOptions = {}): Simulator => {
  const clock = createClock(now)
  const create = (from: string, start: number): World => ({ ...createWorld(from, start), exchange_quotes: exchangeQuotes })
  let world = create(seed, clock.now())
  const reset: Simulator['reset'] = (options = {}) => {
    const start = options.now === undefined ? clock.now() : new Date(options.now).getTime()
    if (options.now !== undefined) clock.set(start)
    // A running clock would say another millisecond by now, and every seeded date with it.
    world = create(options.seed ?? seed, start)
  }
  const finder = createFinder(operations)
  const app = createApp({ world: () => world, clock, operations, sleep, rateLimit, settle })
  const owns = (path: string) => /^\/(api|sanctum)(\/|$)/.test(path) || isControl(path)
  const front = new Hono<{ Bindings: TransportContext }>()
  // Checked before the body is read into memory.
  front.use(bodyLimit({ maxSize: LARGEST_BODY, onError: () => json(413, { message: 'The POST data is too large.' }, clock.now()) }))
  front.all('*', ({ req: { raw: request }, env: transport }) => {
    const { pathname } = new URL(request.url)
    if (isControl(pathname)) return answerControl({ world: () => world, clock, reset }, request, transport.setCookie)
    if (finder.find(request.method, pathname)) return app.fetch(request, transport)
    if (finder.knows(pathname))
      return json(405, { message: `The ${request.method} method is not supported for route ${pathname.slice(1)}.` }, clock.now())
    return json(404, { message: 'Not Found' }, clock.now())
  })
  front.onError((error) => {
    throw error
  })
  return {
    fetch: async (request, transport = {}) => front.fetch(request, transport),
    answers: (method, path) => owns(path) || finder.find(method, path) !== null,
    owns,
    get world() {
      return world
    },
    clock,
    get log() {
      return world.log
    },
    reset,
  }
}

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
