import { describe, expect, it } from 'vitest'
import type { Freeze, UserSettings, Withdrawal } from '#sdk'
import { readContract, rowsOf } from '#openapi/tools/contract.ts'
import { DAY, HOUR, MINUTE } from '#mocks/world/clock.ts'
import { totalsByToken } from '#mocks/world/ledger.ts'
import type { Client } from './client.ts'
import { clientOf, money, signedIn } from './client.ts'

const password = 'Matu-2026!'
const put = (client: Client, body: Record<string, unknown>) => client.send<Freeze>('PUT', '/api/users/freeze', body)
const freeze = (client: Client) => put(client, { action: 'freeze' })
const wallet = { method: 'wallet', token: 'USDT', amount: '10', fee_type: 'usdt', address: `0x${'ab'.repeat(20)}` }

/** Where an operation is sent. Its body does not matter: a frozen account is refused before it is read. */
const target = (path: string): string => path.replace('{id}', 'wd-77')

describe('a frozen account', () => {
  const moving = rowsOf(readContract()).filter(({ operation }) => operation['x-moves-money'])
  const wallets = ['POST /api/trust-wallet', 'POST /api/trust-wallet/verification-code-confirm']

  it.each(moving.map(({ method, path }) => `${method} ${path}`))('answers %s with 423', async (operation) => {
    const [method = '', path = ''] = operation.split(' ')
    const client = await signedIn('trader')
    await freeze(client)
    const { status, body } = await client.send(method, target(path), path.includes('{id}') ? { code: '246810' } : {})
    expect([status, body]).toEqual([423, expect.objectContaining({ code: 'account.frozen' })])
  })

  it.each(wallets)('answers %s with 423', async (operation) => {
    const client = await signedIn('secure')
    await freeze(client)
    const { status, body } = await client.post(operation.split(' ')[1]!, {})
    expect([status, body]).toEqual([423, expect.objectContaining({ code: 'account.frozen' })])
  })

  it('is refused by exactly the operations that say so in the contract', () => {
    const says = rowsOf(readContract()).filter(({ operation }) =>
      JSON.stringify(operation.responses['423'] ?? '').includes('AccountFrozen'),
    )
    expect(says.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      [...moving.map(({ method, path }) => `${method} ${path}`), ...wallets].toSorted(),
    )
  })

  it('cancels a withdrawal that waits and one that is accepted, and refunds both', async () => {
    const client = await signedIn('summer')
    const before = await money(client)
    const { body: waiting } = await client.post<Withdrawal>('/api/withdraw', wallet)
    const { body: accepted } = await client.post<Withdrawal>('/api/withdraw', wallet)
    await client.post(`/api/withdraw/${accepted.id}/confirm`, { code: '246810' })
    expect(await money(client)).not.toEqual(before)
    await freeze(client)
    for (const { id } of [waiting, accepted])
      expect((await client.get<Withdrawal>(`/api/withdraw/${id}`)).body).toMatchObject({ status: 'cancelled', code: null })
    expect(await money(client)).toEqual(before)
    for (const total of totalsByToken(client.simulator.world.ledger).values()) expect(total).toBe(0n)
  })

  it('lets a withdrawal that is being processed end, since it has left', async () => {
    const client = await signedIn('summer')
    const { body } = await client.post<Withdrawal>('/api/withdraw', wallet)
    await client.post(`/api/withdraw/${body.id}/confirm`, { code: '246810' })
    client.simulator.clock.advance(5000)
    await freeze(client)
    client.simulator.clock.advance(MINUTE)
    expect((await client.get<Withdrawal>(`/api/withdraw/${body.id}`)).body.status).toBe('done')
  })

  it('stands in the settings of every session of the user, and of no other user', async () => {
    const client = await signedIn('secure')
    const second = clientOf(client.simulator)
    await second.signIn('secure')
    const other = clientOf(client.simulator)
    await other.signIn('trader')
    const settings = async (one: Client) => (await one.get<UserSettings>('/api/users/settings?keys[]=frozen_at')).body
    await freeze(client)
    expect(await settings(second)).toEqual({ frozen_at: '2026-08-14T12:20:00.000Z', thaws_at: null })
    expect((await second.post('/api/withdraw', wallet)).status).toBe(423)
    expect(await settings(other)).toEqual({ frozen_at: null, thaws_at: null })
  })
})

describe('thawing', () => {
  it('takes the password, a code of the app, and a day in which it is frozen', async () => {
    const client = await signedIn('secure')
    await freeze(client)
    expect((await put(client, { action: 'thaw', password: 'wrong', code: '246810' })).status).toBe(422)
    expect((await put(client, { action: 'thaw', password, code: '000000' })).body).toMatchObject({
      codes: { code: ['auth.two_factor_code'] },
    })
    expect((await put(client, { action: 'thaw', password })).status).toBe(422)
    // A recovery code may have been stolen with the password.
    const [recovery_code] = client.simulator.world.users.get('u-5')!.two_factor.recovery_codes
    expect((await put(client, { action: 'thaw', password, recovery_code })).status).toBe(422)
    expect((await put(client, { action: 'thaw', password, code: '246810' })).body.thaws_at).toBe('2026-08-15T12:20:00.000Z')
    client.simulator.clock.advance(DAY - MINUTE)
    expect((await client.post('/api/withdraw', wallet)).status).toBe(423)
    client.simulator.clock.advance(MINUTE)
    expect((await client.post('/api/withdraw', wallet)).status).toBe(201)
    expect((await put(client, { action: 'thaw', password, code: '246810' })).status).toBe(409)
  })

  it('takes a code by e-mail where there is no app, sent for the password alone', async () => {
    const client = await signedIn('trader')
    expect((await put(client, { action: 'send_code', password })).status).toBe(409)
    await freeze(client)
    expect((await put(client, { action: 'thaw', password, code: '246810' })).body).toMatchObject({ codes: { code: ['code.missing'] } })
    expect((await put(client, { action: 'send_code', password: 'wrong' })).status).toBe(422)
    const { body } = await put(client, { action: 'send_code', password })
    expect(body.code).toMatchObject({ channel: 'email', target: 't…r@matu.test' })
    expect((await put(client, { action: 'thaw', password, code: '246810' })).body).toMatchObject({
      thaws_at: '2026-08-15T12:20:00.000Z',
      code: null,
    })
    expect(client.simulator.world.outbox.map(({ to }) => to)).toEqual(Array(3).fill('trader@matu.test'))
  })

  it('is taken back by freezing again, which needs nothing', async () => {
    const client = await signedIn('secure')
    await freeze(client)
    await put(client, { action: 'thaw', password, code: '246810' })
    client.simulator.clock.advance(23 * HOUR)
    expect((await freeze(client)).body).toMatchObject({ frozen_at: '2026-08-14T12:20:00.000Z', thaws_at: null })
    client.simulator.clock.advance(2 * DAY)
    expect((await client.post('/api/withdraw', wallet)).status).toBe(423)
  })

  it('locks out who tries codes', async () => {
    const client = await signedIn('secure')
    await freeze(client)
    for (let at = 0; at < 5; at += 1) await put(client, { action: 'thaw', password, code: '000000' })
    expect((await put(client, { action: 'thaw', password, code: '246810' })).status).toBe(429)
  })
})
