import { connect } from 'node:net'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { createSimulator } from '#mocks/simulator.ts'
import type { Simulator } from '#mocks/simulator.ts'
import { MOST_WORLDS, serveSimulator } from '#mocks/transports/http.ts'
import { simulateInNode } from '#mocks/transports/node.ts'
import { PICTURED, clientOf } from '../../unit/mocks/client.ts'
import type { Client } from '../../unit/mocks/client.ts'

const aWorld = () => createSimulator({ now: PICTURED })
const password = 'Matu-2026!'
const withdrawal = { method: 'wallet', token: 'USDT', amount: '1250', fee_type: 'matu', address: `0x${'ab'.repeat(20)}` }

/** Requests with every kind of response: cookies, 401, 419, 422, 429, 204, money and its repetition, faults, a CSV. */
const script: readonly ((client: Client) => Promise<{ status: number; body: unknown; headers: Headers }>)[] = [
  (client) => client.get('/api/users/me'),
  (client) => client.post('/login', { email: 'trader@matu.test', password }),
  (client) => client.get('/sanctum/csrf-cookie'),
  (client) => client.post('/login', { email: 'trader@matu.test', password: 'wrong' }, { 'Accept-Language': 'ru' }),
  (client) => client.post('/login', { email: 'trader@matu.test', password }),
  (client) => client.get('/api/users/me'),
  (client) => client.get('/api/balances'),
  (client) => client.get('/api/transactions?per_page=3&token=USDT'),
  (client) => client.get('/api/uta/deals?type=closed&per_page=2'),
  (client) => client.post('/api/withdraw', withdrawal, { 'Idempotency-Key': 'key-00000001' }),
  (client) => client.post('/api/withdraw', withdrawal, { 'Idempotency-Key': 'key-00000001' }),
  (client) => client.post('/api/withdraw/wd-78/confirm', { action: 'resend' }),
  (client) => client.post('/api/withdraw/wd-78/confirm', { code: '246810' }),
  (client) => client.send('PUT', '/api/users/settings', { keys: ['email_notifications'], email_notifications: false }),
  (client) => client.send('DELETE', '/api/trust-wallet/tw-1'),
  (client) => client.get('/api/balances', { 'X-Simulator-Fault': 'html' }),
  (client) => client.get('/api/balances', { 'X-Simulator-Fault': '429=7' }),
  (client) => client.get('/api/balances', { 'X-Simulator-Fault': 'empty' }),
  (client) => client.get('/landing/uta-deals.csv'),
  (client) => client.get('/api/nothing'),
  (client) => client.get('/logout'),
  (client) => client.get('/api/users/me'),
]

const HEADERS = ['content-type', 'date', 'retry-after', 'x-ratelimit-remaining', 'idempotency-replayed', 'cache-control']

const visit = async (client: Client) => {
  const seen = []
  for (const step of script) {
    const { status, body, headers } = await step(client)
    seen.push({
      status,
      body,
      headers: Object.fromEntries(HEADERS.map((name) => [name, headers.get(name)])),
      cookies: [...client.cookies.keys()],
    })
  }
  return seen
}

const overHttp = async <T>(simulator: Simulator, visitAt: (origin: string) => Promise<T>): Promise<T> => {
  const served = await serveSimulator({ port: 0, simulator })
  try {
    return await visitAt(served.origin)
  } finally {
    await served.close()
  }
}

const at = (origin: string) => async (request: Request) =>
  fetch(new URL(new URL(request.url).pathname + new URL(request.url).search, origin), {
    method: request.method,
    headers: request.headers,
    ...(request.method !== 'GET' && { body: await request.text() }),
  })

const inNode = async (simulator: Simulator) => {
  const { stop } = simulateInNode(simulator)
  try {
    return await visit(clientOf(simulator, (request) => fetch(request)))
  } finally {
    stop()
  }
}

/** What a browser does to a simulator inside a page: it hides `Cookie` and `Set-Cookie`. Only MSW's jar is left. */
const asInAPage = (simulator: Simulator): Simulator => ({
  ...simulator,
  fetch: async (request, around) => {
    const bare = new Request(request)
    bare.headers.delete('Cookie')
    const response = await simulator.fetch(bare, around)
    response.headers.delete('Set-Cookie')
    return response
  },
})

