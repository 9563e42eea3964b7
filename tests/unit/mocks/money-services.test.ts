import { describe, expect, it } from 'vitest'
import type { TokensExchange, UtaDelegation } from '#sdk'
import { quoteAmounts } from '#mocks/routes/exchange.ts'
import { DAY, SECOND } from '#mocks/world/clock.ts'
import { decimal, units } from '#mocks/world/units.ts'
import { money, signedIn } from './client.ts'

describe('an exchange', () => {
  const wish = { account: 'bonus', from_token: 'MATU', to_token: 'USDT', from_amount: '400' }

  it('is executed at once, with its key', async () => {
    const client = await signedIn('trader')
    const { status, body } = await client.post<TokensExchange>('/api/tokens-exchange', wish)
    expect([status, body.status, body.net_amount, body.expires_at]).toEqual([200, 'done', '433.6', null])
    expect((await money(client))['USDT']).toEqual(['3649.4', '0'])
    expect((await client.post('/api/tokens-exchange', { quote_id: body.id })).status).toBe(409)
  })

  it('on a server that quotes moves nothing by a quote, and the quoted amounts by its execution, once', async () => {
    const client = await signedIn('trader', { exchangeQuotes: true })
    const { body: quote } = await client.post<TokensExchange>('/api/tokens-exchange', wish)
    expect([quote.status, quote.rate, quote.net_amount]).toEqual(['quoted', '1.084', '433.6'])
    expect((await money(client))['USDT']).toEqual(['3215.8', '0'])
    const { body: done } = await client.post<TokensExchange>('/api/tokens-exchange', { quote_id: quote.id })
    expect([done.id, done.status]).toEqual([quote.id, 'done'])
    expect((await money(client))['USDT']).toEqual(['3649.4', '0'])
    expect((await client.get('/api/active-bonus/current')).body['balance']).toBe('242.75')
    expect((await client.post('/api/tokens-exchange', { quote_id: quote.id })).status).toBe(409)
  })

  it('keeps its rate for thirty seconds', async () => {
    const client = await signedIn('trader', { exchangeQuotes: true })
    const { body: quote } = await client.post<TokensExchange>('/api/tokens-exchange', wish)
    client.simulator.clock.advance(30 * SECOND)
    expect((await client.post('/api/tokens-exchange', { quote_id: quote.id })).body).toEqual({
      message: 'This rate has expired. Get a new one.',
      code: 'exchange.expired',
    })
    expect((await client.get<TokensExchange>(`/api/tokens-exchange/${quote.id}`)).body.status).toBe('expired')
  })

  it('never takes less than the requested amount is worth', () => {
    const { give, get } = quoteAmounts('BNB', 'MATU', null, units('1'))
    expect([decimal(get), decimal(give)]).toEqual(['1', '0.001770084911822339'])
    expect(quoteAmounts('MATU', 'BNB', units('0.000000000000000001'), null).get).toBe(0n)
  })

  it('keeps a bonus without the required turnover', async () => {
    const client = await signedIn('summer', { exchangeQuotes: true })
    const { body } = await client.get('/api/active-bonus/current')
    expect([body['balance'], body['exchangeable']]).toEqual(['500', '200'])
    expect((await client.post('/api/tokens-exchange', { ...wish, from_amount: '200.01' })).status).toBe(422)
    expect((await client.post('/api/tokens-exchange', { ...wish, from_amount: '9' })).status).toBe(422)
    expect((await client.post('/api/tokens-exchange', { ...wish, from_amount: '200' })).status).toBe(201)
  })
})

