import { describe, expect, it } from 'vitest'
import type { Transaction, TrustedWallet, Withdrawal } from '#sdk'
import { feeOf, netOf } from '#mocks/rules/fees.ts'
import { MINUTE, SECOND } from '#mocks/world/clock.ts'
import { decimal, units } from '#mocks/world/units.ts'
import { money, signedIn } from './client.ts'

const address = `0x${'ab'.repeat(20)}`
const withdrawal = { method: 'wallet', token: 'USDT', amount: '1250', fee_type: 'matu', address }

describe('fees', () => {
  it('are flat in USDT, and discounted in MATU, rounded down', () => {
    expect([decimal(feeOf('usdt').amount), feeOf('usdt').token]).toEqual(['2.5', 'USDT'])
    expect([decimal(feeOf('matu').amount), feeOf('matu').token]).toEqual(['1.845018450184501845', 'MATU'])
  })

  it('are part of the amount only if both are the same token', () => {
    expect(decimal(netOf(units('100'), 'USDT', feeOf('usdt')))).toBe('97.5')
    expect(decimal(netOf(units('100'), 'USDT', feeOf('matu')))).toBe('100')
  })
})

describe('a withdrawal', () => {
  it('reserves amount and fee, waits for its code, and completes', async () => {
    const client = await signedIn('trader')
    const { body } = await client.post<Withdrawal>('/api/withdraw', withdrawal)
    expect([body.status, body.net_amount, body.fee_amount, body.fee_token]).toEqual([
      'awaiting_confirmation',
      '1250',
      '1.845018450184501845',
      'MATU',
    ])
    expect((await money(client))['USDT']).toEqual(['1965.8', '1250'])
    const confirm = (code: string) => client.post<Withdrawal>(`/api/withdraw/${body.id}/confirm`, { code })
    expect((await confirm('000000')).status).toBe(422)
    expect((await confirm('246810')).body.status).toBe('accepted')
    const seen: string[] = []
    for (let second = 0; second <= 24; second += 4) {
      seen.push((await client.get<Withdrawal>(`/api/withdraw/${body.id}`)).body.status)
      client.simulator.clock.advance(4 * SECOND)
    }
    expect([...new Set(seen)]).toEqual(['accepted', 'processing', 'confirming', 'done'])
    expect(await money(client)).toMatchObject({ USDT: ['1965.8', '0'], MATU: ['8418.654981549815498155', '0'] })
    expect((await client.get<Transaction>(`/api/transactions/${body.transaction_id}`)).body).toMatchObject({
      status: 'done',
      amount: '-1250',
      related_id: body.id,
    })
  })

  it('refunds everything if its code is not confirmed within five minutes, rejected, or cancelled', async () => {
    for (const [amount, end] of [
      ['10', 'expired'],
      ['10.66', 'rejected'],
      ['10.67', 'failed'],
      ['11', 'cancelled'],
    ] as const) {
      const client = await signedIn('trader')
      const { body } = await client.post<Withdrawal>('/api/withdraw', { ...withdrawal, amount })
      if (end === 'cancelled') await client.post(`/api/withdraw/${body.id}/confirm`, { action: 'cancel' })
      else if (end !== 'expired') await client.post(`/api/withdraw/${body.id}/confirm`, { code: '246810' })
      client.simulator.clock.advance(5 * MINUTE)
      expect((await client.get<Withdrawal>(`/api/withdraw/${body.id}`)).body.status).toBe(end)
      expect(await money(client)).toMatchObject({ USDT: ['3215.8', '0'], MATU: ['8420.5', '0'] })
    }
  })

  it('counts wrong codes, and sends another one after a minute', async () => {
    const client = await signedIn('trader')
    const { body } = await client.post<Withdrawal>('/api/withdraw', withdrawal)
    const confirm = (sent: object) => client.post<Withdrawal>(`/api/withdraw/${body.id}/confirm`, sent)
    for (let attempt = 0; attempt < 5; attempt += 1) await confirm({ code: '000000' })
    expect((await client.get<Withdrawal>(`/api/withdraw/${body.id}`)).body.code?.attempts_left).toBe(0)
    expect((await confirm({ code: '246810' })).status).toBe(422)
    const early = await confirm({ action: 'resend' })
    expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '60'])
    client.simulator.clock.advance(MINUTE)
    expect((await confirm({ action: 'resend' })).body.code?.attempts_left).toBe(5)
    expect((await confirm({ code: '111111' })).body).toMatchObject({ errors: { code: ['This code has expired. Request a new one.'] } })
    expect((await confirm({ code: '246810' })).status).toBe(200)
  })

  it('rejects more than the balance, an amount below the fee, the zero address and one’s own', async () => {
    const client = await signedIn('trader')
    const refused = async (change: object) =>
      Object.keys((await client.post<{ errors: object }>('/api/withdraw', { ...withdrawal, ...change })).body.errors)
    expect(await refused({ amount: '3215.800000000000000001' })).toEqual(['amount'])
    expect(await refused({ amount: '2.5', fee_type: 'usdt' })).toEqual(['amount'])
    expect(await refused({ address: `0x${'0'.repeat(40)}` })).toEqual(['address'])
    expect(await refused({ address: '0x3ed21b7C94af60835DB1c0e7718F2Aa94C6B50D8' })).toEqual(['address'])
    expect(await refused({ amount: '1e3' })).toEqual(['amount'])
    expect(
      await refused({ token: 'MATU', method: 'card', address: undefined, card_number: '4111111111111111', card_holder: 'Vera Lindt' }),
    ).toEqual(['token'])
    expect((await client.post('/api/withdraw', { ...withdrawal, amount: '3215.8' })).status).toBe(201)
  })

  it('is rejected for a pending trusted wallet, chosen or typed in capitals, until it is active', async () => {
    const client = await signedIn('secure')
    const { body: wallets } = await client.get<{ data: TrustedWallet[] }>('/api/trust-wallet')
    const waiting = wallets.data.find(({ status }) => status === 'waiting')!
    const chosen = { ...withdrawal, amount: '10', address: undefined, trusted_wallet_id: waiting.id }
    const written = { ...withdrawal, amount: '10', address: waiting.address.toUpperCase().replace('0X', '0x') }
    const said = ['This trusted wallet is not active yet.']
    expect((await client.post('/api/withdraw', chosen)).body).toMatchObject({ errors: { trusted_wallet_id: said } })
    expect((await client.post('/api/withdraw', written)).body).toMatchObject({ errors: { address: said } })
    client.simulator.clock.set(waiting.opens_at!)
    expect((await client.post('/api/withdraw', chosen)).status).toBe(201)
  })

  it('is rejected for a blocked user, until the block ends', async () => {
    const client = await signedIn('blocked')
    const { status, body } = await client.post('/api/withdraw', { ...withdrawal, amount: '10' })
    expect([status, body]).toEqual([
      403,
      { message: 'Withdrawals are paused until August 21, 2026 at 4:00 PM UTC.', code: 'withdraw.blocked' },
    ])
    client.simulator.clock.set('2026-08-21T16:00:00Z')
    expect((await client.post('/api/withdraw', { ...withdrawal, amount: '10' })).status).toBe(201)
  })
})

