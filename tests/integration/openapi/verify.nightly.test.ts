import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personaPassword } from '#mocks/fixtures/personas.ts'
import { serveSimulator } from '#mocks/transports/http.ts'
import { readContract, rowsOf } from '#openapi/tools/contract.ts'
import type { Verified } from '#openapi/tools/verify/run.ts'
import { verify } from '#openapi/tools/verify/run.ts'
import { mismatchTable } from '#openapi/tools/verify/table.ts'
import { formattedFetch, formats } from '../../support/laravel-format.ts'

let served: Awaited<ReturnType<typeof serveSimulator>>
beforeAll(async () => {
  served = await serveSimulator({ port: 0 })
})
// Each run sends one sign-in with nothing in it.
beforeEach(() => served.simulator.world.limits.windows.clear())
afterAll(() => served.close())

const origin = 'http://127.0.0.1:5173'
const trader = { email: 'trader@matu.test', password: personaPassword }
const ask = (fetch: typeof globalThis.fetch = globalThis.fetch, more: object = {}): Promise<Verified> =>
  verify({ contract: readContract(), url: served.origin, account: trader, write: true, origin, pause: 0, fetch, ...more })

/** The contract with these paths, and those that sign in and out. */
const only = (paths: RegExp) => {
  const contract = readContract()
  const always = /^\/(sanctum\/csrf-cookie|login|logout)$|users\/me$/
  return {
    ...contract,
    paths: Object.fromEntries(Object.entries(contract.paths).filter(([path]) => paths.test(path) || always.test(path))),
  }
}

const pathOf = (input: string | URL | Request): string => new URL(input instanceof Request ? input.url : input).pathname

interface Spoilt {
  status?: number
  /** changes the query before the server sees it */
  query?: (query: URLSearchParams) => void
  headers?: (headers: Headers) => void
  text?: (text: string) => string
}
/** The same server with one response that breaks the contract. */
const spoiling =
  (method: string, path: RegExp, { status, query, headers: change, text = (one) => one }: Spoilt): typeof globalThis.fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const isSpoilt = (init?.method ?? 'GET') === method && path.test(url.pathname)
    if (isSpoilt) query?.(url.searchParams)
    const response = await fetch(url, init)
    if (!isSpoilt) return response
    const headers = new Headers(response.headers)
    change?.(headers)
    const body = text(await response.text())
    return new Response(body === '' ? null : body, { status: status ?? response.status, headers })
  }
const inBody = (change: (body: never) => void): Spoilt => ({
  text: (text) => {
    const body = JSON.parse(text) as never
    // An error has a message.
    if (!('message' in (body as object))) change(body)
    return JSON.stringify(body)
  },
})
type Any = Record<string, never> & { data: Record<string, unknown>[] } & Record<string, unknown>

/** What `paginate()` has in the place of `cursorPaginate()`'s cursors. */
const numbered = {
  links: { first: '/?page=1', last: '/?page=9', prev: null, next: '/?page=2' },
  meta: { current_page: 1, last_page: 9, per_page: 20, total: 180 },
}

