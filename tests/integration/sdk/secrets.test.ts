import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, type ApiError } from '#sdk'
import { request } from '#sdk/http/request.ts'
import { answer, startFaultyServer, type FaultyServer } from './faulty-server.ts'

let api: FaultyServer
let foreign: FaultyServer
let modes: RequestCredentials[]
beforeAll(async () => {
  ;[api, foreign] = await Promise.all([startFaultyServer(), startFaultyServer()])
})
afterAll(() => Promise.all([api.close(), foreign.close()]))
beforeEach(() => {
  for (const server of [api, foreign]) {
    server.seen.length = 0
    server.reply = answer(200, {})
  }
  modes = []
  connect({
    baseUrl: api.url,
    locale: () => 'ru',
    token: () => 'secret-token',
    cookies: () => 'XSRF-TOKEN=secret%2Fcookie',
    fetch: (input, init) => {
      if (input instanceof Request) modes.push(input.credentials)
      return fetch(input, init)
    },
  })
})

const secrets = (server: FaultyServer): string[] =>
  server.seen.flatMap((seen) => Object.values(seen.headers).map(String)).filter((value) => value.includes('secret'))

describe('bearer token and CSRF token', () => {
  test.each(['GET', 'POST', 'PUT', 'DELETE'])('are sent to the API: %s', async (method) => {
    await request({ url: '/api/x', method, data: method === 'GET' ? undefined : {} })
    expect(api.seen.at(-1)?.headers).toMatchObject({ authorization: 'Bearer secret-token', 'x-xsrf-token': 'secret/cookie' })
    expect(new Set(modes)).toEqual(new Set(['include']))
  })

  test.each(['GET', 'POST', 'PUT', 'DELETE'])('are sent to no other origin, and no cookie either: %s', async (method) => {
    for (const url of [`${foreign.url}/api/x`, `${foreign.url.replace('http:', 'HTTP:')}/api/x`]) {
      await request({ url, method, headers: { Authorization: 'Bearer secret-own' } }).catch(() => {})
    }
    expect(secrets(foreign)).toEqual([])
    expect(foreign.seen.length).toBeGreaterThan(0)
    expect(api.seen.map((seen) => seen.path)).not.toContain('/sanctum/csrf-cookie')
    expect(new Set(modes)).toEqual(new Set(['omit']))
  })

  test('belong to the only API whose 401 and 503 concern the app', async () => {
    const told: string[] = []
    connect({
      baseUrl: api.url,
      locale: () => 'ru',
      token: () => 'secret-token',
      onUnauthorized: () => told.push('401'),
      onMaintenance: () => told.push('503'),
    })
    for (const status of [401, 503]) {
      foreign.reply = api.reply = answer(status)
      await request({ url: `${foreign.url}/api/x` }).catch(() => {})
      expect(told).toEqual([])
    }
    const error = await request({ url: '/api/x' }).catch((reason: ApiError) => reason)
    expect([(error as ApiError).kind, (error as ApiError).cause]).toEqual(['maintenance', expect.anything()])
    expect(told).toEqual(['503'])
  })

  test.each([301, 302, 307, 308])('do not follow a redirect: %i', async (status) => {
    api.reply = answer(status, '', { Location: `${foreign.url}/steal` })
    const error = await request({ url: '/api/x' }).catch((reason: ApiError) => reason)
    expect(error).toMatchObject({ kind: 'redirected' })
    expect(foreign.seen).toEqual([])
  })

  test('canary: are detected when sent', async () => {
    await fetch(`${foreign.url}/api/x`, { headers: { Authorization: 'Bearer secret-token' } })
    expect(secrets(foreign)).toEqual(['Bearer secret-token'])
  })
})