describe('one simulator, three transports, the same responses', () => {
  it('by fetch, over HTTP, in Node, and with cookies hidden as in a page', async () => {
    const expected = await visit(clientOf(aWorld()))
    expect(expected.map(({ status }) => status)).toEqual([
      401, 419, 204, 422, 200, 200, 200, 200, 200, 201, 201, 429, 200, 200, 403, 502, 429, 200, 200, 404, 204, 401,
    ])
    expect(await overHttp(aWorld(), (origin) => visit(clientOf(aWorld(), at(origin))))).toEqual(expected)
    expect(await inNode(aWorld())).toEqual(expected)
    expect(await inNode(asInAPage(aWorld()))).toEqual(expected)
  })
})

it('each operation has a handler of its own, which a test overrides as MSW documents it', async () => {
  const { server, stop } = simulateInNode(aWorld())
  try {
    const routes = server.listHandlers().map((handler) => ('info' in handler && 'header' in handler.info ? handler.info.header : ''))
    expect(routes).toEqual(expect.arrayContaining(['GET */api/balances', 'PUT */api/trust-wallet/:id', 'POST */login']))
    const landing = async (): Promise<unknown> => (await fetch('https://api.example/landing/uta-deals')).json()
    const own = await landing()
    server.use(http.get('*/landing/uta-deals', () => HttpResponse.json({ data: [] })))
    expect(await landing()).toEqual({ data: [] })
    server.resetHandlers()
    expect(await landing()).toEqual(own)
  } finally {
    stop()
  }
})

it('canary: one header less is another response', async () => {
  const world = aWorld()
  const spoilt: Simulator = {
    ...world,
    fetch: async (request, around) => {
      const response = await world.fetch(request, around)
      response.headers.delete('Retry-After')
      return response
    },
  }
  expect(await visit(clientOf(spoilt))).not.toEqual(await visit(clientOf(aWorld())))
})