describe('a deposit', () => {
  it('is visible at once, counts its confirmations, and is credited after the fifteenth', async () => {
    const client = await signedIn('empty')
    const { body: sent } = await client.post<Transaction>('/__simulator/deposit', { persona: 'empty', token: 'USDT', amount: '500' })
    const look = async () => (await client.get<Transaction>(`/api/transactions/${sent.id}`)).body
    client.simulator.clock.advance(12 * SECOND)
    expect(await look()).toMatchObject({ type: 'deposit', status: 'confirming', confirmations: 12, confirmations_required: 15 })
    expect((await money(client))['USDT']).toEqual(['0', '0'])
    client.simulator.clock.advance(3 * SECOND)
    expect(await look()).toMatchObject({ status: 'done', confirmations: 15 })
    expect((await money(client))['USDT']).toEqual(['500', '0'])
  })

  it('of less than the minimum is rejected, and of the minimum credited', async () => {
    const client = await signedIn('empty')
    for (const [amount, status, held] of [
      ['0.99', 'rejected', '0'],
      ['1', 'done', '1'],
    ] as const) {
      const { body: sent } = await client.post<Transaction>('/__simulator/deposit', { persona: 'empty', token: 'USDT', amount })
      client.simulator.clock.advance(15 * SECOND)
      expect((await client.get<Transaction>(`/api/transactions/${sent.id}`)).body).toMatchObject({ status })
      expect((await money(client))['USDT']).toEqual([held, '0'])
    }
  })
})

describe('a repeated request', () => {
  const key = { 'Idempotency-Key': '7d9f2a54-6c3b-4a6e-9a8f-2f1d8c3b5e10' }

  it('with the same key and body gets the first response and moves nothing again', async () => {
    const client = await signedIn('trader')
    const first = await client.post('/api/withdraw', withdrawal, key)
    const again = await client.post('/api/withdraw', withdrawal, key)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('Idempotency-Replayed')).toBe('true')
    expect((await money(client))['USDT']).toEqual(['1965.8', '1250'])
    expect(
      client.simulator.log.filter(({ idempotency_key }) => idempotency_key === key['Idempotency-Key']).map(({ replayed }) => replayed),
    ).toEqual([false, true])
    const { body } = await client.get<{ data: Transaction[] }>(`/api/transactions?idempotency_key=${key['Idempotency-Key']}`)
    expect(body.data).toHaveLength(1)
  })

  it('with the same key and another body is rejected', async () => {
    const client = await signedIn('trader')
    await client.post('/api/withdraw', withdrawal, key)
    expect((await client.post('/api/withdraw', { ...withdrawal, amount: '1251' }, key)).status).toBe(422)
  })

  it('after a rejection can be corrected under the same key', async () => {
    const client = await signedIn('trader')
    expect((await client.post('/api/withdraw', { ...withdrawal, amount: '99999' }, key)).status).toBe(422)
    expect((await client.post('/api/withdraw', withdrawal, key)).status).toBe(201)
  })

  it('whose first response was lost after the commit finds the result', async () => {
    const client = await signedIn('trader')
    await expect(client.post('/api/uta/delegate', { amount: '100.000998', fee_type: 'usdt' }, key)).rejects.toThrow(TypeError)
    const { body } = await client.get<{ data: Transaction[] }>(`/api/transactions?idempotency_key=${key['Idempotency-Key']}`)
    expect(body.data.map(({ amount }) => amount)).toEqual(['-100.000998'])
    expect((await money(client))['USDT']).toEqual(['3115.799002', '100.000998'])
  })

  it('while the first is still under way is a conflict', async () => {
    const client = await signedIn('trader')
    let release = () => {}
    const { simulator } = client
    simulator.world.idempotency.set('u-2 key-under-way', {
      fingerprint: `POST /api/withdraw ${JSON.stringify(withdrawal)}`,
      answer: null,
      signed_in: null,
    })
    release = () => simulator.world.idempotency.delete('u-2 key-under-way')
    expect((await client.post('/api/withdraw', withdrawal, { 'Idempotency-Key': 'key-under-way' })).status).toBe(409)
    release()
    expect((await client.post('/api/withdraw', withdrawal, { 'Idempotency-Key': 'key-under-way' })).status).toBe(201)
  })
})
