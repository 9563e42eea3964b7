import { getRequestListener } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CUT_HEADER, ConnectionCut } from '../server/faults.ts'
import { readCookies } from '../server/cookies.ts'
import { json } from '../server/app.ts'
import { CONTROL } from '../server/control.ts'
import { createSimulator } from '../simulator.ts'
import type { Simulator, SimulatorOptions } from '../simulator.ts'

export interface ServeOptions extends SimulatorOptions {
  /** 0 lets the system choose a port */
  port?: number
  hostname?: string
  /** handles every request that is not for the API: the pages of the app on the same origin */
  fallback?: (request: Request) => Response | Promise<Response>
  simulator?: Simulator
  /** post-processes each API response, for instance by compression */
  finish?: (request: Request, response: Response) => Response | Promise<Response>
}

export interface ServedSimulator {
  origin: string
  port: number
  /** the world of every client that has not chosen another */
  simulator: Simulator
  /** a separate world, chosen by the cookie or header `simulator_world`, so that parallel tests do not interfere */
  worldOf: (name: string) => Simulator
  close: () => Promise<void>
}

const LOOPBACK = '127.0.0.1'

/** Number of named worlds kept at a time. */
export const MOST_WORLDS = 24

const WORLD_COOKIE = 'simulator_world'
const WORLD_HEADER = 'X-Simulator-World'

type Worlds = Pick<ServedSimulator, 'simulator' | 'worldOf'>

const createWorlds = (options: ServeOptions): Worlds => {
  const { simulator = createSimulator(options) } = options
  const worlds = new Map<string, Simulator>()
  const worldOf = (name: string): Simulator => {
    const known = worlds.get(name) ?? createSimulator(options)
    worlds.delete(name)
    worlds.set(name, known)
    // A world takes several megabytes and any client can create one, so the least recently used world is dropped.
    const [longestUnused = ''] = worlds.keys()
    if (worlds.size > MOST_WORLDS) worlds.delete(longestUnused)
    return known
  }
  return { simulator, worldOf }
}

const worldFor = ({ simulator, worldOf }: Worlds, request: Request): Simulator => {
  const name = request.headers.get(WORLD_HEADER) ?? readCookies(request.headers.get('Cookie'))[WORLD_COOKIE]
  return name ? worldOf(name) : simulator
}

const respond = async (
  world: Simulator,
  request: Request,
  incoming: IncomingMessage,
  { fallback, finish, hostname: own }: ServeOptions,
): Promise<Response> => {
  const { pathname, hostname } = new URL(request.url)
  // A page whose name has been pointed here would be of the same origin.
  if (pathname.startsWith(CONTROL) && (own ?? LOOPBACK) === LOOPBACK && !LOCAL.test(hostname))
    return json(403, { message: 'The controls answer to local names only.' }, world.clock.now())
  // A preflight request is about the method that it announces.
  const method = request.method === 'OPTIONS' ? (request.headers.get('Access-Control-Request-Method') ?? 'OPTIONS') : request.method
  if (fallback && !world.answers(method, pathname)) return fallback(request)
  const cors = crossOrigin(request)
  if (cors && request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
  const response = await world.fetch(request, { address: incoming.socket.remoteAddress ?? '' })
  if (cors) for (const [name, value] of Object.entries(cors)) response.headers.set(name, value)
  return finish ? finish(request, response) : response
}

/** Resolves with the port that the server listens on. */
const listen = async (server: Server, port: number, hostname: string): Promise<number> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${String(port)} is taken. Choose another one: PORT=${String(port + 1)}`) : error,
      ),
    )
    server.listen(port, hostname, resolve)
  })
  return (server.address() as AddressInfo).port
}

/** Serves the simulator over real HTTP with real cookies. Rejects with a readable message if the port is taken. */
export const serveSimulator = async (options: ServeOptions = {}): Promise<ServedSimulator> => {
  const { port = 4700, hostname = LOOPBACK } = options
  const worlds = createWorlds(options)
  const listener = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as HttpBindings
      try {
        const response = await respond(worldFor(worlds, request), request, incoming, options)
        return response.headers.has(CUT_HEADER) ? breakOff(response, outgoing) : response
      } catch (error) {
        if (!(error instanceof ConnectionCut)) {
          console.error(error)
          return json(500, { message: 'Server Error' }, worlds.simulator.clock.now())
        }
        incoming.socket.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    // HTTP/1.0 requests need no Host header.
    { hostname },
  )
  // The usual keep-alive of five seconds may close a connection at the very moment a slow client sends its next request.
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    // Node would add its keep-alive timeout to every response, even for static files. A client that requests `Connection: close` still gets it.
    if (outgoing.shouldKeepAlive) outgoing.setHeader('Connection', 'keep-alive')
    // Node reads the first of two Host headers, a proxy before it may have read the other.
    if ((incoming.headersDistinct['host']?.length ?? 0) > 1) return void outgoing.writeHead(400).end()
    void listener(incoming, outgoing)
  })
  const bound = await listen(server, port, hostname)
  return {
    origin: `http://${hostname === '0.0.0.0' ? '127.0.0.1' : hostname}:${String(bound)}`,
    port: bound,
    ...worlds,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

/** Announces the whole body, sends it up to the break, and closes the connection. */
const breakOff = async (response: Response, outgoing: ServerResponse): Promise<Response> => {
  const headers = [...response.headers].filter(([name]) => name !== CUT_HEADER.toLowerCase()).flat()
  const half = await firstChunk(response)
  outgoing.writeHead(response.status, [...headers, 'Content-Length', String(half.length * 2 + 1)])
  outgoing.write(half, () => outgoing.destroy())
  return RESPONSE_ALREADY_SENT
}

const firstChunk = async (response: Response): Promise<Uint8Array> => (await response.body?.getReader().read())?.value ?? new Uint8Array()

/** Host names of this machine. */
const LOCAL = /^(localhost|[\w.-]+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * CORS headers for a page on this machine or on the same host with another port (a development server): it may send cookies and read what it needs.
 */
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
