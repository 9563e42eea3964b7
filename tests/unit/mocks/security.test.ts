import { describe, expect, it } from 'vitest'
import type { CodeSent, TrustedWallet } from '#sdk'
import { DAY, MINUTE, SECOND } from '#mocks/world/clock.ts'
import { structureOf } from '#mocks/world/partners.ts'
import { personaOf } from '#mocks/world/world.ts'
import { signedIn } from './client.ts'
import type { Client } from './client.ts'

const address = `0x${'be'.repeat(20)}`

describe('trusted wallets', () => {
  it('require verified Telegram and two-factor sign-in', async () => {
    const client = await signedIn('trader')
    expect((await client.get('/api/trust-wallet')).status).toBe(403)
    await client.post('/user/confirm-password', { password: 'Matu-2026!' })
    await client.post('/user/two-factor-authentication')
    await client.post('/user/confirmed-two-factor-authentication', { code: '246810' })
    expect((await client.get<{ data: unknown[] }>('/api/trust-wallet')).body.data).toHaveLength(3)
  })

  it('are pending until their code, wait a day, and are then active', async () => {
    const client = await signedIn('secure')
    const { body } = await client.post<{ data: TrustedWallet[] }>('/api/trust-wallet', { label: 'Paper', address, network: 'BSC' })
    const [wallet] = body.data
    const id = wallet?.id
    expect([wallet?.label, wallet?.status, wallet?.code]).toEqual(['Paper', 'pending', null])
    const send = () => client.post<CodeSent>('/api/trust-wallet/send-verification-code', { trust_wallet_id: id })
    expect((await send()).body).toMatchObject({
      channel: 'email',
      target: 's…e@matu.test',
      resend_at: '2026-08-14T12:21:00.000Z',
      attempts_left: 5,
    })
    expect((await send()).headers.get('Retry-After')).toBe('60')
    const confirm = (code: string) =>
      client.post<TrustedWallet>('/api/trust-wallet/verification-code-confirm', { trust_wallet_id: id, code })
    expect((await confirm('123456')).status).toBe(422)
    expect((await confirm('246810')).body).toMatchObject({ status: 'waiting', opens_at: '2026-08-15T12:20:00.000Z' })
    expect((await confirm('246810')).status).toBe(409)
    const withdraw = () =>
      client.post('/api/withdraw', { method: 'wallet', token: 'USDT', amount: '10', fee_type: 'usdt', trusted_wallet_id: id })
    expect((await withdraw()).status).toBe(422)
    client.simulator.clock.advance(DAY)
    expect((await client.get<TrustedWallet>(`/api/trust-wallet/${String(id)}`)).body.status).toBe('active')
    expect((await withdraw()).status).toBe(201)
  })

  it('have a unique label and address', async () => {
    const client = await signedIn('secure')
    const add = async (label: string, to: string) =>
      (await client.post<{ errors?: object }>('/api/trust-wallet', { label, address: to, network: 'BSC' })).body.errors ?? {}
    expect(Object.keys(await add('cold WALLET', address))).toEqual(['label'])
    expect(Object.keys(await add('Paper', '0x7A3F19C2BE0488AD51F06CE2940BB7D3A1F8C91E'))).toEqual(['address'])
    expect((await client.send('PUT', '/api/trust-wallet/tw-1', { label: 'Office safe' })).status).toBe(422)
    expect((await client.send<TrustedWallet>('PUT', '/api/trust-wallet/tw-1', { label: 'Cold wallet' })).body.label).toBe('Cold wallet')
  })

  it('are removed when deleted, except while a withdrawal to them is under way', async () => {
    const client = await signedIn('secure')
    const { body } = await client.post('/api/withdraw', {
      method: 'wallet',
      token: 'USDT',
      amount: '10',
      fee_type: 'usdt',
      trusted_wallet_id: 'tw-1',
    })
    await client.post(`/api/withdraw/${String(body['id'])}/confirm`, { code: '246810' })
    expect((await client.send('DELETE', '/api/trust-wallet/tw-1')).status).toBe(409)
    client.simulator.clock.advance(MINUTE)
    await client.get('/api/balances')
    expect((await client.send('DELETE', '/api/trust-wallet/tw-1')).status).toBe(204)
    expect((await client.get('/api/trust-wallet/tw-1')).status).toBe(404)
  })
})

describe('a money operation that names its user', () => {
  it('is carried out for that user, and refused with another user’s cookie', async () => {
    const client = await signedIn('trader')
    const refill = { amount: '100', fee_type: 'usdt' }
    const { id } = (await client.get<{ id: string }>('/api/users/me')).body
    expect((await client.post('/api/uta/delegate', { ...refill, user_id: id })).status).toBe(202)
    await client.signIn('leader')
    expect(await client.post('/api/uta/delegate', { ...refill, user_id: id })).toMatchObject({
      status: 403,
      body: { code: 'access.other_user' },
    })
    expect((await client.post('/api/uta/delegate', refill)).status).toBe(202)
  })
})

