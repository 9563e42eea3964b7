import { describe, expect, it } from 'vitest'
import { parseFault, sentinelFault } from '#mocks/server/faults.ts'
import { createSimulator } from '#mocks/simulator.ts'
import { PICTURED, aSimulator, clientOf, signedIn } from './client.ts'

const balances = '/api/balances'

describe('faults on request', () => {
  it.each([
    ['401', 401, { message: 'Unauthenticated.', code: 'http.unauthenticated' }],
    ['404', 404, { message: 'Not Found', code: 'http.missing' }],
    [
      '422=amount',
      422,
      {
        message: 'The selected amount is invalid.',
        errors: { amount: ['The selected amount is invalid.'] },
        codes: { amount: ['validation.in'] },
      },
    ],
    ['500', 500, { message: 'Server Error', code: 'http.server' }],
    ['wrong-shape', 200, [{ unexpected: true }]],
    ['empty', 200, ''],
  ])('by header: %s', async (fault, status, body) => {
    const client = await signedIn('trader')
    const answer = await client.get(balances, { 'X-Simulator-Fault': fault })
    expect([answer.status, answer.body]).toEqual([status, body])
    expect((await client.get(balances)).status).toBe(200)
  })

  it('have their headers for throttling and maintenance', async () => {
    const client = await signedIn('trader')
    expect((await client.get(balances, { 'X-Simulator-Fault': '429=7' })).headers.get('Retry-After')).toBe('7')
    expect((await client.get(balances, { 'X-Simulator-Fault': '503=9' })).headers.get('Retry-After')).toBe('9')
  })

  it.each(['500', '503=9', '429=7', 'html', 'after:500', 'cut-body', 'wrong-shape'])('are never cached: %s', async (fault) => {
    const client = await signedIn('trader')
    const request = new Request(`http://matu.test${balances}`, { headers: headers(client.cookies, fault) })
    expect((await client.simulator.fetch(request)).headers.get('Cache-Control')).toMatch(/no-store|no-cache/)
  })

  it('break a response: HTML, broken JSON, a missing field, a changed value', async () => {
    const client = await signedIn('trader')
    const raw = async (fault: string) =>
      (await client.simulator.fetch(new Request(`http://matu.test${balances}`, { headers: headers(client.cookies, fault) }))).text()
    expect(await raw('html')).toMatch(/^<html>.*502 Bad Gateway/)
    expect(() => JSON.parse('[]')).not.toThrow()
    const broken = await raw('broken-json')
    expect(() => JSON.parse(broken) as unknown).toThrow(SyntaxError)
    expect(JSON.parse(await raw('drop=data.token'))).not.toHaveProperty('data.0.token')
    expect(JSON.parse(await raw('merge={"data":{"token":"DOGE"}}'))).toHaveProperty('data.2.token', 'DOGE')
    expect(JSON.parse(await raw('merge={"data":[]}'))).toMatchObject({ data: [], total_worth_usd: expect.any(String) })
    await expect(raw('cut-body')).rejects.toThrow(TypeError)
  })

  it('break the connection before or after the server has processed the request', async () => {
    const client = await signedIn('trader')
    const refill = (fault: string) => client.post('/api/uta/delegate', { amount: '100', fee_type: 'usdt' }, { 'X-Simulator-Fault': fault })
    const reserved = () => client.simulator.world.ledger.balances.get('user:u-2/locked/USDT') ?? 0n
    await expect(refill('cut')).rejects.toThrow('Failed to fetch')
    expect(reserved()).toBe(0n)
    await expect(refill('after:cut')).rejects.toThrow('Failed to fetch')
    expect(reserved()).toBe(100n * 10n ** 18n)
    expect((await refill('after:500')).status).toBe(500)
    expect(reserved()).toBe(200n * 10n ** 18n)
  })

  it('delay by the given time, on the given clock', async () => {
    const waits: number[] = []
    const wait = (milliseconds: number) => {
      waits.push(milliseconds)
      return Promise.resolve()
    }
    const client = clientOf(createSimulator({ now: PICTURED, sleep: wait }))
    await client.signIn('trader')
    expect((await client.get(balances, { 'X-Simulator-Fault': 'slow=700' })).status).toBe(200)
    await expect(client.get(balances, { 'X-Simulator-Fault': 'timeout' })).rejects.toThrow(TypeError)
    expect(waits).toEqual([700, 600_000])
  })

  it('can be armed for an operation, a number of times, or until lifted', async () => {
    const client = await signedIn('trader')
    await client.post('/__simulator/faults', { operation: 'GET /api/uta/deals/{id}', fault: '500', times: 2 })
    const deal = async () => (await client.get('/api/uta/deals/deal-40218')).status
    expect([await deal(), (await client.get(balances)).status, await deal(), await deal()]).toEqual([500, 200, 500, 200])
    await client.post('/__simulator/faults', { operation: '*', fault: 'html', times: null })
    expect([await deal(), await deal(), await deal()]).toEqual([502, 502, 502])
    await client.send('DELETE', '/__simulator/faults')
    expect(await deal()).toBe(200)
    expect((await client.post('/__simulator/faults', { fault: 'nonsense' })).status).toBe(422)
  })

  it('can be triggered by input: decimals of an amount, an e-mail', () => {
    expect(sentinelFault({ amount: '12.000500' })).toEqual(parseFault('500'))
    expect(sentinelFault({ amount: '12.000998' })).toEqual(parseFault('after:cut'))
    expect(sentinelFault({ from_amount: '12.000503' })).toEqual(parseFault('503=2'))
    expect(sentinelFault({ amount: '12.5' })).toBeNull()
    expect(sentinelFault({ email: 'vera+fault-after-cut@matu.test' })).toEqual(parseFault('after:cut'))
    expect(sentinelFault({ email: 'vera+fault-503@matu.test' })).toEqual(parseFault('503'))
    expect(sentinelFault({ email: 'vera@matu.test' })).toBeNull()
  })
})

