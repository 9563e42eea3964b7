import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#mocks/world/clock.ts'
import { aSimulator, clientOf, signedIn } from './client.ts'
import type { Client, Reply } from './client.ts'

const password = 'Matu-2026!'

const fresh = async () => {
  const client = clientOf(aSimulator())
  await client.get('/sanctum/csrf-cookie')
  return client
}

describe('sessions like Sanctum’s', () => {
  it('set a readable, URL-encoded XSRF cookie and an HttpOnly session cookie', async () => {
    const client = clientOf(aSimulator())
    const { status, headers } = await client.get('/sanctum/csrf-cookie')
    expect(status).toBe(204)
    const [csrf = '', session = ''] = headers.getSetCookie()
    expect(csrf).toMatch(/^XSRF-TOKEN=[^;]*%3D; .*SameSite=Lax/)
    expect(csrf).not.toContain('HttpOnly')
    expect(session).toMatch(/^matu_session=.*HttpOnly/)
  })

  it('reject a write without the decoded token, whatever else it sends', async () => {
    const client = await fresh()
    const encoded = client.cookies.get('XSRF-TOKEN') ?? ''
    expect(encoded).toContain('%')
    for (const token of ['', encoded, 'nonsense', btoa('nonsense')]) {
      const { status, body } = await client.post('/login', { email: 'trader@matu.test', password }, { 'X-XSRF-TOKEN': token })
      expect([status, body]).toEqual([419, { message: 'CSRF token mismatch.', code: 'http.csrf' }])
    }
    expect((await clientOf(client.simulator).post('/login')).status).toBe(419)
  })

  it('renew the cookie with each response and change session and secret at sign-in', async () => {
    const client = await fresh()
    const before = new Map(client.cookies)
    await client.post('/login', { email: 'trader@matu.test', password })
    expect(client.cookies.get('matu_session')).not.toBe(before.get('matu_session'))
    const old = decodeURIComponent(before.get('XSRF-TOKEN') ?? '')
    expect((await client.post('/api/promo-banner/close', { type: 'two_factor' }, { 'X-XSRF-TOKEN': old })).status).toBe(419)
    expect((await client.post('/api/promo-banner/close', { type: 'two_factor' })).status).toBe(200)
  })

  it('identify a user by cookie or bearer token, and nobody after sign-out', async () => {
    const client = await fresh()
    const { body } = await client.post('/login', { email: 'trader@matu.test', password })
    const bearer = { Authorization: `Bearer ${String(body['auth_token'])}` }
    const stranger = clientOf(client.simulator)
    expect((await client.get('/api/users/me')).body['email']).toBe('trader@matu.test')
    expect((await stranger.get('/api/users/me', bearer)).status).toBe(200)
    expect((await client.get('/logout')).status).toBe(204)
    expect((await client.get('/api/users/me')).body).toEqual({ message: 'Unauthenticated.', code: 'http.unauthenticated' })
    expect((await stranger.get('/api/users/me', bearer)).status).toBe(401)
  })

  it('lock an e-mail and address after five wrong passwords a minute, with Fortify’s message', async () => {
    const client = await fresh()
    const wrong = { email: 'trader@matu.test', password: 'wrong' }
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await client.post('/login', wrong)).status).toBe(422)
    client.simulator.clock.advance(20 * SECOND)
    const { status, headers, body } = await client.post('/login', { ...wrong, password })
    expect([status, headers.get('Retry-After'), headers.get('X-RateLimit-Limit'), headers.get('X-RateLimit-Remaining')]).toEqual([
      429,
      '40',
      '5',
      '0',
    ])
    expect(body['errors']).toEqual({ email: ['Too many sign-in attempts. Try again in 40\u00a0s.'] })
    expect((await client.post('/login', { email: 'empty@matu.test', password })).status).toBe(200)
    client.simulator.clock.advance(40 * SECOND)
    await client.get('/sanctum/csrf-cookie')
    expect((await client.post('/login', { ...wrong, password })).status).toBe(200)
  })

  it('ask for the second factor in the session in which the password was right', async () => {
    const client = await fresh()
    expect((await client.post('/login', { email: 'secure@matu.test', password })).body).toEqual({ two_factor: true })
    expect((await client.get('/api/users/me')).status).toBe(401)
    expect((await client.post('/two-factor-challenge', { code: '000000' })).body['errors']).toHaveProperty('code')
    const other = await (async () => {
      const one = clientOf(client.simulator)
      await one.get('/sanctum/csrf-cookie')
      return one
    })()
    expect((await other.post('/two-factor-challenge', { code: '246810' })).status).toBe(422)
    expect((await client.post('/two-factor-challenge', { code: '246810' })).body).toHaveProperty('auth_token')
    expect((await client.get('/api/users/me')).status).toBe(200)
  })

  it('accept a recovery code once and replace it', async () => {
    const client = await signedIn('secure')
    expect((await client.get('/user/two-factor-recovery-codes')).status).toBe(423)
    expect((await client.post('/user/two-factor-recovery-codes')).status).toBe(423)
    await client.post('/user/confirm-password', { password })
    const { body: codes } = await client.get<string[]>('/user/two-factor-recovery-codes')
    expect(codes).toHaveLength(8)
    const [recovery_code = ''] = codes
    const enter = async () => {
      await client.get('/logout')
      await client.post('/login', { email: 'secure@matu.test', password })
      return (await client.post('/two-factor-challenge', { recovery_code })).status
    }
    expect(await enter()).toBe(200)
    // A new session has confirmed nothing.
    expect((await client.get('/user/two-factor-recovery-codes')).status).toBe(423)
    await client.post('/user/confirm-password', { password })
    const { body: after } = await client.get<string[]>('/user/two-factor-recovery-codes')
    expect([after.length, after.includes(recovery_code)]).toEqual([8, false])
    expect(await enter()).toBe(422)
  })

  it('last as long as they may: after the last request, and altogether, by cookie and by token', async () => {
    const client = await fresh()
    await client.post('/__simulator/sessions/life', { idle: HOUR, absolute: 12 * HOUR })
    const { body } = await client.post('/login', { email: 'trader@matu.test', password })
    const bearer = { Authorization: `Bearer ${String(body['auth_token'])}` }
    const stranger = clientOf(client.simulator)
    const ask = async (after: number, who = client, headers = {}) => {
      client.simulator.clock.advance(after)
      return (await who.get('/api/users/me', headers)).status
    }
    expect(await ask(HOUR - SECOND)).toBe(200)
    expect(await ask(HOUR - SECOND, stranger, bearer)).toBe(200)
    expect(await ask(HOUR)).toBe(401)
    expect(await ask(0, stranger, bearer)).toBe(401)
    await client.signIn('trader')
    for (let half = 1; half < 24; half += 1) expect(await ask(HOUR / 2)).toBe(200)
    expect(await ask(HOUR / 2)).toBe(401)
  })

  it('end elsewhere, with their tokens, at each change of what signs the user in', async () => {
    const code = '246810'
    const changes: ReadonlyArray<[string, (client: Client) => Promise<Reply>]> = [
      ['two-factor sign-in on', (one) => one.post('/user/confirmed-two-factor-authentication', { code })],
      ['two-factor sign-in off', (one) => one.send('DELETE', '/user/two-factor-authentication', { code })],
      ['e-mail, in the profile', (one) => one.send('PUT', '/user/profile-information', { email: 'vera@elsewhere.test' })],
      ['e-mail, by its code', (one) => one.post('/api/verification/email/confirm', { code })],
    ]
    const client = await signedIn('trader')
    const confirm = () => client.post('/user/confirm-password', { password })
    await confirm()
    await client.post('/user/two-factor-authentication')
    for (const [what, change] of changes) {
      const elsewhere = clientOf(client.simulator)
      const { body } = await elsewhere.post('/__simulator/sign-in', { persona: 'trader' })
      const bearer = { Authorization: `Bearer ${String(body['auth_token'])}` }
      if (what.endsWith('code')) await client.post('/api/verification/email/send', { contact: 'vera@again.test' })
      expect((await elsewhere.get('/api/users/me')).status, what).toBe(200)
      expect((await change(client)).status, what).toBe(200)
      expect((await elsewhere.get('/api/users/me')).status, what).toBe(401)
      expect((await clientOf(client.simulator).get('/api/users/me', bearer)).status, what).toBe(401)
      expect((await client.get('/api/users/me')).status, what).toBe(200)
    }
  })

  it('end the token of the session in which somebody signs in again, and every token at sign-out', async () => {
    const client = await fresh()
    const bearers: Array<Record<string, string>> = []
    for (const persona of ['trader', 'empty']) {
      const { body } = await client.post('/login', { email: `${persona}@matu.test`, password })
      bearers.push({ Authorization: `Bearer ${String(body['auth_token'])}` })
    }
    const asked = () => Promise.all(bearers.map(async (one) => (await clientOf(client.simulator).get('/api/users/me', one)).status))
    expect(await asked()).toEqual([401, 200])
    for (const mode of ['navigate', 'no-cors']) expect((await client.get('/logout', { 'Sec-Fetch-Mode': mode })).status).toBe(403)
    expect(await asked()).toEqual([401, 200])
    await client.get('/logout', { 'Sec-Fetch-Mode': 'cors' })
    expect(await asked()).toEqual([401, 401])
  })

  it('begin with Google only by a token for this application, fresh, of a verified e-mail, and with the second factor', async () => {
    const client = await fresh()
    const enter = (access_token: string) => client.post('/auth/google', { access_token })
    for (const token of ['ya29.foreign', 'ya29.stale', 'ya29.unverified', 'eyJ0eXAi'])
      expect((await enter(token)).body['codes'], token).toEqual({ access_token: ['auth.google'] })
    expect((await client.get('/api/users/me')).status).toBe(401)
    expect((await enter('ya29.secure')).body).toEqual({ two_factor: true })
    expect((await client.get('/api/users/me')).status).toBe(401)
    expect((await enter('ya29.trader')).body).toHaveProperty('auth_token')
  })

  it('end elsewhere when the password changes, and block withdrawals for 24 hours', async () => {
    const client = await signedIn('trader')
    const elsewhere = clientOf(client.simulator)
    await elsewhere.signIn('trader')
    const change = { current_password: password, password: 'Matu-2027!', password_confirmation: 'Matu-2027!' }
    expect((await client.send('PUT', '/user/password', change)).status).toBe(200)
    expect((await elsewhere.get('/api/users/me')).status).toBe(401)
    const { body } = await client.get('/api/users/settings?keys[]=withdraws_blocked_until')
    expect(body).toEqual({
      withdraws_blocked_until: '2026-08-15T12:20:00.000Z',
      withdraws_blocked_since: '2026-08-14T12:20:00.000Z',
      withdraws_block_reason: 'password_changed',
    })
    const refused = await client.post('/api/withdraw', {
      method: 'wallet',
      token: 'USDT',
      amount: '10',
      fee_type: 'usdt',
      address: `0x${'a'.repeat(40)}`,
    })
    expect(refused.status).toBe(403)
  })

  it('send a reset link that is valid for an hour and once', async () => {
    const client = await fresh()
    const email = 'trader@matu.test'
    const link = async () => {
      await client.post('/forgot-password', { email })
      const { body } = await client.get<{ data: { link: string }[] }>(`/__simulator/outbox?to=${email}`)
      return /password-reset\/(\w+)\?email=trader%40matu\.test$/.exec(body.data.at(-1)?.link ?? '')?.[1] ?? ''
    }
    const token = await link()
    expect((await client.post('/forgot-password', { email })).body['errors']).toEqual({ email: ['Wait a moment before you try again.'] })
    const reset = { token, email, password: 'Matu-2028!', password_confirmation: 'Matu-2028!' }
    expect((await client.post('/reset-password', { ...reset, password: 'weak', password_confirmation: 'weak' })).status).toBe(422)
    expect((await client.post('/reset-password', reset)).status).toBe(200)
    expect((await client.post('/reset-password', reset)).status).toBe(422)
    client.simulator.clock.advance(2 * MINUTE)
    const second = await link()
    client.simulator.clock.advance(60 * MINUTE)
    expect((await client.post('/reset-password', { ...reset, token: second })).body['errors']).toHaveProperty('email')
    expect((await client.post('/login', { email, password: 'Matu-2028!' })).status).toBe(200)
  })

  it('answer a reset for an unknown address as for a known one', async () => {
    const client = await fresh()
    const ask = async (email: string) => {
      const { status, body } = await client.post('/forgot-password', { email })
      return [status, body]
    }
    const [known, unknown] = ['trader@matu.test', 'nobody@matu.test']
    expect(await ask(unknown)).toEqual(await ask(known))
    expect(await ask(unknown)).toEqual(await ask(known))
    const reset = { token: 'x'.repeat(64), password: 'Matu-2028!', password_confirmation: 'Matu-2028!' }
    const answers = await Promise.all([known, unknown].map((email) => client.post('/reset-password', { ...reset, email })))
    expect(answers[1]!.body).toEqual(answers[0]!.body)
  })

  it('register, sign in at once, and show the new user to the inviter and above', async () => {
    const client = await fresh()
    const newcomer = {
      firstname: 'Nora',
      lastname: 'Busch',
      email: 'nora@matu.test',
      password,
      password_confirmation: password,
      lang: 'de',
      terms_accepted: true,
    }
    const { status } = await client.post('/api/users', { ...newcomer, referral_code: 'VERA48' })
    expect([status, (await client.get('/api/users/me')).body['firstname']]).toEqual([201, 'Nora'])
    const inviter = clientOf(client.simulator)
    await inviter.signIn('trader')
    const { body } = await inviter.get<{ data: { name: string; level: number }[] }>('/api/referral/v2/partners?search=nora%20busch')
    expect(body.data.map(({ name, level }) => [name, level])).toEqual([['Nora Busch', 1]])
    expect((await client.post('/api/users', newcomer)).body['errors']).toEqual({ email: ['This email is already in use.'] })
  })
})