describe('the trusted-wallets-only setting', () => {
  const turn = (client: Client, on: boolean) =>
    client.send('PUT', '/api/users/settings', { keys: ['trusted_wallets_only'], trusted_wallets_only: on })
  const withdraw = (client: Client, to: Record<string, string>) =>
    client.post<{ codes?: Record<string, string[]> }>('/api/withdraw', {
      method: 'wallet',
      token: 'USDT',
      amount: '10',
      fee_type: 'usdt',
      ...to,
    })
  const card = { method: 'card', card_number: '4111111111111111', card_holder: 'Oleg Smirnov' }
  const answer = (on: boolean, until: string | null = null) => ({ trusted_wallets_only: on, trusted_wallets_only_until: until })

  it('is off at first, and rejects every other address and every card once it is on', async () => {
    const client = await signedIn('secure')
    expect((await client.get('/api/users/settings?keys[]=trusted_wallets_only')).body).toEqual(answer(false))
    expect((await withdraw(client, { address })).status).toBe(201)
    expect((await turn(client, true)).body).toEqual(answer(true))
    const refused = await withdraw(client, { address })
    expect([refused.status, refused.body.codes]).toEqual([422, { address: ['withdraw.trusted_only'] }])
    expect((await withdraw(client, card)).body.codes).toEqual({ card_number: ['withdraw.trusted_only'] })
    expect((await withdraw(client, { trusted_wallet_id: 'tw-1' })).status).toBe(201)
    // The same wallet, typed in full.
    expect((await withdraw(client, { address: '0x7A3F19C2BE0488AD51F06CE2940BB7D3A1F8C91E'.replace('0X', '0x') })).status).toBe(201)
  })

  it('is switched off with the password and a code of the app, a day later, and on if trusted wallets are available', async () => {
    const client = await signedIn('secure')
    const confirm = (proof: Record<string, string>) => client.post('/user/confirm-password', { password: 'Matu-2026!', ...proof })
    await turn(client, true)
    expect(await turn(client, false)).toMatchObject({ status: 423, body: { code: 'http.confirm_two_factor' } })
    // Setting the current value again requires nothing.
    expect((await turn(client, true)).status).toBe(200)
    await confirm({})
    expect((await turn(client, false)).status).toBe(423)
    expect((await confirm({ code: '000000' })).body).toMatchObject({ codes: { code: ['auth.two_factor_code'] } })
    expect((await turn(client, false)).status).toBe(423)
    await confirm({ code: '246810' })
    expect((await turn(client, false)).body).toEqual(answer(true, '2026-08-15T12:20:00.000Z'))
    client.simulator.clock.advance(DAY - MINUTE)
    expect((await withdraw(client, { address })).body.codes).toEqual({ address: ['withdraw.trusted_only'] })
    // Asking again does not move the moment.
    expect((await turn(client, false)).body).toEqual(answer(true, '2026-08-15T12:20:00.000Z'))
    client.simulator.clock.advance(MINUTE)
    expect((await client.get('/api/users/settings?keys[]=trusted_wallets_only')).body).toEqual(answer(false))
    expect((await withdraw(client, { address })).status).toBe(201)
    expect((await turn(await signedIn('trader'), true)).status).toBe(403)
  })

  it('stays on if switching it off is taken back in time, which requires nothing', async () => {
    const client = await signedIn('secure')
    await turn(client, true)
    await client.post('/user/confirm-password', { password: 'Matu-2026!', code: '246810' })
    await turn(client, false)
    client.simulator.clock.advance(DAY - MINUTE)
    expect((await turn(client, true)).body).toEqual(answer(true))
    client.simulator.clock.advance(DAY)
    expect((await withdraw(client, { address })).status).toBe(422)
  })

  it('is switched off with the password alone where two-factor sign-in has been turned off', async () => {
    const client = await signedIn('secure')
    await turn(client, true)
    await client.send('DELETE', '/user/two-factor-authentication', { code: '246810' })
    expect(await turn(client, false)).toMatchObject({ status: 423, body: { code: 'http.confirm_password' } })
    await client.post('/user/confirm-password', { password: 'Matu-2026!' })
    expect((await turn(client, false)).body).toEqual(answer(true, '2026-08-15T12:20:00.000Z'))
  })
})

