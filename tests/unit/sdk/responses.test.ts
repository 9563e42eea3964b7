import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ConnectSettings } from '#sdk/http/settings.ts'
import { failureOf, json, setUp } from './set-up.ts'

describe('a response', () => {
  const Balances = z.object({ data: z.array(z.object({ token: z.enum(['MATU', 'USDT']), available: z.string() })) })
  const validated = { schemaFor: (operation: string) => (operation === 'listBalances' ? Balances : undefined) }

  test('without a required field is an error that names operation and field, reported once however often it is requested', async () => {
    const { client, reports } = setUp(() => json({ data: [{ token: 'USDT' }] }), validated)
    for (let poll = 0; poll < 3; poll += 1) {
      const error = await failureOf(client.request({ url: '/api/balances' }))
      expect(error).toMatchObject({ kind: 'contract', operation: 'listBalances', field: 'data.0.available', status: 200 })
    }
    expect(reports).toEqual([
      {
        type: 'contract',
        operation: 'listBalances',
        status: 200,
        issues: [{ field: 'data.0.available', expected: 'text', got: 'nothing' }],
      },
    ])
  })

  test('with a bad row in a list keeps the other rows, and reports the bad one once', async () => {
    const { client, reports } = setUp(() => json({ data: [{ token: 'MATU', available: '1' }, { token: 'USDT' }] }), validated)
    for (let poll = 0; poll < 3; poll += 1) {
      expect(await client.request({ url: '/api/balances' })).toEqual({ data: [{ token: 'MATU', available: '1' }] })
    }
    expect(reports).toEqual([
      { type: 'row-left-out', operation: 'listBalances', field: 'data.1.available', expected: 'text', got: 'nothing' },
    ])
  })

  test('in another format is data, with one report for each kind of difference', async () => {
    const { client, reports } = setUp(
      () => new Response('[{"token":"MATU","available":0.100000000000000001},{"token":"USDT","available":2}]'),
      validated,
    )
    expect(await client.request({ url: '/api/balances' })).toEqual({
      data: [
        { token: 'MATU', available: '0.100000000000000001' },
        { token: 'USDT', available: '2' },
      ],
    })
    expect(reports).toEqual([
      { type: 'difference', operation: 'listBalances', kind: 'bare list', field: '', expected: 'object', got: 'list' },
      {
        type: 'difference',
        operation: 'listBalances',
        kind: 'number for text',
        field: 'data.0.available',
        expected: 'text',
        got: 'number',
      },
    ])
  })

  test('with an unknown enum value is data, with one report per field and not per row', async () => {
    const data = ['DOGE', 'PEPE', 'SHIB'].map((token) => ({ token, available: '1' }))
    const { client, reports } = setUp(() => json({ data }), validated)
    expect(await client.request({ url: '/api/balances' })).toEqual({ data })
    expect(reports).toEqual([
      { type: 'unknown-value', operation: 'listBalances', field: 'data.0.token', expected: 'one of "MATU", "USDT"', got: 'text' },
    ])
  })

  test('that leaves an outcome unknown is reported each time', async () => {
    const { client, reports } = setUp(() => json({}, { status: 504 }))
    for (const data of [{}, {}]) await failureOf(client.request({ url: '/api/withdraw', method: 'POST', data }))
    expect(reports).toEqual([1, 2].map(() => ({ type: 'unknown-outcome', operation: 'createWithdrawal', status: 504 })))
  })

  test('reports none of its values', async () => {
    const { client, reports } = setUp(() => json({ data: [{ token: 'vera@example.com', available: 7 }] }), validated)
    await client.request({ url: '/api/balances' })
    expect(JSON.stringify(reports)).not.toMatch(/vera|7/)
    expect(JSON.stringify(reports)).toContain('"got":"number"')
  })

  test('that is unusable reports none of its values either', async () => {
    const { client, reports } = setUp(() => json({ data: [{ token: 'vera@example.com', available: ['7'] }] }), validated)
    await failureOf(client.request({ url: '/api/balances' }))
    expect(JSON.stringify(reports)).not.toMatch(/vera|7/)
    expect(JSON.stringify(reports)).toContain('"got":"list"')
  })

  test('with status 204 is empty, and an error if the contract promises a body', async () => {
    const empty = (): Response => new Response(null, { status: 204 })
    expect(await setUp(empty).client.request({ url: '/api/balances' })).toBe(undefined)
    expect((await failureOf(setUp(empty, validated).client.request({ url: '/api/balances' }))).kind).toBe('contract')
  })

  test('passes on the request id for the error page', async () => {
    const { client } = setUp(() => json({ message: 'Server Error' }, { status: 500, headers: { 'X-Request-Id': 'r-7' } }))
    expect(await failureOf(client.request({ url: '/api/balances' }))).toMatchObject({
      requestId: 'r-7',
      message: 'Server Error',
      status: 500,
    })
  })

  test('that never arrives is reported as offline if the device is', async () => {
    let online = true
    const { client } = setUp(
      () => {
        online = false
        throw new TypeError('Failed to fetch')
      },
      { online: () => online },
    )
    expect((await failureOf(client.request({ url: '/api/balances' }))).kind).toBe('offline')
  })
})

