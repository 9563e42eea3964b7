import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personaPassword } from '#mocks/fixtures/personas.ts'
import { serveSimulator } from '#mocks/transports/http.ts'
import { readContract, rowsOf } from '#openapi/tools/contract.ts'
import type { Mismatch } from '#openapi/tools/verify/check.ts'
import type { VerifyOptions } from '#openapi/tools/verify/run.ts'
import { verify } from '#openapi/tools/verify/run.ts'
import { mismatchReport, mismatchTable } from '#openapi/tools/verify/table.ts'

let served: Awaited<ReturnType<typeof serveSimulator>>
beforeAll(async () => {
  served = await serveSimulator({ port: 0 })
})
afterAll(() => served.close())

type Fetch = typeof globalThis.fetch
const origin = 'http://127.0.0.1:5173'
const trader = { email: 'trader@matu.test', password: personaPassword }
/** With two-factor sign-in, so that it may have trusted wallets. */
const secure = { email: 'secure@matu.test', password: personaPassword, code: '246810' }
const contract = readContract()
/** A few operations of each kind, which represent the rest. */
const few = new Set([
  '/sanctum/csrf-cookie',
  '/login',
  '/logout',
  '/two-factor-challenge',
  '/api/users/me',
  '/landing/uta-deals',
  '/landing/uta-deals-file-link',
])
const some = (...more: string[]) => ({
  ...contract,
  paths: Object.fromEntries(Object.entries(contract.paths).filter(([path]) => few.has(path) || more.includes(path))),
})
const run = (more: Partial<VerifyOptions> = {}) => verify({ contract: some(), url: served.origin, pause: 0, ...more })
const urlOf = (input: Parameters<Fetch>[0]): URL => new URL(input instanceof Request ? input.url : input)
const pathOf = (input: Parameters<Fetch>[0]): string => urlOf(input).pathname
const answering =
  (answer: () => Response | Promise<Response>): Fetch =>
  async () =>
    answer()

describe('an unreachable server is reported in one sentence', () => {
  it('if nothing listens', async () => {
    const closed = await serveSimulator({ port: 0 })
    await closed.close()
    await expect(run({ url: closed.origin })).rejects.toThrow(`${closed.origin} does not answer: no server listens there`)
  })

  it('if it does not respond in time', () =>
    expect(
      run({
        timeout: 20,
        fetch: (_, init) =>
          new Promise((_resolve, reject) => init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error))),
      }),
    ).rejects.toThrow('does not answer: no answer within 0.02 s'))

  it('if its certificate is self-signed', () =>
    expect(
      run({ fetch: () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } })) }),
    ).rejects.toThrow('self-signed: NODE_EXTRA_CA_CERTS'))

  it('if it redirects, without a possible secret in the URL', () =>
    expect(
      run({
        fetch: answering(
          () => new Response(null, { status: 301, headers: { Location: 'https://api.example/sanctum/csrf-cookie?key=s3cret' } }),
        ),
      }),
    ).rejects.toThrow(/\(301\): give the address that it names, https:\/\/api\.example\/sanctum\/csrf-cookie$/))

  it('if it serves a page', () =>
    expect(run({ fetch: answering(() => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })) })).rejects.toThrow(
      'is a page (HTML, status 200), no API',
    ))

  it('if the password is wrong, or a second factor is required', async () => {
    await expect(run({ account: { ...trader, password: 'wrong' } })).rejects.toThrow('trader@matu.test could not be signed in (status 422)')
    await expect(run({ account: { ...trader, email: secure.email } })).rejects.toThrow('asked for a second step')
    await expect(run({ account: { ...secure, code: '000000' } })).rejects.toThrow('the code of secure@matu.test was refused')
  })
})

describe('a server that fails midway', () => {
  it('one lost response is a difference, and the rest is requested', async () => {
    const { mismatches, stopped } = await run({
      fetch: (input, init) =>
        pathOf(input) === '/landing/uta-deals'
          ? Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }))
          : fetch(input, init),
    })
    expect(mismatches).toEqual([{ operation: 'GET /landing/uta-deals', at: 'answer', expected: 'one', got: 'the server broke the line' }])
    expect(stopped).toBeUndefined()
  })

  it('a lost server: three requests, and what was found counts', async () => {
    let asked = 0
    const { mismatches, stopped } = await run({
      fetch: (input, init) =>
        (asked += 1) > 1 ? Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })) : fetch(input, init),
    })
    expect([asked, mismatches.length, stopped]).toEqual([4, 2, 'the server stopped answering: no server listens there'])
  })

  it('a redirected operation: the target is reported without its query', async () => {
    const { mismatches } = await run({
      fetch: (input, init) =>
        pathOf(input) === '/landing/uta-deals'
          ? Promise.resolve(new Response(null, { status: 302, headers: { Location: '/login?next=s3cret' } }))
          : fetch(input, init),
    })
    expect(mismatches).toMatchObject([{ at: 'status', got: '302 to /login' }])
  })

  it('a cursor that returns the same page again is reported', async () => {
    const { mismatches } = await run({
      contract: some('/api/uta/deals'),
      account: trader,
      fetch: (input, init) => {
        const url = urlOf(input)
        url.searchParams.delete('cursor')
        return fetch(url, init)
      },
    })
    expect(mismatches).toEqual([
      { operation: 'GET /api/uta/deals', at: 'query cursor', expected: 'the next page', got: 'the same page again' },
    ])
  })
})