describe('the server’s messages', () => {
  it.each([
    ['en', 'The email field is required.'],
    ['ru-RU,ru;q=0.9', 'Заполните поле «почта».'],
    ['de', 'Füllen Sie „E-Mail“ aus.'],
    ['fr,es;q=0.8', 'El campo «correo» es obligatorio.'],
    ['fr', 'The email field is required.'],
  ])('are in the language of Accept-Language: %s', async (language, text) => {
    const client = await fresh()
    const { body } = await client.post<{ message: string; errors: Record<string, string[]> }>(
      '/forgot-password',
      {},
      { 'Accept-Language': language },
    )
    expect([body.message, body.errors['email']]).toEqual([text, [text]])
  })

  it('count further errors in the message, like Laravel', async () => {
    const client = await fresh()
    const { body } = await client.post('/login')
    expect(body['message']).toBe('The email field is required. (and 1 more error)')
  })

  it('have the simulated clock in Date', async () => {
    const client = await fresh()
    client.simulator.clock.set('2030-01-02T03:04:05Z')
    expect((await client.get('/sanctum/csrf-cookie')).headers.get('Date')).toBe('Wed, 02 Jan 2030 03:04:05 GMT')
  })

  it('throttle with Retry-After and the X-RateLimit headers', async () => {
    const client = await signedIn('trader', { rateLimit: 3 })
    const left = []
    for (let request = 0; request < 3; request += 1) left.push((await client.get('/api/prefences')).headers.get('X-RateLimit-Remaining'))
    const { status, headers, body } = await client.get('/api/prefences')
    expect([left, status, body, headers.get('Retry-After')]).toEqual([
      ['2', '1', '0'],
      429,
      { message: 'Too Many Attempts.', code: 'http.throttled' },
      '60',
    ])
    expect(headers.get('X-RateLimit-Reset')).toBe(String(Date.parse('2026-08-14T12:21:00Z') / 1000))
  })

  it('are 503 with Retry-After during maintenance', async () => {
    const client = await signedIn('trader')
    await client.post('/__simulator/maintenance', { on: true, retry_after: 30 })
    const { status, headers } = await client.get('/api/balances')
    expect([status, headers.get('Retry-After')]).toEqual([503, '30'])
    await client.post('/__simulator/maintenance', { on: false })
    expect((await client.get('/api/balances')).status).toBe(200)
  })
})
