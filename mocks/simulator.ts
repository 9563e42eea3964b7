import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { operations } from './routes/index.ts'
import { createApp, json } from './server/app.ts'
import type { Surroundings } from './server/app.ts'
import { answerControl, isControl } from './server/control.ts'
import { createFinder } from './server/operations.ts'
import { createClock } from './world/clock.ts'
import type { Clock, ClockStart } from './world/clock.ts'
import type { LogEntry } from './server/log.ts'
import { createWorld } from './world/seed.ts'
import { settle } from './world/settle.ts'
import type { World } from './world/world.ts'

export interface SimulatorOptions {
  /** the same seed gives the same world */
  seed?: string
  /** a moment (the clock stands still until it is moved) or a function (the clock follows it) */
  now?: ClockStart
  /** requests a minute of one visitor before 429 */
  rateLimit?: number
  /** how faults wait; injected by tests so that none of them sleeps */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export interface Simulator {
  /** Answers as a server would; rejects, as `fetch` does, where a fault cuts the line. */
  fetch: (request: Request, around?: Surroundings) => Promise<Response>
  /** true where a request is one of the simulator's: an operation, or one of its own controls */
  answers: (method: string, path: string) => boolean
  /** true under an address that belongs to the API whatever the method */
  owns: (path: string) => boolean
  readonly world: World
  readonly clock: Clock
  readonly log: readonly LogEntry[]
  reset: (options?: { seed?: string; now?: string }) => void
}

/** Forms of a few fields: what a deployment's nginx takes too. */
const LARGEST_BODY = 256 * 1024

/** A server of its own, made from a seed: no two share anything. */
export const createSimulator = ({ seed = 'matu', now = Date.now, rateLimit = 6000, sleep = wait }: SimulatorOptions = {}): Simulator => {
  const clock = createClock(now)
  let world = createWorld(seed, clock.now())
  const reset: Simulator['reset'] = (options = {}) => {
    if (options.now !== undefined) clock.set(options.now)
    world = createWorld(options.seed ?? seed, clock.now())
  }
  const finder = createFinder(operations)
  const app = createApp({ world: () => world, clock, operations, sleep, rateLimit, settle })
  const owns = (path: string) => /^\/(api|sanctum)(\/|$)/.test(path) || isControl(path)
  const front = new Hono<{ Bindings: Surroundings }>()
  // Before a body is read: it is in memory from then on, whoever sent it.
  front.use(bodyLimit({ maxSize: LARGEST_BODY, onError: () => json(413, { message: 'The POST data is too large.' }, clock.now()) }))
  front.all('*', ({ req: { raw: request }, env: around }) => {
    const { pathname } = new URL(request.url)
    if (isControl(pathname)) return answerControl({ world: () => world, clock, reset }, request, around.setCookie)
    if (finder.find(request.method, pathname)) return app.fetch(request, around)
    if (finder.knows(pathname))
      return json(405, { message: `The ${request.method} method is not supported for route ${pathname.slice(1)}.` }, clock.now())
    return json(404, { message: 'Not Found' }, clock.now())
  })
  front.onError((error) => {
    throw error
  })
  return {
    fetch: async (request, around = {}) => front.fetch(request, around),
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
