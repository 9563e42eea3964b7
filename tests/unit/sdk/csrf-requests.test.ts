import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#sdk/http/api-error.ts'
import { createCsrf, readToken } from '#sdk/http/csrf.ts'

const LATER = 10_000

/** The cookie's tracker with a server whose answers the test chooses. */
const setUp = () => {
  const world = { now: 1_000_000, fetches: 0, cookies: '', failure: undefined as unknown }
  const csrf = createCsrf(
    async () => {
      world.fetches += 1
      if (world.failure) throw world.failure
    },
    () => world.cookies,
    () => world.now,
  )
  const request = (given: object = {}, call: object = {}) =>
    ({ ...given, call: { operation: 'getX', isApi: true, isRead: true, path: '/api/x', ...call } }) as unknown as InternalAxiosRequestConfig
  const send = (given?: object, call?: object) => csrf.wait(request(given, call))
  const note = (status: number, given: object = {}, call: object = {}): boolean =>
    csrf.note({ status, config: request(given, { isRead: false, ...call }) } as unknown as AxiosResponse)
  return { world, csrf, send, note, write: (given?: object) => send(given, { isRead: false, operation: 'createX' }) }
}
const serverError = (status: number) => new ApiError({ kind: 'server', status, operation: 'getCsrfCookie' })

describe('the token in the cookies', () => {
  test.each([
    ['XSRF-TOKEN=a', 'a'],
    ['x=1; XSRF-TOKEN=a%3D; y=2', 'a='],
    ['x=1;XSRF-TOKEN=a', 'a'],
    ['x=1;   XSRF-TOKEN=a', 'a'],
    ['XSRF-TOKEN=; XSRF-TOKEN=b', 'b'],
    ['XSRF-TOKEN=%C3%A9; XSRF-TOKEN=b', 'b'],
    ['XSRF-TOKEN=a%', 'a%'],
    ['MY-XSRF-TOKEN=a', null],
    ['XSRF-TOKEN2=a', null],
    ['', null],
  ])('%j: %j', (cookies, token) => expect(readToken(cookies)).toBe(token))
})

