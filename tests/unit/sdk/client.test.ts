import { describe, expect, test } from 'vitest'
import { failureOf, json, setUp } from './set-up.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4/

describe('a request', () => {
  test('is a GET with its fields as query by default', async () => {
    const { client, requests } = setUp(() => json({}))
    await client.request({ url: '/api/balances', params: { type: 'uta', is_active: true, cursor: undefined } })
    const [request] = requests
    expect([request?.method, request?.url, request?.body]).toEqual(['GET', 'https://api.example/api/balances?type=uta&is_active=1', null])
  })

  test('other than GET sends JSON', async () => {
    const { client, requests } = setUp(() => json({}))
    await client.request({ url: '/api/promo-banner/close', method: 'POST', data: { type: 'summer' } })
    await client.request({ url: '/api/promo-banner/close', method: 'post', data: '{"type":"summer"}' })
    for (const request of requests) {
      expect(request.headers.get('Content-Type')).toBe('application/json')
      expect(await request.json()).toEqual({ type: 'summer' })
    }
  })

  test.each(['POST', 'PUT', 'DELETE'])('other than GET without a body sends an empty object: %s', async (method) => {
    const { client, requests } = setUp(() => json({}))
    await client.request({ url: '/api/promo-banner/close', method })
    await client.axios.request({ url: '/api/promo-banner/close', method })
    for (const request of requests) expect([request.headers.get('Content-Type'), await request.text()]).toEqual(['application/json', '{}'])
    expect(requests).toHaveLength(2)
  })

  test('with a form leaves its content type to the browser', async () => {
    const { client, requests } = setUp(() => json({}))
    const data = new FormData()
    data.set('a', '1')
    await client.request({ url: '/api/promo-banner/close', method: 'POST', data })
    expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
    expect((await requests[0]?.formData())?.get('a')).toBe('1')
  })

  test('reads language, token and cookie when it is sent, also on a retry', async () => {
    let step = 0
    const { client, requests } = setUp(() => json({}, { status: requests.length === 1 ? 503 : 200 }), {
      locale: () => `l${step}`,
      cookies: () => `XSRF-TOKEN=c${step}`,
      sleep: async () => void (step += 1),
    })
    await client.request({ url: '/api/promo-banner/close', method: 'POST', data: {} })
    expect(requests.map((request) => [request.headers.get('Accept-Language'), request.headers.get('X-XSRF-TOKEN')])).toEqual([
      ['l0', 'c0'],
      ['l1', 'c1'],
    ])
  })

  test('that cannot be serialized is rejected like any other', async () => {
    const { client } = setUp(() => json({}))
    const circular: Record<string, unknown> = {}
    circular.self = circular
    expect((await failureOf(client.request({ url: '/api/withdraw', method: 'POST', data: circular }))).kind).toBe('refused')
    expect((await failureOf(client.request({ url: 'https://[/x' }))).kind).toBe('refused')
  })

  test('treats an undefined setting as absent', async () => {
    const { client, requests } = setUp(() => json({}), { timeout: undefined, idempotency: undefined })
    await client.request({ url: '/api/withdraw', method: 'POST', data: {} })
    expect(requests[0]?.headers.get('Idempotency-Key')).toMatch(UUID)
  })

  test('outlives the page only if requested', async () => {
    const { client, requests } = setUp(() => json({}))
    await client.request({ url: '/api/balances' })
    await client.request({ url: '/logout', fetchOptions: { keepalive: true } })
    expect(requests.map((request) => request.keepalive)).toEqual([false, true])
  })

  test('exposes no axios', async () => {
    const { client, requests } = setUp(() => json({}))
    await client.request({ url: '/api/balances' })
    expect(requests[0]?.headers.get('User-Agent')).toBe(null)
  })
})

describe('a 419', () => {
  test('is retried once per request, even while others succeed', async () => {
    const { client, requests } = setUp(
      async (request) => {
        if (!request.url.endsWith('/login')) return json({})
        await client.request({ url: '/api/promo-banner/close', method: 'POST' })
        return json({ message: 'CSRF token mismatch.' }, { status: 419 })
      },
      { cookies: () => 'XSRF-TOKEN=any' },
    )
    expect((await failureOf(client.request({ url: '/login', method: 'POST', data: {} }))).kind).toBe('csrf')
    expect(requests.filter((request) => request.url.endsWith('/login'))).toHaveLength(2)
  })
})

describe('the Idempotency-Key', () => {
  test('is the same on a retry and new for the next intention', async () => {
    const { client, requests } = setUp(() => json({}, { status: requests.length === 1 ? 503 : 200 }))
    await client.request({ url: '/api/withdraw', method: 'POST', data: {} })
    await client.request({ url: '/api/withdraw', method: 'POST', data: {} })
    const [first, repeated, next] = requests.map((request) => request.headers.get('Idempotency-Key'))
    expect(first).toMatch(UUID)
    expect(repeated).toBe(first)
    expect(next).toMatch(UUID)
    expect(next).not.toBe(first)
  })

  test('can be the caller’s: to look up the outcome of an intention', async () => {
    const { client, requests } = setUp(() => json({}, { status: 500 }))
    const first = await failureOf(client.request({ url: '/api/withdraw', method: 'POST', data: {} }))
    expect(first).toMatchObject({ kind: 'unknown-outcome', idempotencyKey: expect.stringMatching(UUID) })
    await failureOf(
      client.request({ url: '/api/withdraw', method: 'POST', data: {}, headers: { 'idempotency-key': first.idempotencyKey ?? '' } }),
    )
    expect(requests.map((request) => request.headers.get('Idempotency-Key'))).toEqual([first.idempotencyKey, first.idempotencyKey])
  })
})

describe('cancelling', () => {
  test('before the request sends nothing', async () => {
    const { client, requests } = setUp(() => json({}))
    const error = await failureOf(client.request({ url: '/api/balances', signal: AbortSignal.abort() }))
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
    expect((await failureOf(client.request({ url: '/api/balances', signal: giveUp.signal }))).kind).toBe('aborted')
  })

  test('before the request does not even fetch the cookie', async () => {
    let fetches = 0
    const { client } = setUp(() => json({}), { fetch: async () => ((fetches += 1), json({})) })
    const call = client.request({ url: '/api/withdraw', method: 'POST', data: {}, signal: AbortSignal.abort() })
    expect([(await failureOf(call)).kind, fetches]).toEqual(['aborted', 0])
  })

  test('a money write under way leaves the outcome unknown', async () => {
    const giveUp = new AbortController()
    const { client } = setUp((request) => {
      giveUp.abort()
      return Promise.reject(request.signal.reason as Error)
    })
    const call = client.request({ url: '/api/withdraw', method: 'POST', data: {}, signal: giveUp.signal })
    expect((await failureOf(call)).kind).toBe('unknown-outcome')
  })

  test('during the delay before a retry sends nothing more', async () => {
    const giveUp = new AbortController()
    const { client, requests } = setUp(() => json({}, { status: 503 }), { sleep: async () => giveUp.abort() })
    const call = client.request({ url: '/api/withdraw', method: 'POST', data: {}, signal: giveUp.signal })
    expect([(await failureOf(call)).kind, requests.length]).toEqual(['aborted', 1])
  })
})