describe('the HTTP server', () => {
  it('breaks the connection before the response, and in the middle of it', async () => {
    const simulator = aWorld()
    await overHttp(simulator, async (origin) => {
      const client = clientOf(simulator, at(origin))
      await expect(client.get('/landing/uta-deals', { 'X-Simulator-Fault': 'offline' })).rejects.toThrow('fetch failed')
      await expect(client.get('/landing/uta-deals', { 'X-Simulator-Fault': 'cut-body' })).rejects.toThrow('terminated')
      expect((await client.get('/landing/uta-deals')).status).toBe(200)
    })
  })

  it('leaves pages to the app, by method and path together', async () => {
    const served = await serveSimulator({
      port: 0,
      now: PICTURED,
      fallback: (request) => new Response(`page ${new URL(request.url).pathname}`),
    })
    try {
      const ask = async (method: string, path: string) => (await fetch(served.origin + path, { method })).text()
      expect(await ask('GET', '/login')).toBe('page /login')
      expect(await ask('POST', '/login')).toBe('{"message":"CSRF token mismatch.","code":"http.csrf"}')
      expect(await ask('GET', '/landing')).toBe('page /landing')
      expect(await ask('GET', '/logout')).toBe('{"message":"Unauthenticated.","code":"http.unauthenticated"}')
      expect(await ask('GET', '/api/login')).toBe('{"message":"Not Found"}')
      const before = async (method: string) =>
        (
          await fetch(`${served.origin}/login`, {
            method: 'OPTIONS',
            headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': method },
          })
        ).headers.get('Access-Control-Allow-Origin')
      expect([await before('POST'), await before('GET')]).toEqual(['http://localhost:5173', null])
    } finally {
      await served.close()
    }
  })

  it('gives each world its own users, so that parallel tests never interfere', async () => {
    const served = await serveSimulator({ port: 0, now: PICTURED })
    try {
      const inWorld = (name: string) => {
        const client = clientOf(served.simulator, at(served.origin))
        client.cookies.set('simulator_world', name)
        return client
      }
      const [one, other] = [inWorld('one'), inWorld('other')]
      for (const client of [one, other]) {
        await client.send('POST', '/__simulator/sign-in', { persona: 'trader' })
      }
      await one.post('/api/uta/subscribe', { plan_id: 'uta-30' })
      const rows = async (client: Client) => (await client.get<{ data: unknown[] }>('/api/uta/subscribe')).body.data.length
      expect([await rows(one), await rows(other)]).toEqual([2, 1])
      expect(served.worldOf('one').log.length).toBeGreaterThan(0)
      expect(served.simulator.log).toEqual([])
    } finally {
      await served.close()
    }
  })

  it('keeps a bounded number of worlds, and drops the least recently used', async () => {
    const served = await serveSimulator({ port: 0, now: PICTURED })
    try {
      const [first, second] = [served.worldOf('first'), served.worldOf('second')]
      for (let at = 2; at < MOST_WORLDS; at += 1) served.worldOf(`world ${String(at)}`)
      expect(served.worldOf('first')).toBe(first)
      served.worldOf('one too many')
      expect(served.worldOf('first')).toBe(first)
      expect(served.worldOf('second')).not.toBe(second)
    } finally {
      await served.close()
    }
  })

  it('rejects a body of no form’s content type before reading it', async () => {
    const served = await serveSimulator({ port: 0, now: PICTURED })
    // The types of fetch lack this option, which a stream needs.
    const half: object = { duplex: 'half' }
    const post = async (path: string, body: BodyInit) => (await fetch(served.origin + path, { method: 'POST', body, ...half })).status
    const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(100_000)) })
    try {
      for (const path of ['/login', '/__simulator/clock', '/api/nothing']) {
        expect(await post(path, new Uint8Array(10_000_000)), path).toBe(413)
        expect(await post(path, endless()), path).toBe(413)
      }
      expect(await post('/login', new Blob(['{}']).stream())).toBe(419)
    } finally {
      await served.close()
    }
  })

  it.each([
    ['HTTP/1.1 with Connection: close', 'GET /api/prefences HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['HTTP/1.0', 'GET /api/prefences HTTP/1.0\r\n\r\n'],
  ])('closes the connection after a response to %s', async (_, request) => {
    const served = await serveSimulator({ port: 0, now: PICTURED })
    try {
      const socket = connect(served.port, '127.0.0.1')
      socket.write(request)
      let answer = ''
      for await (const part of socket) answer += String(part)
      expect(answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*\r\nConnection: close\r\n[\s\S]*Unauthenticated/)
    } finally {
      await served.close()
    }
  })

  it.each([
    ['a request with two hosts', '/api/prefences', 'Host: a\r\nHost: b', 400],
    ['controls to a name that was pointed here', '/__simulator/clock', 'Host: evil.example', 403],
    ['controls to a page of another site', '/__simulator/clock', 'Host: localhost\r\nSec-Fetch-Site: cross-site', 403],
    ['nothing to a local name', '/__simulator/clock', 'Host: localhost', 200],
  ])('refuses %s', async (_, path, headers, status) => {
    const served = await serveSimulator({ port: 0, now: PICTURED })
    try {
      const socket = connect(served.port, '127.0.0.1')
      socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`)
      let answer = ''
      for await (const part of socket) answer += String(part)
      expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${String(status)} `)
    } finally {
      await served.close()
    }
  })

  it('reports plainly that its port is in use', async () => {
    const served = await serveSimulator({ port: 0 })
    await expect(serveSimulator({ port: served.port })).rejects.toThrow(
      `Port ${String(served.port)} is taken. Choose another one: PORT=${String(served.port + 1)}`,
    )
    await served.close()
  })

  it('allows a page of another local origin to call with cookies and read the clock', async () => {
    const served = await serveSimulator({ port: 0 })
    try {
      const asked = await fetch(`${served.origin}/api/balances`, {
        method: 'OPTIONS',
        headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Headers': 'idempotency-key' },
      })
      expect([asked.status, asked.headers.get('Access-Control-Allow-Origin'), asked.headers.get('Access-Control-Allow-Headers')]).toEqual([
        204,
        'http://localhost:5173',
        'idempotency-key',
      ])
      const answer = await fetch(`${served.origin}/api/balances`, { headers: { Origin: 'http://localhost:5173' } })
      expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
      const allowed = async (Origin: string) =>
        (await fetch(`${served.origin}/landing/uta-deals`, { headers: { Origin } })).headers.get('Access-Control-Allow-Origin')
      for (const own of ['http://team.localhost:3000', 'http://[::1]:3000', 'http://127.0.0.1:9']) expect(await allowed(own)).toBe(own)
      for (const other of ['https://elsewhere.example', 'http://localhost.elsewhere.example', 'null'])
        expect(await allowed(other)).toBeNull()
    } finally {
      await served.close()
    }
  })
})
