import { describe, expect, test } from 'vitest'
import { json, setUp } from './set-up.ts'

const signedIn = { locale: () => 'de', token: () => '12|secret', cookies: () => 'XSRF-TOKEN=abc%3D' }
const headersOf = (request: Request | undefined): Record<string, string> => Object.fromEntries(request?.headers ?? [])

describe('the request headers', () => {
  test('are those of the contract', async () => {
    const { client, requests } = setUp(() => json({}), signedIn)
    await client.request({ url: '/api/withdraw', method: 'POST', data: {} })
    expect(headersOf(requests[0])).toEqual({
      accept: 'application/json',
      'accept-language': 'de',
      authorization: 'Bearer 12|secret',
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4/),
      'x-xsrf-token': 'abc=',
    })
  })

  test('omit absent values', async () => {
    const { client, requests } = setUp(() => json({}))
    await client.request({ url: '/api/balances' })
    expect(headersOf(requests[0])).toEqual({ accept: 'application/json', 'accept-language': 'es' })
  })

  test('contain no secret for another origin, even if the caller sets it', async () => {
    const { client, requests } = setUp(() => json({}), signedIn)
    await client.request({ url: 'https://elsewhere.example/', headers: { Authorization: 'Bearer x', 'x-xsrf-token': 'y' } })
    expect(headersOf(requests[0])).toEqual({ accept: 'application/json', 'accept-language': 'de' })
  })

  test('include the caller’s own', async () => {
    const { client, requests } = setUp(() => json({}))
    await client.request({ url: '/api/balances', headers: { 'Cache-Control': 'no-cache' } })
    expect(headersOf(requests[0])['cache-control']).toBe('no-cache')
  })
})