describe('a request waits for the cookie', () => {
  test('and carries its generation', async () => {
    const { world, send } = setUp()
    expect(await send()).toMatchObject({ csrfGeneration: 1 })
    expect(world.fetches).toBe(1)
  })

  test.each([
    ['that was preloaded', { isPreloaded: true }, {}],
    ['to another server', {}, { isApi: false }],
    ['for the cookie itself', {}, { path: '/sanctum/csrf-cookie' }],
    ['that must outlive the page', { fetchOptions: { keepalive: true } }, {}],
  ])('except one %s', async (_, given, call) => {
    const { world, send } = setUp()
    expect((await send(given, call)).csrfGeneration).toBeUndefined()
    expect(world.fetches).toBe(0)
  })

  test.each([
    ['a write with keepalive', { fetchOptions: { keepalive: true } }, { isRead: false }],
    ['a read without keepalive', { fetchOptions: { keepalive: false } }, {}],
    ['a read with other options', { fetchOptions: { mode: 'cors' } }, {}],
  ])('also %s', async (_, given, call) => {
    const { world, send } = setUp()
    await send(given, call)
    expect(world.fetches).toBe(1)
  })

  test('and stops with the request', async () => {
    const { send } = setUp()
    await expect(send({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ERR_CANCELED' })
  })
})

describe('a server that has no cookie to give', () => {
  test.each([500, 404])('and works all the same (%i) is still asked by reads, not by writes', async (status) => {
    const { world, send, write } = setUp()
    world.failure = serverError(status)
    expect((await send()).csrfGeneration).toBeUndefined()
    await expect(write()).rejects.toMatchObject({ status, operation: 'createX' })
  })

  test.each([0, 503])('and does not work (%i) is asked by nobody, and the error names the request', async (status) => {
    const { world, send, write } = setUp()
    world.failure = serverError(status)
    await expect(send()).rejects.toMatchObject({ status, operation: 'getX' })
    await expect(write()).rejects.toMatchObject({ status, operation: 'createX' })
  })

  test('for a reason of our own passes that on', async () => {
    const { world, send } = setUp()
    world.failure = new TypeError('no fetch')
    await expect(send()).rejects.toBe(world.failure)
  })

  test('is left alone after three attempts: reads go without the cookie, writes fail', async () => {
    const { world, send, write } = setUp()
    world.failure = serverError(503)
    for (let attempt = 0; attempt < 3; attempt += 1) await send().catch(() => {})
    expect(await send()).not.toHaveProperty('csrfGeneration')
    await expect(write()).rejects.toMatchObject({ status: 503 })
    expect(world.fetches).toBe(3)
    world.now += LATER
    await write().catch(() => {})
    expect(world.fetches).toBe(4)
  })
})

describe('a cookie that this page cannot read', () => {
  test('is known as hidden after it was fetched', async () => {
    const { world, csrf } = setUp()
    expect(csrf.isHidden()).toBe(false)
    await csrf.ready()
    expect(csrf.isHidden()).toBe(true)
    world.cookies = 'XSRF-TOKEN=a'
    csrf.invalidate()
    await csrf.ready()
    expect(csrf.isHidden()).toBe(false)
  })
})

describe('a 419', () => {
  test('that follows a repeat is final', async () => {
    const { csrf, note } = setUp()
    const csrfGeneration = await csrf.ready()
    expect(note(419, { csrfGeneration })).toBe(true)
    expect(note(419, { csrfGeneration, csrfReplayed: true })).toBe(false)
  })

  test.each([
    ['to another server', { isApi: false }],
    ['to the request for the cookie', { path: '/sanctum/csrf-cookie' }],
  ])('%s is none of ours', async (_, call) => {
    const { world, csrf, note } = setUp()
    const csrfGeneration = await csrf.ready()
    expect(note(419, { csrfGeneration }, call)).toBe(false)
    await csrf.ready()
    expect(world.fetches).toBe(1)
  })

  test('without a generation belongs to the cookie that was there at the start', async () => {
    const { world, csrf, note } = setUp()
    world.cookies = 'XSRF-TOKEN=a'
    expect(note(419)).toBe(true)
    await csrf.ready()
    expect(world.fetches).toBe(1)
    expect(note(419)).toBe(true)
    await csrf.ready()
    expect(world.fetches).toBe(1)
  })

  test('names the rejection, not an earlier failure to fetch, as the reason', async () => {
    const { world, csrf, note } = setUp()
    world.failure = serverError(503)
    await csrf.ready().catch(() => {})
    world.failure = undefined
    world.cookies = 'XSRF-TOKEN=a'
    expect(note(419, { csrfGeneration: 0 })).toBe(false)
    const csrfGeneration = await csrf.ready()
    note(419, { csrfGeneration })
    await expect(csrf.ready()).rejects.toMatchObject({ kind: 'csrf', operation: 'getCsrfCookie' })
  })

  test('counts for ten seconds and not a millisecond more', async () => {
    const { world, csrf, note } = setUp()
    world.cookies = 'XSRF-TOKEN=a'
    note(419, { csrfGeneration: await csrf.ready() })
    note(419, { csrfGeneration: await csrf.ready() })
    world.now += LATER - 1
    await expect(csrf.ready()).rejects.toMatchObject({ retryAfter: 1 })
    world.now += 1
    await csrf.ready()
    expect(world.fetches).toBe(2)
  })
})

describe('a success', () => {
  const twiceRejected = async () => {
    const made = setUp()
    made.world.cookies = 'XSRF-TOKEN=a'
    made.note(419, { csrfGeneration: await made.csrf.ready() })
    const csrfGeneration = await made.csrf.ready()
    return { ...made, csrfGeneration }
  }

  test.each([
    ['of a write', {}, { isRead: false }, true],
    ['of a read that had been rejected', { csrfReplayed: true }, { isRead: true }, true],
    ['of any other read', {}, { isRead: true }, false],
  ])('%s proves the cookie: %s', async (_, given, call, isProof) => {
    const { note, csrfGeneration } = await twiceRejected()
    expect(note(200, { csrfGeneration, ...given }, call)).toBe(false)
    expect(note(419, { csrfGeneration })).toBe(isProof)
  })
})