describe('verification', () => {
  it('by e-mail or phone requires a code, wrong ones counted', async () => {
    const client = await signedIn('new')
    expect((await client.post<CodeSent>('/api/verification/phone/send', {})).body).toMatchObject({ channel: 'phone', target: '+49…17' })
    expect((await client.post('/api/verification/phone/confirm', { code: '999999' })).body['message']).toBe(
      'This code is incorrect. Attempts left: 4.',
    )
    client.simulator.clock.advance(5 * MINUTE)
    expect((await client.post('/api/verification/phone/confirm', { code: '246810' })).body['message']).toBe(
      'This code has expired. Request a new one.',
    )
    await client.post('/api/verification/phone/send', { contact: '+4915100000099' })
    expect((await client.post('/api/verification/phone/confirm', { code: '246810' })).body).toMatchObject({
      phone: 'verified',
      telegram: 'unverified',
    })
    expect((await client.get('/api/users/me')).body['phone']).toBe('+4915100000099')
  })

  it('by Telegram happens by itself, some seconds after the link was created', async () => {
    const client = await signedIn('new')
    const { body } = await client.post<CodeSent>('/api/verification/telegram/send', {})
    expect(body.deep_link).toMatch(/^https:\/\/t\.me\/matu_bot\?start=/)
    expect((await client.get('/api/verification/status')).body['telegram']).toBe('unverified')
    client.simulator.clock.advance(8 * SECOND)
    expect((await client.get('/api/verification/status')).body['telegram']).toBe('verified')
  })

  it('replaces a verified e-mail after the password was given, and notifies the old address', async () => {
    const client = await signedIn('trader')
    const change = () => client.post('/api/verification/email/send', { contact: 'vera@elsewhere.test' })
    expect((await change()).status).toBe(423)
    expect(
      (await client.send('PUT', '/user/profile-information', { firstname: 'Vera', lastname: 'Lindt', email: 'vera@elsewhere.test' }))
        .status,
    ).toBe(423)
    expect(client.simulator.world.outbox).toEqual([])
    await client.post('/user/confirm-password', { password: 'Matu-2026!' })
    expect((await change()).status).toBe(200)
    await client.post('/api/verification/email/confirm', { code: '246810' })
    expect((await client.get('/api/users/me')).body['email']).toBe('vera@elsewhere.test')
    expect(client.simulator.world.outbox.at(-1)).toMatchObject({ to: 'trader@matu.test', subject: 'Your email address was changed' })
    client.simulator.clock.advance(4 * 60 * MINUTE)
    expect((await client.post('/api/verification/email/send', { contact: 'vera@again.test' })).status).toBe(423)
  })

  it('accepts three channels only, and no contact of another user', async () => {
    const client = await signedIn('new')
    expect((await client.post('/api/verification/pigeon/send', {})).status).toBe(404)
    expect((await client.post('/api/verification/email/send', { contact: 'trader@matu.test' })).status).toBe(422)
  })
})

describe('two-factor set-up', () => {
  it('goes from key to code to eight recovery codes, and off again', async () => {
    const client = await signedIn('trader')
    expect((await client.post('/user/two-factor-authentication')).status).toBe(423)
    await client.post('/user/confirm-password', { password: 'Matu-2026!' })
    expect((await client.get('/user/two-factor-qr-code')).status).toBe(404)
    await client.post('/user/two-factor-authentication')
    const { body: secret } = await client.get('/user/two-factor-secret-key')
    expect(secret['secretKey']).toMatch(/^[A-Z2-7]{16}$/)
    expect((await client.get('/user/two-factor-qr-code')).body['url']).toBe(
      `otpauth://totp/MATU%3Atrader%40matu.test?secret=${String(secret['secretKey'])}&issuer=MATU`,
    )
    expect((await client.get('/user/two-factor-recovery-codes')).status).toBe(404)
    expect((await client.post('/user/confirmed-two-factor-authentication', { code: '000000' })).status).toBe(422)
    await client.post('/user/confirmed-two-factor-authentication', { code: '246810' })
    const { body: codes } = await client.get<string[]>('/user/two-factor-recovery-codes')
    const { body: renewed } = await client.post<string[]>('/user/two-factor-recovery-codes')
    expect([codes.length, renewed.length, codes.filter((code) => renewed.includes(code))]).toEqual([8, 8, []])
    expect((await client.send('DELETE', '/user/two-factor-authentication', { code: '000000' })).status).toBe(422)
    expect((await client.send('DELETE', '/user/two-factor-authentication', { code: '246810' })).status).toBe(200)
    expect((await client.get('/api/verification/status')).body['2fa']).toBe('disabled')
  })
})

describe('the summer promotion', () => {
  it('pays a step once it is reached', async () => {
    const client = await signedIn('trader')
    const earned = async () =>
      (await client.get<{ promotion: { earned: string; possible: string } }>('/api/referral/v2/statistic')).body.promotion
    expect(await earned()).toMatchObject({ earned: '200', possible: '800' })
    for (const [index, name] of ['Una', 'Dua', 'Tria'].entries()) {
      const partner = { name, level: 1, is_active: true, joined_at: `2026-08-1${String(index)}T00:00:00Z` }
      const structure = structureOf(client.simulator.world, personaOf(client.simulator.world, 'trader'))
      const [pattern] = structure.partners
      if (pattern) structure.partners.push({ ...pattern, ...partner, id: `p-new-${name}` })
    }
    expect(await earned()).toMatchObject({ earned: '500', possible: '500' })
    expect((await client.get('/api/active-bonus/current')).body['balance']).toBe('942.75')
    expect(await earned()).toMatchObject({ earned: '500', possible: '500' })
  })

  it('shows its banner until it is closed', async () => {
    const client = await signedIn('summer')
    const types = async () => (await client.get<{ data: { type: string }[] }>('/api/promo-banner/active')).body.data.map(({ type }) => type)
    expect(await types()).toContain('summer_promotion')
    await client.post('/api/promo-banner/close', { type: 'summer_promotion' })
    expect(await types()).not.toContain('summer_promotion')
  })
})
