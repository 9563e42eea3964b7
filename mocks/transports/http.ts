import { getRequestListener } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CUT_HEADER, ConnectionCut } from '../server/faults.ts'
import { readCookies } from '../server/cookies.ts'
import { json } from '../server/app.ts'
import { createSimulator } from '../simulator.ts'
import type { Simulator, SimulatorOptions } from '../simulator.ts'

export interface ServeOptions extends SimulatorOptions {
  /** 0 lets the system choose */
  port?: number
  hostname?: string
  /** answers everything that is not an operation of the API: the pages of the app, on the same origin */
  fallback?: (request: Request) => Response | Promise<Response>
  simulator?: Simulator
  /** a last hand on each answer of the API, such as compression */
  finish?: (request: Request, response: Response) => Response | Promise<Response>
}

export interface ServedSimulator {
  origin: string
  port: number
  /** the world of everybody who has not chosen another */
  simulator: Simulator
  /** a world of its own, chosen by the cookie or header `simulator_world`: tests that run side by side never meet */
  worldOf: (name: string) => Simulator
  close: () => Promise<void>
}

/** Worlds by name that are kept at a time. */
export const MOST_WORLDS = 24

export const WORLD_COOKIE = 'simulator_world'
export const WORLD_HEADER = 'X-Simulator-World'

/** Real HTTP with real cookies. Rejects with a plain sentence where the port is taken. */
export const serveSimulator = async (options: ServeOptions = {}): Promise<ServedSimulator> => {
  const { port = 4700, hostname = '127.0.0.1', fallback, finish, simulator = createSimulator(options) } = options
  const worlds = new Map<string, Simulator>()
  const worldOf = (name: string): Simulator => {
    const known = worlds.get(name) ?? createSimulator(options)
    worlds.delete(name)
    worlds.set(name, known)
    // A world takes several megabytes, and anybody may name one: the one that nobody asked for longest goes.
    const [longestUnused = ''] = worlds.keys()
    if (worlds.size > MOST_WORLDS) worlds.delete(longestUnused)
    return known
  }
  const chosen = (request: Request): Simulator => {
    const name = request.headers.get(WORLD_HEADER) ?? readCookies(request.headers.get('Cookie'))[WORLD_COOKIE]
    return name ? worldOf(name) : simulator
  }
  const answer = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    const one = chosen(request)
    const { pathname } = new URL(request.url)
    // A browser's question before a request of another origin is about that request.
    const method = request.method === 'OPTIONS' ? (request.headers.get('Access-Control-Request-Method') ?? 'OPTIONS') : request.method
    if (fallback && !one.answers(method, pathname)) return fallback(request)
    const cors = crossOrigin(request)
    if (cors && request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
    const response = await one.fetch(request, { address: incoming.socket.remoteAddress ?? '' })
    if (cors) for (const [name, value] of Object.entries(cors)) response.headers.set(name, value)
    return finish ? finish(request, response) : response
  }
  const listener = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as HttpBindings
      try {
        const response = await answer(request, incoming)
        return response.headers.has(CUT_HEADER) ? breakOff(response, outgoing) : response
      } catch (error) {
        if (!(error instanceof ConnectionCut)) {
          console.error(error)
          return json(500, { message: 'Server Error' }, simulator.clock.now())
        }
        incoming.socket.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    // HTTP/1.0 needs no Host.
    { hostname },
  )
  // A line that is closed after five seconds, as is usual, may be closed at the very moment in which a slow reader asks on it.
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    // Node would add the time-out to each answer, which every file would carry over a slow line. Who asked to close the line gets it closed.
    if (outgoing.shouldKeepAlive) outgoing.setHeader('Connection', 'keep-alive')
    void listener(incoming, outgoing)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${String(port)} is taken. Choose another one: PORT=${String(port + 1)}`) : error,
      ),
    )
    server.listen(port, hostname, resolve)
  })
  const { port: bound } = server.address() as AddressInfo
  return {
    origin: `http://${hostname === '0.0.0.0' ? '127.0.0.1' : hostname}:${String(bound)}`,
    port: bound,
    simulator,
    worldOf,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

/** Promises the whole body, sends what there is until it breaks, and closes the line. */
const breakOff = async (response: Response, outgoing: ServerResponse): Promise<Response> => {
  const headers = [...response.headers].filter(([name]) => name !== CUT_HEADER.toLowerCase()).flat()
  const half = await firstChunk(response)
  outgoing.writeHead(response.status, [...headers, 'Content-Length', String(half.length * 2 + 1)])
  outgoing.write(half, () => outgoing.destroy())
  return RESPONSE_ALREADY_SENT
}

const firstChunk = async (response: Response): Promise<Uint8Array> => (await response.body?.getReader().read())?.value ?? new Uint8Array()

/** Names of this machine. */
const LOCAL = /^(localhost|[\w.-]+\.localhost|127\.0\.0\.1|\[::1\])$/

/** A page of this machine or of the same host, on another port (a development server), may call, with cookies, and read what it needs. */
const crossOrigin = (request: Request): Record<string, string> | null => {
  const own = new URL(request.url)
  const origin = request.headers.get('Origin')
  const from = origin === null ? null : URL.parse(origin)
  if (origin === null || !from || own.origin === origin || !(LOCAL.test(from.hostname) || from.hostname === own.hostname)) return null
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? 'Content-Type',
    'Access-Control-Expose-Headers': 'Date, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
    Vary: 'Origin',
  }
}