const planted: Array<[string, string, RegExp, Spoilt, string]> = [
  ['a field is missing', 'GET', /\/balances$/, inBody((b: Any) => delete b['available']), 'body available'],
  [
    'a field of each item is missing',
    'GET',
    /api\/balances$/,
    inBody((b: Any) => b.data.forEach((one) => delete one['price_usd'])),
    'body data.[].price_usd',
  ],
  ['money is a number', 'GET', /\/prefences$/, inBody((b: Any) => (b['matu_price'] = 1.084 as never)), 'body matu_price'],
  [
    'money has nineteen decimals',
    'GET',
    /\/prefences$/,
    inBody((b: Any) => (b['matu_price'] = '1.0000000000000000001' as never)),
    'body matu_price',
  ],
  ['a text is null', 'GET', /users\/me$/, inBody((b: Any) => (b['email'] = null as never)), 'body email'],
  ['a word is unknown', 'GET', /verification\/status$/, inBody((b: Any) => (b['telegram'] = 'maybe' as never)), 'body telegram'],
  ['a moment has no zone', 'GET', /api\/balances$/, inBody((b: Any) => (b['as_of'] = '2026-08-14 14:20' as never)), 'body as_of'],
  ['a list is a thing', 'GET', /api\/transactions$/, inBody((b: Any) => (b['data'] = {} as never)), 'body data'],
  ['a page has no meta', 'GET', /uta\/deals$/, inBody((b: Any) => delete b['meta']), 'body meta.next_cursor'],
  ['pages are numbered', 'GET', /uta\/deals$/, inBody((b: Any) => Object.assign(b, numbered)), 'body meta.next_cursor'],
  ['per_page is ignored', 'GET', /uta\/deals$/, { query: (query) => query.delete('per_page') }, 'query per_page'],
  ['a filter is refused', 'GET', /uta\/deals$/, { query: (query) => query.has('type') && query.set('type', '?') }, 'query type'],
  [
    'a list that has a next page says that it has none',
    'GET',
    /uta\/deals$/,
    inBody((b: Any) => Object.assign(b, { links: {}, meta: { next_cursor: null } })),
    'body meta.next_cursor',
  ],
  [
    'keys are not kept',
    'GET',
    /api\/transactions$/,
    inBody((b: Any) => b.data.forEach((one) => (one['idempotency_key'] = null))),
    'body data.[].idempotency_key',
  ],
  [
    'a key that the rows show leads to no row',
    'GET',
    /api\/transactions$/,
    { query: (query) => query.has('idempotency_key') && query.set('idempotency_key', 'none') },
    'query idempotency_key',
  ],
  [
    'an amount has been a float',
    'GET',
    /api\/transactions$/,
    inBody((b: Any) => (b.data[0]!['amount'] = '594.009999999999990905')),
    'body data.[].amount',
  ],
  ['a list is upside down', 'GET', /uta\/deals$/, inBody((b: Any) => b.data.reverse()), 'body data'],
  [
    'a setting that was asked for is spelt differently',
    'GET',
    /users\/settings$/,
    inBody((b: Any) => {
      b['withdrawsBlockedUntil'] = b['withdraws_blocked_until']!
      delete b['withdraws_blocked_until']
    }),
    'body withdraws_blocked_until',
  ],
  ['a route is absent', 'GET', /api\/pools-info$/, { status: 404, text: () => '{"message":""}' }, 'route'],
  ['the route of a write is absent', 'POST', /two-factor-challenge$/, { status: 404, text: () => '{"message":""}' }, 'route'],
  [
    'the answer is HTML',
    'GET',
    /api\/uta\/balances$/,
    { text: () => '<html></html>', headers: (h) => h.set('Content-Type', 'text/html') },
    'header Content-Type',
  ],
  ['the answer is empty', 'GET', /api\/pools-info$/, { text: () => '' }, 'body'],
  ['a status is not documented', 'GET', /api\/uta\/subscribe$/, { status: 418 }, 'status'],
  ['a read fails', 'GET', /api\/referral\/v2\/statistic$/, { status: 500, text: () => '{"message":"Server Error"}' }, 'status'],
  [
    'a personal answer may be shared',
    'GET',
    /users\/me$/,
    { headers: (h) => h.set('Cache-Control', 'public, max-age=60') },
    'header Cache-Control',
  ],
  ['there is no clock', 'GET', /api\/statistics-uta$/, { headers: (h) => h.delete('Date') }, 'header Date'],
  [
    'the anti-forgery cookie cannot be read',
    'GET',
    /csrf-cookie$/,
    {
      headers: (h) => {
        const cookies = h.getSetCookie()
        h.delete('Set-Cookie')
        for (const one of cookies) h.append('Set-Cookie', one.startsWith('XSRF') ? `${one}; HttpOnly` : one)
      },
    },
    'cookie XSRF-TOKEN',
  ],
  ['the anti-forgery cookie is not set', 'GET', /csrf-cookie$/, { headers: (h) => h.delete('Set-Cookie') }, 'cookie XSRF-TOKEN'],
  [
    'another origin may not send its cookies',
    'GET',
    /active-bonus\/current$/,
    { headers: (h) => h.delete('Access-Control-Allow-Credentials') },
    'header Access-Control-Allow-Credentials',
  ],
  [
    'another origin cannot read Retry-After',
    'GET',
    /insurance\/type$/,
    { headers: (h) => h.set('Access-Control-Expose-Headers', 'Date') },
    'header Access-Control-Expose-Headers',
  ],
  [
    'a refusal has another shape',
    'POST',
    /login$/,
    { text: (text) => (text.includes('errors') ? '{"error":"no"}' : text) },
    'body message',
  ],
]