/** The response with a further attribute of each of its cookies, as a server over https sets them. */
const withCookies = (attribute: string, answer: Response): Response => {
  const headers = new Headers(answer.headers)
  headers.delete('Set-Cookie')
  for (const one of answer.headers.getSetCookie()) headers.append('Set-Cookie', one + attribute)
  return new Response(answer.body, { status: answer.status, headers })
}

describe('a run', () => {
  it('adds, renames and removes a wallet if the account may, and requests the details of list items', async () => {
    const names = (mismatches: Mismatch[]) => mismatches.map(({ operation, at }) => `${operation} ${at}`)
    const wallets = await run({ contract, account: secure, write: true })
    expect(names(wallets.mismatches)).toEqual([])
    const writes = served.simulator.log
      .filter(({ method, status }) => method !== 'GET' && (status ?? 400) < 300)
      .map(({ operation }) => operation)
    expect(writes).toEqual(
      expect.arrayContaining([
        'POST /two-factor-challenge',
        'POST /api/trust-wallet',
        'PUT /api/trust-wallet/{id}',
        'DELETE /api/trust-wallet/{id}',
      ]),
    )
    const reads = await run({ contract, account: trader })
    expect(names(reads.mismatches)).toEqual([])
    const read = served.simulator.log.filter(({ method, status }) => method === 'GET' && status === 200).map(({ operation }) => operation)
    const named = ['withdraw', 'transactions', 'uta/deals', 'insurance/user', 'trust-wallet'].map((path) => `GET /api/${path}/{id}`)
    expect(read).toEqual(expect.arrayContaining(named))
  })

  it('accepts a URL with a path and a trailing slash', async () => {
    const asked: string[] = []
    const { mismatches } = await run({
      url: 'https://example.test/backend/',
      fetch: async (input, init) => {
        asked.push(urlOf(input).href)
        return withCookies('; Secure', await fetch(urlOf(input).href.replace('https://example.test/backend', served.origin), init))
      },
    })
    expect(mismatches).toEqual([])
    expect(asked.every((one) => /^https:\/\/example\.test\/backend\/\w/.test(one))).toBe(true)
  })

  it('leaves no session behind, read-only or aborted', async () => {
    const { sessions, log } = served.simulator.world
    const before = sessions.byToken.size
    await run({ account: trader })
    expect(sessions.byToken.size).toBe(before)

    const stop = new AbortController()
    log.length = 0
    const { stopped, mismatches } = await run({
      contract: some('/api/trust-wallet', '/api/trust-wallet/{id}'),
      account: secure,
      write: true,
      signal: stop.signal,
      fetch: async (input, init) => {
        const answer = await fetch(input, init)
        if (init?.method === 'POST' && pathOf(input) === '/api/trust-wallet' && answer.status < 300) stop.abort()
        return answer
      },
    })
    expect([stopped, mismatches]).toEqual(['stopped by hand', []])
    expect(log.slice(-2).map(({ method, path, status }) => [method, path.replace(/tw-\d+/, 'tw'), status])).toEqual([
      ['DELETE', '/api/trust-wallet/tw', 204],
      ['GET', '/logout', 204],
    ])
    expect(sessions.byToken.size).toBe(before)
  })
})

