import { describe, expect, test } from 'vitest'
import { buildHeaders, type HeaderFacts } from '#sdk/http/headers.ts'

const facts: HeaderFacts = {
  isApi: true,
  locale: 'de',
  token: '12|secret',
  cookies: 'XSRF-TOKEN=abc%3D',
  body: 'json',
  idempotencyKey: 'key-1',
  own: {},
}

describe('the request headers', () => {
  test('are those of the contract', () => {
    expect(buildHeaders(facts)).toEqual({
      accept: 'application/json',
      'accept-language': 'de',
      authorization: 'Bearer 12|secret',
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
      'x-xsrf-token': 'abc=',
    })
  })

  test('omit absent values', () => {
    const bare = buildHeaders({ ...facts, token: null, cookies: '', body: 'none', idempotencyKey: null })
    expect(bare).toEqual({ accept: 'application/json', 'accept-language': 'de' })
  })

  test('contain no secret for another origin, even if the caller sets it', () => {
    const foreign = buildHeaders({ ...facts, isApi: false, own: { Authorization: 'Bearer x', 'x-xsrf-token': 'y' } })
    expect(Object.keys(foreign)).not.toContain('authorization')
    expect(Object.keys(foreign)).not.toContain('x-xsrf-token')
  })

  test('include the caller’s own', () => {
    expect(buildHeaders({ ...facts, own: { 'Cache-Control': 'no-cache' } })['cache-control']).toBe('no-cache')
  })
})