describe('verifying a server against the contract', () => {
  it('finds no difference in the simulator itself, read-only and with all operations', async () => {
    const everything = await ask()
    expect(everything.mismatches).toEqual([])
    // Every operation was requested at least once, except those that this account has no data for.
    const left = new Set(everything.left.map(({ operation }) => operation))
    const names = rowsOf(readContract()).map(({ method, path }) => `${method} ${path}`)
    expect(names.filter((name) => !everything.asked.includes(name) && !left.has(name))).toEqual([])
    expect(names.filter((name) => !name.startsWith('GET') && !everything.asked.includes(name))).toEqual([])
    const open = await verify({ contract: readContract(), url: served.origin, pause: 0 })
    expect(open.mismatches).toEqual([])
  })

  it('finds no incompatible difference in another format, and reports each deviation in one line', async () => {
    const person = { email: 'secure@matu.test', password: personaPassword, code: '246810' }
    const { mismatches, left, asked } = await ask(formattedFetch(formats['all at once']!), { account: person })
    expect(mismatches.filter(({ kind }) => kind === undefined)).toEqual([])
    const habits = new Set(mismatches.map(({ kind }) => kind))
    for (const habit of ['number for text', 'flag', 'time', 'wrapped in data', 'bare list', 'text for number'])
      expect(habits).toContain(habit)
    expect(
      mismatchTable(mismatches)
        .split('\n')
        .filter((line) => / (GET|POST|PUT|DELETE) /.test(line)),
    ).toHaveLength(habits.size)
    // The created wallet is found in the wrapped response, and removed.
    expect(asked).toContain('DELETE /api/trust-wallet/{id}')
    expect(left.map(({ operation }) => operation)).not.toContain('PUT /api/trust-wallet/{id}')
    const { wallets } = [...served.simulator.world.users.values()].find(({ email }) => email === person.email)!
    expect(wallets.map(({ label }) => label)).not.toContain('contract:verify 2')
  })

  it('detects each filter that is ignored; what the application filters again is a difference', async () => {
    const kept = new Set(['cursor', 'per_page', 'keys[]'])
    const ignoring = spoiling('GET', /./, {
      query: (query) => [...query.keys()].filter((name) => !kept.has(name)).forEach((name) => query.delete(name)),
    })
    const lists = only(/api\/transactions$|uta\/deals$|v2\/partners$/)
    const { mismatches } = await ask(ignoring, { write: false, contract: lists })
    const named = (tolerated: boolean) =>
      mismatches.filter(({ kind }) => (kind === 'filter ignored') === tolerated).map(({ operation, at }) => `${operation} ${at}`)
    const filters = ['type', 'service', 'status', 'token', 'account', 'date_from', 'date_to', 'address']
    expect(named(true)).toEqual(filters.map((filter) => `GET /api/transactions query ${filter}`))
    expect(named(false).toSorted()).toEqual(
      [
        ...['search', 'idempotency_key'].map((filter) => `GET /api/transactions query ${filter}`),
        ...['type', 'pair', 'month', 'date_from', 'date_to'].map((filter) => `GET /api/uta/deals query ${filter}`),
        ...['parent_id', 'level', 'search', 'is_active'].map((filter) => `GET /api/referral/v2/partners query ${filter}`),
      ].toSorted(),
    )
  })

  it('reads the details of a row in a list that the application cannot read', async () => {
    const broken = spoiling(
      'GET',
      /api\/transactions$/,
      inBody((b: Any) => b.data.forEach((one) => (one['fee_amount'] = null))),
    )
    const { mismatches, left } = await ask(broken, { write: false, contract: only(/api\/transactions/) })
    expect(mismatches.map(({ at, got }) => `${at} ${got}`)).toEqual(['body data.[].fee_amount null'])
    expect(left).toEqual([])
  })

  it('takes no offence at the guest middleware, nor at an empty answer to what the application only sends', async () => {
    let signedIn = false
    const fortify: typeof globalThis.fetch = async (input, init) => {
      const path = new URL(input instanceof Request ? input.url : input).pathname
      if (signedIn && init?.method === 'POST' && /login|forgot-password|reset-password/.test(path))
        return new Response(null, { status: 302, headers: { Location: '/home' } })
      const response = await fetch(input, init)
      if (path === '/login' && response.ok) signedIn = true
      return path === '/user/profile-information' && response.ok ? new Response('""', { headers: response.headers }) : response
    }
    const { mismatches } = await ask(fortify, { contract: only(/-password$|users\/me$|profile-information$/) })
    expect(mismatches).toEqual([
      { operation: 'PUT /user/profile-information', at: 'body', expected: 'object', got: 'nothing', kind: 'empty answer' },
    ])
  })

  it('sends an Origin like a browser', async () => {
    const seen = new Set<string>()
    const listening: typeof globalThis.fetch = (input, init) => {
      const headers = new Headers(init?.headers)
      seen.add(`${init?.method === 'GET' ? 'read' : 'write'} ${headers.get('Referer')} ${headers.get('Origin')}`)
      return fetch(input, init)
    }
    await verify({ contract: readContract(), url: served.origin, account: trader, pause: 0, fetch: listening })
    expect([...seen].toSorted()).toEqual([`read ${served.origin}/ null`, `write ${served.origin}/ ${served.origin}`])
  })

  it('sends only reads by default', async () => {
    const methods = new Set<string>()
    const counting: typeof globalThis.fetch = (input, init) => {
      methods.add(init?.method ?? 'GET')
      return fetch(input, init)
    }
    await verify({ contract: readContract(), url: served.origin, pause: 0, fetch: counting })
    expect([...methods]).toEqual(['GET'])
  })

  it('is tested with thirty-one faults', () => expect(planted).toHaveLength(31))

  it.each(planted)('finds that %s, and nothing else', async (_, method, path, spoilt, at) => {
    const { mismatches } = await ask(spoiling(method, path, spoilt), { write: method !== 'GET', contract: only(path) })
    expect(mismatches.map(({ at: where }) => where)).toContain(at)
    // Without the cookie no sign-in is possible.
    const follows = /csrf/.test(path.source) ? 'POST /login' : ''
    expect(
      mismatches.filter(
        ({ operation }) => operation !== follows && (!operation.startsWith(method) || !path.test(operation.split(' ')[1] ?? '')),
      ),
    ).toEqual([])
  })

  /** The same server with a weakness in its sessions. */
  const weak: ReadonlyArray<[string, () => typeof globalThis.fetch, string[]]> = [
    [
      'keeps the session of before the sign-in',
      () => {
        const renewed = new Map<string, string>()
        const idOf = (text: string | null) => /matu_session=(\w+)/.exec(text ?? '')?.[1] ?? ''
        return async (input, init) => {
          const headers = new Headers(init?.headers)
          const cookie = headers.get('Cookie') ?? ''
          headers.set(
            'Cookie',
            cookie.replace(idOf(cookie), (id) => renewed.get(id) ?? id),
          )
          const response = await fetch(input, { ...init, headers })
          if (pathOf(input).endsWith('/login')) renewed.set(idOf(cookie), idOf(response.headers.get('Set-Cookie')))
          return response
        }
      },
      ['POST /login session from before the sign-in'],
    ],
    [
      'ends nothing at a sign-out',
      () => (input, init) => {
        const isLogout = pathOf(input).endsWith('/logout') && new Headers(init?.headers).has('Authorization')
        return isLogout
          ? Promise.resolve(new Response(null, { status: 204, headers: { Date: new Date().toUTCString(), 'Cache-Control': 'no-store' } }))
          : fetch(input, init)
      },
      ['GET /logout session after the sign-out', 'GET /logout token after the sign-out'],
    ],
    [
      'signs in by the password alone although a second factor is on',
      () => {
        let isHalfWay = false
        return async (input, init) => {
          if (isHalfWay && pathOf(input).endsWith('/users/me')) return Response.json({})
          const response = await fetch(input, init)
          isHalfWay = pathOf(input).endsWith('/login') && (await response.clone().text()).includes('true')
          return response
        }
      },
      ['POST /login session before the second factor'],
    ],
    [
      'takes every token of Google for a proof',
      () => (input, init) => {
        const isOurs = pathOf(input).endsWith('/auth/google') && /contract-verify|foreign/.test(JSON.stringify(init?.body))
        return isOurs
          ? Promise.resolve(Response.json({ auth_token: 'x', two_factor: false }, { headers: { 'Cache-Control': 'no-store', Date: 'x' } }))
          : fetch(input, init)
      },
      ['POST /auth/google status', 'POST /auth/google status'],
    ],
    [
      'gives scripts, other sites and the next year its session cookie',
      () => async (input, init) => {
        const response = await fetch(input, init)
        const headers = new Headers(response.headers)
        headers.delete('Set-Cookie')
        for (const one of response.headers.getSetCookie())
          headers.append('Set-Cookie', one.startsWith('matu_session') ? `${one.split(';')[0]}; Path=/; Max-Age=31536000` : one)
        return new Response(response.status === 204 ? null : response.body, { status: response.status, headers })
      },
      Array<string>(3).fill('GET /sanctum/csrf-cookie cookie of the session'),
    ],
  ]
  it.each(weak)('finds a server that %s', async (_, fetch, expected) => {
    const person = { email: 'secure@matu.test', password: personaPassword, code: '246810' }
    const account = expected[0]?.includes('before the sign-in') ? trader : person
    const contract = only(/auth\/google$|two-factor-challenge$/)
    const { mismatches } = await ask(fetch(), { account, contract, origin: undefined, foreignGoogleToken: 'ya29.foreign' })
    expect(mismatches.map(({ operation, at }) => `${operation} ${at}`)).toEqual(expected)
  })

  it('never prints a value of the server in the report', async () => {
    const spoilt = inBody((b: Any) => (b['lang'] = 'Vera@matu.test' as never))
    const { mismatches } = await ask(spoiling('GET', /users\/me$/, spoilt), { write: false, contract: only(/users\/me$/) })
    expect(mismatches.map(({ at }) => at)).toEqual(['body lang'])
    expect(JSON.stringify(mismatches)).not.toMatch(/Vera|@/)
  })

  it('moves no money and leaves the account as it was, writing or not', async () => {
    const { ledger, log } = served.simulator.world
    const before = JSON.stringify([...ledger.balances.values()].map(String))
    log.length = 0
    await ask()
    expect(JSON.stringify([...ledger.balances.values()].map(String))).toBe(before)
    const changed = log
      .filter(({ method, status }) => method !== 'GET' && status !== null && status < 300)
      .map(({ operation }) => operation ?? '')
    expect(changed.filter((name) => name !== 'POST /login').toSorted()).toEqual([
      'PUT /api/users/settings',
      'PUT /user/profile-information',
    ])
  })

  it('pauses before each request, and waits if the server reports too many', async () => {
    const at: number[] = []
    let refused = false
    const busy: typeof globalThis.fetch = async (input, init) => {
      at.push(performance.now())
      if (refused || !String(input instanceof Request ? input.url : input).endsWith('/api/balances')) return fetch(input, init)
      refused = true
      return new Response('{"message":"Too Many Attempts."}', {
        status: 429,
        headers: { 'Retry-After': '1', 'Content-Type': 'application/json', Date: new Date().toUTCString(), 'Cache-Control': 'no-cache' },
      })
    }
    const { mismatches } = await verify({ contract: readContract(), url: served.origin, account: trader, pause: 5, fetch: busy })
    expect(mismatches).toEqual([])
    const gaps = at.slice(1).map((time, index) => time - at[index]!)
    expect(Math.min(...gaps)).toBeGreaterThan(4)
    expect(Math.max(...gaps)).toBeGreaterThan(990)
  })

  it('never prints the password or the token', async () => {
    const secrets: string[] = [personaPassword]
    const listening: typeof globalThis.fetch = async (input, init) => {
      const response = await fetch(input, init)
      const text = await response.clone().text()
      const token = /"auth_token":"([^"]+)"/.exec(text)?.[1]
      if (token) secrets.push(token)
      for (const cookie of response.headers.getSetCookie()) secrets.push(cookie.split(';')[0]!.split('=')[1]!)
      // Everything differs, so that everything is reported.
      return new Response(text === '' ? null : text.replaceAll('":', '_":'), { status: response.status, headers: response.headers })
    }
    const told = JSON.stringify(await ask(listening))
    expect(secrets.length).toBeGreaterThan(2)
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([])
  })
})