const headers = (cookies: Map<string, string>, fault: string) => ({
  Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
  'X-Simulator-Fault': fault,
})

describe('the simulator’s controls', () => {
  it('list themselves, the personas and the faults', async () => {
    const { body } = await clientOf(aSimulator()).get<{ controls: string[]; personas: { email: string }[]; faults: string[] }>(
      '/__simulator',
    )
    expect(body.controls).toContain('POST /__simulator/clock')
    expect(body.personas.map(({ email }) => email)).toContain('secure@matu.test')
    expect(body.faults).toContain('cut-body')
  })

  it('set the clock, end sessions, block a user, show the ledger, reset', async () => {
    const client = await signedIn('trader')
    expect((await client.post('/__simulator/clock', { advance: 60_000 })).body).toEqual({ now: '2026-08-14T12:21:00.000Z' })
    await client.post('/__simulator/users', { persona: 'trader', withdraws_blocked_until: '2026-09-01T00:00:00Z' })
    expect((await client.get('/api/users/settings')).body['withdraws_block_reason']).toBe('review')
    expect((await client.get('/__simulator/ledger')).body['totals']).toEqual({ MATU: '0', USDT: '0', BNB: '0' })
    await client.post('/__simulator/sessions/end', { persona: 'trader' })
    expect((await client.get(balances)).status).toBe(401)
    await client.post('/__simulator/reset', { now: PICTURED })
    expect(client.simulator.log).toEqual([])
    expect((await client.get('/__simulator/clock')).body).toEqual({ now: '2026-08-14T12:20:00.000Z' })
  })

  it('reset to a world born at the very moment that was asked for, while the clock runs', () => {
    // A clock whose milliseconds come ever faster: no two looks at it are equally far apart.
    let looks = 0
    const simulator = aSimulator({ now: () => Date.parse(PICTURED) + (++looks) ** 2 })
    simulator.reset({ now: PICTURED })
    expect(simulator.world.born).toBe(Date.parse(PICTURED))
  })

  it('keep a log without passwords and codes', async () => {
    const client = clientOf(aSimulator())
    await client.get('/sanctum/csrf-cookie')
    await client.post('/login', { email: 'trader@matu.test', password: 'Matu-2026!' }, { 'Idempotency-Key': 'key-00000001' })
    const { body } = await client.get<{ data: unknown[] }>('/__simulator/log?operation=POST%20/login')
    expect(body.data).toHaveLength(1)
    expect(body.data[0]).toMatchObject({
      idempotency_key: 'key-00000001',
      status: 200,
      has_csrf: true,
      body: { email: 'trader@matu.test', password: '***' },
    })
  })
})

describe('paths', () => {
  it('are matched by method and path', () => {
    const simulator = aSimulator()
    expect(simulator.answers('POST', '/login')).toBe(true)
    expect(simulator.answers('GET', '/login')).toBe(false)
    expect(simulator.answers('GET', '/en/cabinet')).toBe(false)
    expect(simulator.answers('GET', '/api/anything')).toBe(true)
    expect(simulator.answers('GET', '/landing/uta-deals')).toBe(true)
    expect(simulator.answers('GET', '/landing')).toBe(false)
  })

  it('below the API return JSON, known or not', async () => {
    const client = await signedIn('trader')
    expect(await client.get('/api/nothing')).toMatchObject({ status: 404, body: { message: 'Not Found' } })
    expect((await client.send('PUT', balances, {})).status).toBe(405)
    expect((await client.get('/api/uta/deals/..%2F..%2Flogout')).status).toBe(404)
    expect((await client.get(balances)).status).toBe(200)
  })
})