describe('a preloaded response', () => {
  const preloaded = (answer: Promise<Response> = Promise.resolve(json({ early: true }))) => ({
    token: 'A',
    locale: 'es',
    responses: { '/api/balances': answer, '/api/balances?type=uta': Promise.resolve(json({ early: 'uta' })) },
  })

  test('serves the first GET of its path, once', async () => {
    const { client, requests } = setUp(() => json({ early: false }), { token: () => 'A', preloaded: preloaded() })
    expect(await client.request({ url: '/api/balances' })).toEqual({ early: true })
    expect(requests).toHaveLength(0)
    expect(await client.request({ url: '/api/balances' })).toEqual({ early: false })
    expect(await client.request({ url: '/api/balances', params: { type: 'uta' } })).toEqual({ early: 'uta' })
    expect(requests).toHaveLength(1)
  })

  test.each<[string, Partial<ConnectSettings>]>([
    ['user', { token: () => 'B' }],
    ['signed-out visitor', { token: () => null }],
    ['language', { token: () => 'A', locale: () => 'de' }],
  ])('serves no other %s', async (_, settings) => {
    const { client, requests } = setUp(() => json({ early: false }), { ...settings, preloaded: preloaded() })
    expect(await client.request({ url: '/api/balances' })).toEqual({ early: false })
    expect(requests).toHaveLength(1)
  })

  test('brings the CSRF cookie too, once', async () => {
    const paths: string[] = []
    const { client } = setUp(() => json({}), {
      token: () => 'A',
      preloaded: { token: 'A', locale: 'es', responses: { '/sanctum/csrf-cookie': Promise.resolve(new Response(null, { status: 204 })) } },
      fetch: async (input, init) => {
        paths.push(new URL(new Request(input, init).url).pathname)
        return json({})
      },
    })
    await client.request({ url: '/api/promo-banner/close', method: 'POST' })
    await client.request({ url: '/sanctum/csrf-cookie' })
    expect(paths).toEqual(['/api/promo-banner/close', '/sanctum/csrf-cookie'])
  })

  test('with the CSRF cookie is too old if the server rejects the cookie', async () => {
    const paths: string[] = []
    const { client } = setUp(() => json({}), {
      token: () => 'A',
      cookies: () => 'XSRF-TOKEN=old',
      preloaded: { token: 'A', locale: 'es', responses: { '/sanctum/csrf-cookie': Promise.resolve(new Response(null, { status: 204 })) } },
      fetch: async (input, init) => {
        paths.push(new URL(new Request(input, init).url).pathname)
        return json({}, { status: paths.length === 1 ? 419 : 200 })
      },
    })
    await client.request({ url: '/api/promo-banner/close', method: 'POST' })
    expect(paths).toEqual(['/api/promo-banner/close', '/sanctum/csrf-cookie', '/api/promo-banner/close'])
  })

  test('serves a device that has gone offline since', async () => {
    const { client } = setUp(() => json({}), { token: () => 'A', preloaded: preloaded(), online: () => false })
    expect(await client.request({ url: '/api/balances' })).toEqual({ early: true })
    expect((await failureOf(client.request({ url: '/api/balances' }))).kind).toBe('offline')
  })

  test('does not set the clock: its age is unknown', async () => {
    const waiting = json({}, { headers: { Date: 'Fri, 20 Nov 2026 10:00:00 GMT' } })
    const { client } = setUp(() => json({}), { token: () => 'A', preloaded: preloaded(Promise.resolve(waiting)), now: () => 5 })
    await client.request({ url: '/api/balances' })
    expect(client.serverNow()).toBe(5)
  })

  test('expires after half a minute', async () => {
    let now = 1_000_000
    const { client } = setUp(() => json({ early: false }), { token: () => 'A', preloaded: preloaded(), now: () => now })
    now += 31_000
    expect(await client.request({ url: '/api/balances' })).toEqual({ early: false })
  })

  test('is handled like any other: 401, HTML, connection error', async () => {
    const told: number[] = []
    const kinds: string[] = []
    for (const answer of [json({}, { status: 401 }), new Response('<html>'), Promise.reject(new TypeError('Failed to fetch'))]) {
      const { client, requests } = setUp(() => json({}), {
        token: () => 'A',
        preloaded: preloaded(Promise.resolve(answer)),
        onUnauthorized: (epoch) => told.push(epoch),
      })
      kinds.push((await failureOf(client.request({ url: '/api/balances' }))).kind)
      expect(requests).toHaveLength(0)
    }
    expect([kinds, told.length]).toEqual([['unauthorized', 'contract', 'network'], 1])
  })

  test.each([
    ['does not arrive', new Promise<Response>(() => {})],
    ['stops in its body', Promise.resolve(new Response(new ReadableStream()))],
  ])('that %s times out like a request', async (_, answer) => {
    const { client } = setUp(() => json({}), { token: () => 'A', timeout: 5, preloaded: preloaded(answer) })
    expect((await failureOf(client.request({ url: '/api/balances' }))).kind).toBe('timeout')
  })

  test('can be cancelled', async () => {
    const { client } = setUp(() => json({}), { token: () => 'A', preloaded: preloaded(new Promise(() => {})) })
    const giveUp = new AbortController()
    const call = failureOf(client.request({ url: '/api/balances', signal: giveUp.signal }))
    giveUp.abort()
    expect((await call).kind).toBe('aborted')
  })
})
