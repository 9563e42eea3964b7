import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiError, connect, getCsrfCookie, login, logout, type ConnectSettings } from '#sdk'
import { answer, cut, type Reply } from './faulty-server.ts'
import { callOperation, startRig, type Rig } from './rig.ts'

let rig: Rig
let again: (settings?: Partial<ConnectSettings>) => void
beforeAll(async () => ({ rig, again } = await startRig()))
beforeEach(() => again({ token: () => null }))
afterAll(() => rig.server.close())

const COOKIE = '/sanctum/csrf-cookie'
const signedIn = answer(200, { two_factor: false, auth_token: 'fresh' })
const nothing = answer(204)
const unauthenticated = answer(401, { message: 'Unauthenticated.' })

/** Replies by path; other paths get no response. A list is used from its front, the last reply stays. */
const serve = (replies: Record<string, Reply | Reply[]>): void => {
  rig.server.reply = (request, response) => {
    const given = replies[request.url ?? ''] ?? nothing
    const reply = Array.isArray(given) ? (given.length > 1 ? given.shift() : given[0]) : given
    reply?.(request, response)
  }
}
const paths = (): string[] => rig.server.seen.map((seen) => seen.path)
const signIn = (): Promise<unknown> => login({ email: 'a@matu.test', password: 'Matu-2026!' })
const endOf = (call: Promise<unknown>): Promise<unknown> => call.then((value) => value ?? 'nothing').catch((error: unknown) => error)

describe('a sign-in while an old session still exists', () => {
  test.each<[string, Reply]>([
    ['a redirect', answer(302, '', { Location: '/home' })],
    ['a text of 200', answer(200, { error: 'Already authenticated.' })],
    ['a text of 403', answer(403, { error: 'Already authenticated.' })],
  ])('rejected by %s signs out, fetches the cookie and is retried once', async (_, refusal) => {
    serve({ '/login': [refusal, signedIn] })
    expect(await signIn()).toEqual({ two_factor: false, auth_token: 'fresh' })
    expect(paths()).toEqual([COOKIE, '/login', '/logout', COOKIE, '/login'])
  })

  test('that stays rejected is an error of its own, after one retry', async () => {
    serve({ '/login': answer(302, '', { Location: '/home' }) })
    expect(await endOf(signIn())).toMatchObject({ kind: 'redirected', operation: 'login', hasServerMessage: false })
    expect(paths().filter((path) => path === '/login')).toHaveLength(2)
  })

  test('is retried even if the sign-out fails', async () => {
    serve({ '/login': [answer(302), signedIn], '/logout': answer(500) })
    expect(await signIn()).toMatchObject({ auth_token: 'fresh' })
  })
})

describe('a sign-out that did not reach the server', () => {
  test.each<[string, Reply]>([
    ['a broken line', cut],
    ['a fault', answer(500)],
    ['maintenance', answer(503)],
  ])('because of %s is retried before the next sign-in, with the token that was to end', async (_, fault) => {
    let token: string | null = 'A'
    again({ token: () => token })
    serve({ '/logout': [fault, nothing], '/login': signedIn })
    const leaving = endOf(logout({ fetchOptions: { keepalive: true, cache: 'no-store' } }))
    token = null
    await leaving
    rig.forget()
    await signIn()
    await signIn()
    const [first, ...others] = rig.server.seen.filter(({ path }) => path !== COOKIE)
    expect([first?.path, first?.headers.authorization]).toEqual(['/logout', 'Bearer A'])
    expect(others.map(({ path }) => path)).toEqual(['/login', '/login'])
  })

  test.each<[string, Reply]>([
    ['done', nothing],
    ['already over', unauthenticated],
  ])('is not retried if it was %s', async (_, heard) => {
    again({ token: () => 'A' })
    serve({ '/logout': heard, '/login': signedIn })
    await endOf(logout())
    rig.forget()
    await signIn()
    expect(paths()).toEqual(['/login'])
  })
})

test('a sign-out bypasses every cache without a header that needs a CORS preflight', async () => {
  const modes: [RequestCache, boolean][] = []
  again({
    fetch: (input, init) => {
      const request = new Request(input, init)
      modes.push([request.cache, request.headers.has('Cache-Control')])
      return fetch(request)
    },
  })
  serve({})
  await logout({ fetchOptions: { keepalive: true, cache: 'no-store' } })
  expect(modes).toEqual([['no-store', false]])
  expect(rig.server.seen[0]?.headers['cache-control']).toBe('no-cache')
})

describe('a 503', () => {
  test('of one request concerns that request only', async () => {
    serve({ '/api/balances': answer(503, '', { 'Retry-After': '7' }) })
    expect(await endOf(callOperation('listBalances'))).toMatchObject({ status: 503, retryAfter: 7 })
    expect(rig.told.maintenance).toEqual([])
    expect(paths()).toEqual([COOKIE, '/api/balances', COOKIE])
  })

  test('confirmed by a second request is maintenance, and the later Retry-After counts', async () => {
    serve({ '/api/balances': answer(503, '', { 'Retry-After': '7' }), [COOKIE]: [nothing, answer(503, '', { 'Retry-After': '90' })] })
    await endOf(callOperation('listBalances'))
    expect(rig.told.maintenance).toEqual([90])
  })

  test('of eight parallel requests is checked once, and reported once', async () => {
    serve({ '/api/balances': answer(503), [COOKIE]: [nothing, answer(503)] })
    await Promise.all(Array.from({ length: 8 }, () => endOf(callOperation('listBalances'))))
    expect([rig.told.maintenance, rig.cookies().length]).toEqual([[null], 2])
  })

  test('of everything is reported by the waiting page too', async () => {
    serve({ [COOKIE]: answer(503, '', { 'Retry-After': '30' }) })
    await endOf(getCsrfCookie())
    expect(rig.told.maintenance).toEqual([30])
  })
})