describe('a UTA refill', () => {
  const polls = async (amount: string, times: number) => {
    const client = await signedIn('trader')
    const { body } = await client.post<{ request_id: string }>('/api/uta/delegate', { amount, fee_type: 'matu' })
    const seen: UtaDelegation[] = []
    for (let poll = 0; poll < times; poll += 1) seen.push((await client.get<UtaDelegation>(`/api/uta/delegate/${body.request_id}`)).body)
    return { client, seen }
  }

  it.each([
    ['500', 3],
    ['500.01', 1],
    ['500.19', 19],
    ['500.20', 20],
    ['500.2', 20],
  ])('of %s is ready at poll %i', async (amount, at) => {
    const { seen } = await polls(amount, 20)
    expect(seen.findIndex(({ id }) => id !== null) + 1).toBe(at)
    expect(seen.at(-1)?.balance_after).toBe(decimal(units('6240.18') + units(amount)))
  })

  it('with 77 cents never gets a result and keeps its money reserved', async () => {
    const { client, seen } = await polls('500.77', 25)
    expect(seen.every(({ id }) => id === null)).toBe(true)
    expect((await money(client))['USDT']).toEqual(['2715.03', '500.77'])
  })

  it('with 66 cents fails and refunds everything', async () => {
    const { client, seen } = await polls('500.66', 2)
    expect(seen.at(-1)?.status).toBe('failed')
    expect(await money(client)).toMatchObject({ USDT: ['3215.8', '0'], MATU: ['8420.5', '0'] })
  })

  it('requires the minimum of the plan', async () => {
    const client = await signedIn('trader')
    const refill = (amount: string) => client.post<{ codes?: object }>('/api/uta/delegate', { amount, fee_type: 'usdt' })
    expect((await refill('99.999999999999999999')).body.codes).toEqual({ amount: ['money.minimum'] })
    expect((await refill('100')).status).toBe(202)
  })

  it('requires a subscription', async () => {
    const client = await signedIn('empty')
    expect((await client.post('/api/uta/delegate', { amount: '500', fee_type: 'usdt' })).status).toBe(403)
  })
})

describe('UTA withdrawals and purchases', () => {
  it('take no more than the unlocked balance, and complete', async () => {
    const client = await signedIn('trader')
    const withdraw = (amount: string) => client.post('/api/uta/withdraw', { amount, token_name: 'USDT', fee_type: 'usdt' })
    expect((await withdraw('4740.180000000000000001')).status).toBe(422)
    expect((await withdraw('4740.18')).body).toMatchObject({ status: 'accepted', net_amount: '4737.68' })
    expect((await money(client))['USDT']).toEqual(['3215.8', '4737.68'])
    client.simulator.clock.advance(20 * SECOND)
    expect((await money(client))['USDT']).toEqual(['7953.48', '0'])
    expect((await client.get('/api/uta/balances')).body['balance']).toBe('1500')
  })

  it('are rejected if the user’s UTA is blocked', async () => {
    const client = await signedIn('blocked')
    const withdraw = async () => (await client.post('/api/uta/withdraw', { amount: '10', token_name: 'USDT', fee_type: 'usdt' })).status
    const isBlocked = async () => (await client.get('/api/users/settings')).body['uta_withdrawal_blocked']
    expect([await withdraw(), await isBlocked()]).toEqual([403, true])
    // It ends with the block of all withdrawals; the balance is still locked.
    client.simulator.clock.advance(8 * DAY)
    expect([await withdraw(), await isBlocked()]).toEqual([422, false])
  })

  it('list the bought subscription last, and active', async () => {
    const client = await signedIn('trader')
    const { body } = await client.post<{ data: { plan_id: string; is_active: boolean; starts_at: string }[] }>('/api/uta/subscribe', {
      plan_id: 'uta-30',
    })
    expect(body.data.map(({ plan_id, is_active }) => [plan_id, is_active])).toEqual([
      ['uta-90', false],
      ['uta-30', true],
    ])
    expect((await money(client))['MATU']).toEqual(['8372.5', '0'])
  })

  it('return No Insurance if there is none', async () => {
    const client = await signedIn('trader')
    await client.post('/__simulator/insurance', { types: false })
    expect((await client.get<{ data: unknown[] }>('/api/insurance/type')).body.data).toEqual([])
    const { status, body } = await client.post('/api/insurance/user', { insurance_type_uuid: '3f0a6a52-52f1-4c55-9a51-0d7c2f9f7b02' })
    expect([status, body]).toEqual([
      422,
      {
        message: 'No Insurance type',
        errors: { insurance_type_uuid: ['No Insurance type'] },
        codes: { insurance_type_uuid: ['insurance.no_type'] },
      },
    ])
  })

  it('extend a policy of the same type and replace one of another type', async () => {
    const client = await signedIn('trader')
    const take = async (insurance_type_uuid: string) =>
      (await client.post<{ data: { name: string; is_active: boolean; ends_at: string }[] }>('/api/insurance/user', { insurance_type_uuid }))
        .body.data
    expect((await take('3f0a6a52-52f1-4c55-9a51-0d7c2f9f7b02'))[0]?.ends_at).toBe('2026-11-29T00:00:00.000Z')
    expect((await take('c27d5e8a-90b4-4f16-b3a8-6e4f2d1c0a03')).map(({ name, is_active }) => [name, is_active])).toEqual([
      ['Full', true],
      ['Plus', false],
      ['Base', false],
    ])
  })
})