describe('a page of another origin', () => {
  const everything = rowsOf(readContract()).map(({ method, path }) => `${method} ${path}`)
  /** The same server with another response to CORS preflights. */
  const allowing =
    (change: (headers: Headers, path: string) => void, status?: number): Fetch =>
    async (input, init) => {
      const answer = await fetch(input, init)
      if (init?.method !== 'OPTIONS') return answer
      const headers = new Headers(answer.headers)
      change(headers, pathOf(input))
      return new Response(null, { status: status ?? answer.status, headers })
    }
  const found = async (fetch: Fetch): Promise<Mismatch[]> =>
    (await run({ contract: some('/api/withdraw', '/api/trust-wallet/{id}'), origin, fetch })).mismatches

  it('may call each operation of the simulator', async () => {
    const asked: string[] = []
    const { mismatches } = await run({
      contract,
      origin,
      fetch: (input, init) => {
        if (init?.method === 'OPTIONS') asked.push(new Headers(init.headers).get('Access-Control-Request-Method')!)
        return fetch(input, init)
      },
    })
    expect(mismatches).toEqual([])
    expect(asked).toHaveLength(everything.length)
  })

  it('cannot send a CSRF cookie that belongs to the API’s host alone, for want of a SESSION_DOMAIN', async () => {
    const cabinet = 'https://cabinet.matu.test'
    const found = async (attribute: string) => {
      const { mismatches } = await run({
        url: 'https://api.matu.test',
        origin: cabinet,
        fetch: async (input, init) => {
          const answer = await fetch(urlOf(input).href.replace('https://api.matu.test', served.origin), init)
          return withCookies(`; Secure${attribute}`, answer)
        },
      })
      return mismatches.filter(({ at }) => at.startsWith('cookie'))
    }
    const expected = 'a Domain that contains cabinet.matu.test (SESSION_DOMAIN)'
    const cookie = { operation: 'GET /sanctum/csrf-cookie', at: 'cookie XSRF-TOKEN', expected }
    expect(await found('')).toEqual([{ ...cookie, got: 'none' }])
    expect(await found('; domain=api.matu.test')).toEqual([{ ...cookie, got: 'api.matu.test' }])
    expect(await found('; Domain=.matu.test')).toEqual([])
  })

  it('is rejected if CORS does not cover a path, like Laravel’s with /login', async () => {
    const mismatches = await found(allowing((headers, path) => path === '/login' && headers.delete('Access-Control-Allow-Origin')))
    expect(mismatches).toEqual([
      { operation: 'POST /login', at: 'preflight header Access-Control-Allow-Origin', expected: origin, got: 'nothing' },
    ])
  })

  it('is rejected if a header or a method is not allowed; “*” does not cover requests with cookies', async () => {
    const headers = await found(allowing((one) => one.set('Access-Control-Allow-Headers', '*')))
    expect(headers.filter(({ operation }) => operation === 'POST /api/withdraw').map(({ expected }) => expected)).toEqual([
      'X-XSRF-TOKEN',
      'Idempotency-Key',
      'Content-Type',
      'Authorization',
    ])
    // The browser adds Cache-Control to a sign-out itself, and no sign-in carries a key.
    expect(headers.filter(({ operation }) => operation === 'GET /logout').map(({ expected }) => expected)).toEqual([
      'X-XSRF-TOKEN',
      'Authorization',
    ])
    expect(headers.filter(({ operation }) => operation === 'POST /login').map(({ expected }) => expected)).toEqual([
      'X-XSRF-TOKEN',
      'Content-Type',
    ])
    const methods = await found(allowing((one) => one.set('Access-Control-Allow-Methods', 'GET, POST, PUT')))
    expect([...new Set(methods.map(({ operation, expected }) => `${operation.split(' ')[0]} ${expected}`))]).toEqual(['DELETE DELETE'])
    expect((await found(allowing(() => {}, 405))).every(({ at, got }) => at === 'preflight status' && got === '405')).toBe(true)
  })
})

describe('the report of differences', () => {
  const one: Mismatch = { operation: 'GET /api/balances', at: 'body total_worth_usd', expected: 'to be there', got: 'nothing' }
  const everywhere = Array.from({ length: 5 }, (_, at): Mismatch => ({
    operation: `GET /api/${at}`,
    at: 'header Date',
    expected: 'the server’s clock',
    got: 'nothing',
  }))

  it('is a table with operation, path, expected and received; common differences appear once', () => {
    expect(mismatchTable([one, ...everywhere])).toBe(`operation              path                  expected            got
─────────────────────  ────────────────────  ──────────────────  ───────
GET /api/balances      body total_worth_usd  to be there         nothing
GET /api/0 and 4 more  header Date           the server’s clock  nothing`)
  })

  it('names what the application reads all the same', () => {
    const made = { operation: 'POST /api/trust-wallet', at: 'body', expected: 'object', got: 'object', kind: 'one for a list' }
    expect(mismatchTable([made]).split('\n').at(-1)).toMatch(/^one for a list +POST/)
    expect(mismatchReport('https://api.example', [made])).toContain('| one for a list | POST /api/trust-wallet | body | object | object |')
  })

  it('continues below if it is long, and is written to a file as Markdown', () => {
    const long = mismatchTable([{ ...one, expected: `one of ${Array.from({ length: 12 }, (_, at) => `word_${at}`).join(', ')}` }])
    expect(Math.max(...long.split('\n').map((line) => line.length))).toBeLessThan(120)
    expect(long.replaceAll(/\s+/g, ' ')).toContain('word_11')
    // The file has every place.
    for (const { operation } of everywhere)
      expect(mismatchReport('https://api.example', everywhere)).toContain(`| ${operation} | header Date |`)
    expect(mismatchReport('https://api.example', [{ ...one, expected: 'a|b' }])).toContain(
      '| GET /api/balances | body total_worth_usd | a\\|b | nothing |',
    )
    expect(mismatchReport('https://api.example', [])).toBe('# https://api.example: 0 differences from the contract\n\nNone.\n')
  })
})