describe('a 401 of a route that knows only the cookie session', () => {
  const me = answer(200, { firstname: 'Vera', lastname: 'K', email: 'a@matu.test', lang: 'en', avatar_url: null, telegram_username: null })
  beforeEach(() => again({ token: () => 'A' }))

  test('does not end a bearer session that users/me accepts', async () => {
    serve({ '/user/password': unauthenticated, '/api/users/me': me })
    const ends = await Promise.all([1, 2, 3].map(() => endOf(callOperation('changePassword'))))
    for (const error of ends) expect(error).toMatchObject({ kind: 'unauthorized', hasServerMessage: false })
    expect(rig.told.unauthorized).toEqual([])
    expect(paths().filter((path) => path === '/api/users/me').length).toBeLessThan(4)
  })

  test('ends one that users/me rejects', async () => {
    serve({ '/user/password': unauthenticated, '/api/users/me': unauthenticated })
    await endOf(callOperation('changePassword'))
    expect(rig.told.unauthorized).toHaveLength(1)
  })

  test('decides nothing while users/me does not respond', async () => {
    serve({ '/user/password': unauthenticated, '/api/users/me': cut })
    await endOf(callOperation('changePassword'))
    expect(rig.told.unauthorized).toEqual([])
  })
})

describe('a write with an empty response', () => {
  const fortify = ['updateProfile', 'changePassword', 'confirmPassword', 'enableTwoFactor', 'confirmTwoFactor', 'disableTwoFactor'] as const
  const nothings: [string, Reply][] = [
    ['200 ""', answer(200, '""')],
    ['200 without a body', answer(200, '')],
    ['200 {}', answer(200, {})],
    ['204', nothing],
  ]
  beforeEach(() => again({ token: () => 'A' }))

  test.each(fortify.flatMap((operation) => nothings.map(([what, reply]) => [operation, what, reply] as const)))(
    '%s: %s is its success',
    async (operation, _, reply) => {
      rig.server.reply = (request, response) => (request.url === COOKIE ? nothing : reply)(request, response)
      expect(await endOf(callOperation(operation))).toBe('nothing')
      expect(rig.told.reports).toEqual([])
    },
  )

  test('is not a success if the body is what counts', async () => {
    rig.server.reply = (request, response) => (request.url === COOKIE ? nothing : answer(200, '""'))(request, response)
    expect(await endOf(callOperation('createWithdrawal'))).toMatchObject({ kind: 'unknown-outcome' })
    expect(await endOf(callOperation('login'))).toMatchObject({ kind: 'contract' })
  })
})

describe('the axios instance', () => {
  test('accepts an interceptor, which sees every request and axios’ own errors', async () => {
    const seen: string[] = []
    const client = connect({ baseUrl: rig.server.url, locale: () => 'en', token: () => null, sleep: async () => {} })
    client.axios.interceptors.request.use((config) => {
      config.headers.set('X-Trace', 't-1')
      seen.push(`${config.method} ${config.url}`)
      return config
    })
    client.axios.interceptors.response.use(null, (error: { response?: { status: number } }) => {
      seen.push(String(error.response?.status))
      return Promise.reject(error as Error)
    })
    serve({ '/api/promo-banner/close': [answer(500), answer(422, { message: 'No.' })] })
    const error = await endOf(client.request({ url: '/api/promo-banner/close', method: 'POST' }))
    expect(error).toBeInstanceOf(ApiError)
    expect(rig.server.seen.map(({ headers }) => headers['x-trace'])).toEqual(['t-1', 't-1', 't-1'])
    expect(seen.slice(0, 3)).toEqual(['get /sanctum/csrf-cookie', 'post /api/promo-banner/close', 'post /api/promo-banner/close'])
    expect(seen).toContain('422')
  })

  test('accepts an adapter instead of fetch', async () => {
    const asked: (string | undefined)[] = []
    const client = connect({
      baseUrl: 'https://api.example',
      locale: () => 'en',
      token: () => null,
      adapter: async (config) => {
        asked.push(config.url)
        return { data: { recorded: true }, status: 200, statusText: 'OK', headers: {}, config }
      },
    })
    expect(await client.request({ url: '/api/x' })).toEqual({ recorded: true })
    expect(asked).toEqual([COOKIE, '/api/x'])
  })

  test('sets its error as the cause, and logging it prints no secret', async () => {
    again({ token: () => 'secret-token', cookies: () => 'XSRF-TOKEN=secret-cookie' })
    serve({ '/login': answer(422, { message: 'No.', errors: { email: ['No.'] } }) })
    const error = (await endOf(signIn())) as ApiError
    expect(error.cause).toMatchObject({ isAxiosError: true, response: { status: 422 } })
    expect(JSON.stringify(error.cause)).not.toMatch(/secret|Matu-2026/)
  })

  test('sets the cause of a missing response too', async () => {
    serve({ '/api/balances': cut })
    expect(await endOf(callOperation('listBalances'))).toMatchObject({ kind: 'network', cause: { isAxiosError: true } })
  })
})
