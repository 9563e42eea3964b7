import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#sdk/http/api-error.ts'
import { createClient, type Client } from '#sdk/http/client.ts'
import type { ConnectSettings, SdkReport } from '#sdk/http/settings.ts'

const operations = [
  { id: 'listBalances', method: 'GET', path: '/api/balances' },
  { id: 'closeBanner', method: 'POST', path: '/api/promo-banner/close' },
  { id: 'createWithdrawal', method: 'POST', path: '/api/withdraw', money: true },
]

interface World {
  client: Client
  requests: Request[]
  reports: SdkReport[]
  uuids: number
}

const json = (body: unknown, init?: ResponseInit): Response => Response.json(body, init)

/** A client whose fetch is a function; the anti-forgery cookie always comes. */
const setUp = (respond: (request: Request) => Response | Promise<Response>, settings: Partial<ConnectSettings> = {}): World => {
  const world: World = { requests: [], reports: [], uuids: 0, client: undefined as unknown as Client }
  world.client = createClient(
    {
      baseUrl: 'https://api.example',
      locale: () => 'es',
      token: () => null,
      cookies: () => '',
      online: () => true,
      sleep: async () => {},
      uuid: () => `uuid-${(world.uuids += 1)}`,
      report: (event) => world.reports.push(event),
      fetch: async (input, init) => {
        const request = new Request(input, init)
        if (request.url.endsWith('/csrf-cookie')) return new Response(null, { status: 204 })
        world.requests.push(request)
        return respond(request)
      },
      ...settings,
    },
    operations,
  )
  return world
}

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => 'data',
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`)
  return error
}

describe('a request', () => {
  test('is a GET with its fields as query unless it says otherwise', async () => {
    const { client, requests } = setUp(() => json({}))
    await client.request('/api/balances', { body: { type: 'uta', cursor: undefined } })
    expect([requests[0]?.method, requests[0]?.url, requests[0]?.body]).toEqual(['GET', 'https://api.example/api/balances?type=uta', null])
  })

  test('that is no GET sends JSON', async () => {
    const { client, requests } = setUp(() => json({}))
    await client.request('/api/promo-banner/close', { method: 'POST', body: { type: 'summer' } })
    await client.request('/api/promo-banner/close', { method: 'post', body: '{"type":"summer"}' })
    for (const request of requests) {
      expect(request.headers.get('Content-Type')).toBe('application/json')
      expect(await request.json()).toEqual({ type: 'summer' })
    }
  })

  test('without a body claims none', async () => {
    const { client, requests } = setUp(() => json({}))
    await client.request('/api/promo-banner/close', { method: 'POST' })
    expect([requests[0]?.headers.get('Content-Type'), await requests[0]?.text()]).toEqual([null, ''])
  })

  test('reads language, token and cookie when it is sent, also on the repeat', async () => {
    let step = 0
    const { client, requests } = setUp(() => json({}, { status: requests.length === 1 ? 503 : 200 }), {
      locale: () => `l${step}`,
      cookies: () => `XSRF-TOKEN=c${step}`,
      sleep: async () => void (step += 1),
    })
    await client.request('/api/promo-banner/close', { method: 'POST', body: {} })
    expect(requests.map((request) => [request.headers.get('Accept-Language'), request.headers.get('X-XSRF-TOKEN')])).toEqual([
      ['l0', 'c0'],
      ['l1', 'c1'],
    ])
  })

  test('that cannot be written is refused like any other', async () => {
    const { client } = setUp(() => json({}))
    const circular: Record<string, unknown> = {}
    circular.self = circular
    expect((await failureOf(client.request('/api/withdraw', { method: 'POST', body: circular }))).kind).toBe('refused')
    expect((await failureOf(client.request('https://[/x'))).kind).toBe('refused')
  })

  test('takes a setting that is undefined as not given', async () => {
    const { client, requests } = setUp(() => json({}), { timeout: undefined, uuid: undefined, idempotency: undefined })
    await client.request('/api/withdraw', { method: 'POST', body: {} })
    expect(requests[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  })

  test('outlives the page only if it says so', async () => {
    const { client, requests } = setUp(() => json({}))
    await client.request('/api/balances')
    await client.request('/logout', { keepalive: true })
    expect(requests.map((request) => request.keepalive)).toEqual([false, true])
  })

  test('does not name axios', async () => {
    const { client, requests } = setUp(() => json({}))
    await client.request('/api/balances')
    expect(requests[0]?.headers.get('User-Agent')).toBe(null)
  })
})

describe('a 419', () => {
  test('is healed once per request, even while others get through', async () => {
    const { client, requests } = setUp(async (request) => {
      if (!request.url.endsWith('/login')) return json({})
      await client.request('/api/promo-banner/close', { method: 'POST' })
      return json({ message: 'CSRF token mismatch.' }, { status: 419 })
    })
    expect((await failureOf(client.request('/login', { method: 'POST', body: {} }))).kind).toBe('csrf')
    expect(requests.filter((request) => request.url.endsWith('/login'))).toHaveLength(2)
  })
})

describe('the Idempotency-Key', () => {
  test('is the same on a repeat and new for the next intention', async () => {
    const { client, requests } = setUp(() => json({}, { status: requests.length === 1 ? 503 : 200 }))
    await client.request('/api/withdraw', { method: 'POST', body: {} })
    await client.request('/api/withdraw', { method: 'POST', body: {} })
    expect(requests.map((request) => request.headers.get('Idempotency-Key'))).toEqual(['uuid-1', 'uuid-1', 'uuid-2'])
  })

  test('may be the caller’s: to ask again what became of an intention', async () => {
    const { client, requests } = setUp(() => json({}, { status: 500 }))
    const first = await failureOf(client.request('/api/withdraw', { method: 'POST', body: {} }))
    expect(first).toMatchObject({ kind: 'unknown-outcome', idempotencyKey: 'uuid-1' })
    await failureOf(
      client.request('/api/withdraw', { method: 'POST', body: {}, headers: { 'idempotency-key': first.idempotencyKey ?? '' } }),
    )
    expect(requests.map((request) => request.headers.get('Idempotency-Key'))).toEqual(['uuid-1', 'uuid-1'])
  })
})

describe('giving up', () => {
  test('before the request sends nothing', async () => {
    const { client, requests } = setUp(() => json({}))
    const error = await failureOf(client.request('/api/balances', { signal: AbortSignal.abort() }))
    expect([error.kind, requests.length]).toEqual(['aborted', 0])
  })

  test('during the request ends it at once', async () => {
    const giveUp = new AbortController()
    const { client } = setUp(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
          giveUp.abort()
        }),
    )
    expect((await failureOf(client.request('/api/balances', { signal: giveUp.signal }))).kind).toBe('aborted')
  })

  test('before the request does not even fetch the cookie', async () => {
    let fetches = 0
    const { client } = setUp(() => json({}), { fetch: async () => ((fetches += 1), json({})) })
    const call = client.request('/api/withdraw', { method: 'POST', body: {}, signal: AbortSignal.abort() })
    expect([(await failureOf(call)).kind, fetches]).toEqual(['aborted', 0])
  })

  test('while money is on its way leaves the outcome unknown', async () => {
    const giveUp = new AbortController()
    const { client } = setUp((request) => {
      giveUp.abort()
      return Promise.reject(request.signal.reason as Error)
    })
    const call = client.request('/api/withdraw', { method: 'POST', body: {}, signal: giveUp.signal })
    expect((await failureOf(call)).kind).toBe('unknown-outcome')
  })

  test('during the wait before a repeat sends nothing more', async () => {
    const giveUp = new AbortController()
    const { client, requests } = setUp(() => json({}, { status: 503 }), { sleep: async () => giveUp.abort() })
    const call = client.request('/api/withdraw', { method: 'POST', body: {}, signal: giveUp.signal })
    expect([(await failureOf(call)).kind, requests.length]).toEqual(['aborted', 1])
  })
})

describe('an answer', () => {
  const Balances = z.object({ data: z.array(z.object({ token: z.enum(['MATU', 'USDT']), available: z.string() })) })

  test('without a required field is an error that names operation and field, told once however often it is asked', async () => {
    const { client, reports } = setUp(() => json({ data: [{ token: 'MATU', available: '1' }, { token: 'USDT' }] }))
    for (let poll = 0; poll < 3; poll += 1) {
      const error = await failureOf(client.request('/api/balances', { schema: Balances }))
      expect(error).toMatchObject({ kind: 'contract', operation: 'listBalances', field: 'data.1.available', status: 200 })
    }
    expect(reports).toEqual([
      {
        type: 'contract',
        operation: 'listBalances',
        status: 200,
        field: 'data.1.available',
        problem: 'invalid_type',
        misfits: [{ field: 'data.1.available', expected: 'text', got: 'nothing' }],
      },
    ])
  })

  test('with an unknown word is data, told once per field and not per row', async () => {
    const data = ['DOGE', 'PEPE', 'SHIB'].map((token) => ({ token, available: '1' }))
    const { client, reports } = setUp(() => json({ data }))
    expect(await client.request('/api/balances', { schema: Balances })).toEqual({ data })
    expect(reports).toEqual([
      { type: 'unknown-value', operation: 'listBalances', field: 'data.0.token', expected: 'one of "MATU", "USDT"', got: 'text' },
    ])
  })

  test('that leaves an outcome unknown is told each time', async () => {
    const { client, reports } = setUp(() => json({}, { status: 504 }))
    for (const body of [{}, {}]) await failureOf(client.request('/api/withdraw', { method: 'POST', body }))
    expect(reports).toEqual([1, 2].map(() => ({ type: 'unknown-outcome', operation: 'createWithdrawal', status: 504 })))
  })

  test('says nothing about what was in it to the reporter', async () => {
    const { client, reports } = setUp(() => json({ data: [{ token: 'vera@example.com', available: 7 }] }))
    await failureOf(client.request('/api/balances', { schema: Balances }))
    expect(JSON.stringify(reports)).not.toMatch(/vera|7/)
    expect(JSON.stringify(reports)).toContain('"got":"number"')
  })

  test('204 is nothing, and an error where the contract promises something', async () => {
    const { client } = setUp(() => new Response(null, { status: 204 }))
    expect(await client.request('/api/balances')).toBe(undefined)
    expect((await failureOf(client.request('/api/balances', { schema: Balances }))).kind).toBe('contract')
  })

  test('gives the request’s id for the error page', async () => {
    const { client } = setUp(() => json({ message: 'Server Error' }, { status: 500, headers: { 'X-Request-Id': 'r-7' } }))
    expect(await failureOf(client.request('/api/balances'))).toMatchObject({ requestId: 'r-7', message: 'Server Error', status: 500 })
  })

  test('that never comes back is known as offline if the device is', async () => {
    let online = true
    const { client } = setUp(
      () => {
        online = false
        throw new TypeError('Failed to fetch')
      },
      { online: () => online },
    )
    expect((await failureOf(client.request('/api/balances'))).kind).toBe('offline')
  })
})

describe('an early answer', () => {
  const early = (answer: Promise<Response> = Promise.resolve(json({ early: true }))) => ({
    token: 'A',
    locale: 'es',
    answers: { '/api/balances': answer, '/api/balances?type=uta': Promise.resolve(json({ early: 'uta' })) },
  })

  test('serves the first GET of its address, once', async () => {
    const { client, requests } = setUp(() => json({ early: false }), { token: () => 'A', early: early() })
    expect(await client.request('/api/balances')).toEqual({ early: true })
    expect(requests).toHaveLength(0)
    expect(await client.request('/api/balances')).toEqual({ early: false })
    expect(await client.request('/api/balances', { body: { type: 'uta' } })).toEqual({ early: 'uta' })
    expect(requests).toHaveLength(1)
  })

  test.each<[string, Partial<ConnectSettings>]>([
    ['user', { token: () => 'B' }],
    ['signed-out visitor', { token: () => null }],
    ['language', { token: () => 'A', locale: () => 'de' }],
  ])('serves no other %s', async (_, settings) => {
    const { client, requests } = setUp(() => json({ early: false }), { ...settings, early: early() })
    expect(await client.request('/api/balances')).toEqual({ early: false })
    expect(requests).toHaveLength(1)
  })

  test('serves a device that has gone offline since', async () => {
    const { client } = setUp(() => json({}), { token: () => 'A', early: early(), online: () => false })
    expect(await client.request('/api/balances')).toEqual({ early: true })
    expect((await failureOf(client.request('/api/balances'))).kind).toBe('offline')
  })

  test('does not set the clock: it has waited for nobody knows how long', async () => {
    const waiting = json({}, { headers: { Date: 'Fri, 20 Nov 2026 10:00:00 GMT' } })
    const { client } = setUp(() => json({}), { token: () => 'A', early: early(Promise.resolve(waiting)), now: () => 5 })
    await client.request('/api/balances')
    expect(client.serverNow()).toBe(5)
  })

  test('is no news after half a minute', async () => {
    let now = 1_000_000
    const { client } = setUp(() => json({ early: false }), { token: () => 'A', early: early(), now: () => now })
    now += 31_000
    expect(await client.request('/api/balances')).toEqual({ early: false })
  })

  test('is judged like any other: 401, HTML, broken line', async () => {
    const told: number[] = []
    const kinds: string[] = []
    for (const answer of [json({}, { status: 401 }), new Response('<html>'), Promise.reject(new TypeError('Failed to fetch'))]) {
      const { client, requests } = setUp(() => json({}), {
        token: () => 'A',
        early: early(Promise.resolve(answer)),
        onUnauthorized: (epoch) => told.push(epoch),
      })
      kinds.push((await failureOf(client.request('/api/balances'))).kind)
      expect(requests).toHaveLength(0)
    }
    expect([kinds, told.length]).toEqual([['unauthorized', 'contract', 'network'], 1])
  })

  test('that does not come is not waited for longer than a request', async () => {
    const { client } = setUp(() => json({}), { token: () => 'A', timeout: 5, early: early(new Promise(() => {})) })
    expect((await failureOf(client.request('/api/balances'))).kind).toBe('timeout')
  })

  test('can be given up', async () => {
    const { client } = setUp(() => json({}), { token: () => 'A', early: early(new Promise(() => {})) })
    const giveUp = new AbortController()
    const call = failureOf(client.request('/api/balances', { signal: giveUp.signal }))
    giveUp.abort()
    expect((await call).kind).toBe('aborted')
  })
})
