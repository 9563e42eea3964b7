import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personaPassword } from '#mocks/fixtures/personas.ts'
import { serveSimulator } from '#mocks/transports/http.ts'
import { readContract } from '#openapi/tools/contract.ts'
import { createCheck, isFloatNoise } from '#openapi/tools/verify/check.ts'
import type { Verified } from '#openapi/tools/verify/run.ts'
import { verify } from '#openapi/tools/verify/run.ts'
import { countOf } from '#openapi/tools/verify/table.ts'
import { formattedFetch, formats } from '../../support/laravel-format.ts'

let served: Awaited<ReturnType<typeof serveSimulator>>
beforeAll(async () => {
  served = await serveSimulator({ port: 0 })
})
afterAll(() => served.close())

const account = { email: 'trader@matu.test', password: personaPassword }
const ask = (fetch: typeof globalThis.fetch, write: boolean): Promise<Verified> =>
  verify({ contract, url: served.origin, account, write, pause: 0, fetch })
const urlOf = (input: Parameters<typeof globalThis.fetch>[0]): string => (input instanceof Request ? input.url : String(input))

const contract = readContract()

describe('one answer in another dress', () => {
  const operation = contract.paths['/api/trust-wallet/{id}']!['get']!
  const check = createCheck(contract)
  const kindsOf = (name: string, status: number, text: string) => {
    const [method = '', path = ''] = name.split(' ')
    const headers = new Headers({ Date: 'now', 'Cache-Control': 'private', 'Content-Type': 'application/json' })
    return check(name, contract.paths[path]![method.toLowerCase()]!, { status, headers, text }).map(({ at, kind }) => `${at}: ${kind}`)
  }
  const wallet = operation.responses['200']!.content!['application/json']!.example as Record<string, unknown>
  const balances = contract.paths['/api/balances']!['get']!.responses['200']!.content!['application/json']!.example as Record<
    string,
    unknown
  >
  const me = contract.paths['/api/users/me']!['get']!.responses['200']!.content!['application/json']!.example as Record<string, unknown>
  const time = '2026-11-27T13:12:41.716591Z'

  it.each<[string, string, number, unknown, string[]]>([
    ['a time with microseconds is none', 'GET /api/users/me', 200, { ...me, created_at: time }, []],
    ['nor beside another', 'GET /api/users/me', 200, { ...me, id: 7, created_at: time }, ['body id: number for text']],
    ['nor inside data', 'GET /api/users/me', 200, { data: { ...me, created_at: time } }, ['body: wrapped in data']],
    [
      'but one without its zone',
      'GET /api/users/me',
      200,
      { data: { ...me, created_at: '2026-11-27 13:12:41' } },
      ['body: wrapped in data', 'body created_at: time'],
    ],
    [
      'a decimal as a number, apart from ids',
      'GET /api/balances',
      200,
      { ...balances, total_worth_usd: 1.5 },
      ['body total_worth_usd: number for decimal'],
    ],
    ['the new one instead of the list', 'POST /api/trust-wallet', 201, { data: wallet }, ['body: one for a list']],
    ['a break inside data', 'GET /api/users/me', 200, { data: { ...me, email: null } }, ['body email: undefined', 'body: wrapped in data']],
  ])('%s', (_, name, status, body, kinds) => expect(kindsOf(name, status, JSON.stringify(body))).toEqual(kinds))

  it.each([
    ['8.169999999999999929', true],
    ['594.009999999999990905', true],
    ['-0.300000000000000044', true],
    ['1234.500000000000000001', false],
    ['1.845018450184501845', false],
    ['0.500000000000000000', false],
  ])('%s has been a float: %s', (text, noise) => expect(isFloatNoise(text)).toBe(noise))
})

describe('one run of the verification', () => {
  it('tells a dress from a break in one answer: the numbers beside a missing field are read all the same', async () => {
    const dressed = formattedFetch(formats['numbers for decimals']!)
    const spoilt: typeof globalThis.fetch = async (input, init) => {
      const response = await dressed(input, init)
      if (init?.method !== 'GET' || response.status !== 200 || !urlOf(input).endsWith('api/balances')) return response
      const body = (await response.text()).replace(/"price_usd":[^,}]*,?/g, '').replace(/,\}/g, '}')
      return new Response(body, { status: response.status, headers: response.headers })
    }
    const { mismatches } = await ask(spoilt, false)
    expect(mismatches.filter(({ kind }) => kind === undefined).map(({ operation, at }) => `${operation} ${at}`)).toEqual([
      'GET /api/balances body data.[].price_usd',
    ])
    expect(
      mismatches.filter(({ operation, kind }) => operation === 'GET /api/balances' && kind === 'number for decimal').length,
    ).toBeGreaterThan(2)
    expect(countOf(mismatches.filter(({ kind }) => kind !== undefined))).toMatch(/^1 difference in \d+ places$/)
  })

  it('tries 401 and signed-in reads in one run', async () => {
    const open: typeof globalThis.fetch = async (input, init) => {
      const response = await fetch(input, init)
      const isThere = urlOf(input).endsWith('/api/pools-info')
      return isThere && response.status === 401 ? new Response('{}', { status: 200, headers: response.headers }) : response
    }
    const { asked, mismatches } = await ask(open, false)
    expect(asked.filter((name) => name === 'GET /api/balances')).toHaveLength(2)
    expect(mismatches).toMatchObject([{ operation: 'GET /api/pools-info', at: 'status', expected: '401', got: '200' }])
  })

  it('tries the 422 of each field of an operation that moves money, and finds one that is let through', async () => {
    const sent: Record<string, unknown>[] = []
    const lax: typeof globalThis.fetch = async (input, init) => {
      const isThere = init?.method === 'POST' && urlOf(input).endsWith('/api/uta/withdraw')
      const body = isThere ? (JSON.parse(init.body as string) as Record<string, unknown>) : {}
      if (isThere) sent.push(body)
      if (!('amount' in body)) return fetch(input, init)
      return new Response('{"message":"No.","errors":{"fee_type":["No."]}}', {
        status: 422,
        headers: { 'Content-Type': 'application/json', Date: new Date().toUTCString(), 'Cache-Control': 'no-cache' },
      })
    }
    const { mismatches } = await ask(lax, true)
    expect(mismatches).toMatchObject([{ operation: 'POST /api/uta/withdraw', at: 'body errors.amount', got: 'other fields' }])
    // One field at most, and never an amount.
    expect(sent.map((body) => Object.values(body))).toEqual(expect.arrayContaining([[], ['!']]))
    expect(sent.every((body) => Object.keys(body).length < 2)).toBe(true)
  })

  it('sends nothing else to an operation that moves money where an empty body is not refused with 422', async () => {
    let sent = 0
    const careless: typeof globalThis.fetch = async (input, init) => {
      const response = await fetch(input, init)
      if (init?.method !== 'POST' || !urlOf(input).endsWith('/api/withdraw') || response.status !== 422) return response
      sent += 1
      return new Response('{"message":"Server Error"}', { status: 500, headers: response.headers })
    }
    const { left } = await ask(careless, true)
    expect(sent).toBe(1)
    expect(left).toContainEqual({ operation: 'POST /api/withdraw', why: 'an empty body got 500, not 422: nothing else was sent' })
  })
})
