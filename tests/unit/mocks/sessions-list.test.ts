import { describe, expect, it } from 'vitest'
import type { SignInRecordList, UserSessionList } from '#sdk'
import { MINUTE } from '#mocks/world/clock.ts'
import { agentOf } from '#mocks/world/visitors.ts'
import type { Client } from './client.ts'
import { aSimulator, clientOf, signedIn } from './client.ts'

const password = 'Matu-2026!'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0'

const sessions = async (client: Client) => (await client.get<UserSessionList>('/api/users/sessions', { 'User-Agent': edge })).body.data
const history = async (client: Client) => (await client.get<SignInRecordList>('/api/users/sign-ins')).body.data

describe('the sessions of a user', () => {
  it('are listed with this one first, without their secrets', async () => {
    const client = await signedIn('trader')
    const [here, ...others] = await sessions(client)
    expect(here).toMatchObject({
      is_current_device: true,
      agent: { platform: 'Windows', browser: 'Edge', is_desktop: true },
      created_at: '2026-08-14T12:20:00.000Z',
    })
    expect(others.map(({ is_current_device, place }) => [is_current_device, place?.city])).toEqual([
      [false, 'Lisbon'],
      [false, 'Berlin'],
      [false, 'Hamburg'],
    ])
    const secrets = [...client.simulator.world.sessions.byId.keys(), ...client.simulator.world.sessions.byToken.keys()]
    expect(secrets.filter((one) => JSON.stringify([here, ...others]).includes(one))).toEqual([])
  })

  it('end one by one: the next request of that one is refused', async () => {
    const client = await signedIn('trader')
    const phone = clientOf(client.simulator)
    await phone.signIn('trader')
    const { id } = (await phone.get<UserSessionList>('/api/users/sessions')).body.data[0]!
    expect((await client.send('DELETE', `/api/users/sessions/${id}`)).status).toBe(204)
    expect((await phone.get('/api/users/me')).status).toBe(401)
    expect((await client.send('DELETE', `/api/users/sessions/${id}`)).status).toBe(404)
  })

  it('end by signing out if it is this one, and not for another user', async () => {
    const client = await signedIn('trader')
    const [here] = await sessions(client)
    expect((await client.send('DELETE', `/api/users/sessions/${here!.id}`)).body).toMatchObject({ code: 'session.current' })
    const other = clientOf(client.simulator)
    await other.signIn('leader')
    expect((await other.send('DELETE', `/api/users/sessions/${here!.id}`)).status).toBe(404)
    expect((await client.get('/api/users/me')).status).toBe(200)
  })

  it('end all but this one with the password', async () => {
    const client = await signedIn('secure')
    expect((await client.send('DELETE', '/user/other-browser-sessions', { password: 'wrong' })).body).toMatchObject({
      codes: { password: ['auth.password'] },
    })
    expect(await sessions(client)).toHaveLength(4)
    expect((await client.send('DELETE', '/user/other-browser-sessions', { password })).status).toBe(204)
    expect((await sessions(client)).map(({ is_current_device }) => is_current_device)).toEqual([true])
  })

  it('say when they end without another request', async () => {
    const client = await signedIn('empty')
    client.simulator.world.sessions.life = { idle: 60 * MINUTE, absolute: 90 * MINUTE }
    client.simulator.clock.advance(45 * MINUTE)
    expect((await sessions(client))[0]!.expires_at).toBe('2026-08-14T13:50:00.000Z')
  })
})

describe('the history of sign-ins', () => {
  const login = async (client: Client, email: string, given: string, agent: string) => {
    await client.get('/sanctum/csrf-cookie')
    return client.send('POST', '/login', { email, password: given }, { 'User-Agent': agent })
  }

  it('counts refused attempts in one row, and has the sign-in after them', async () => {
    const client = clientOf(aSimulator())
    for (const given of ['a', 'b', 'c']) await login(client, 'leader@matu.test', given, iPhone)
    await login(client, 'leader@matu.test', password, iPhone)
    expect((await history(client)).slice(0, 2)).toMatchObject([
      { result: 'signed_in', method: 'password', second_factor: null, attempts: 1, unusual: [], agent: { platform: 'iPhone' } },
      { result: 'wrong_password', attempts: 3, unusual: [] },
    ])
  })

  it('tells the second step, a device that was never seen, and many attempts', async () => {
    const client = clientOf(aSimulator())
    await login(client, 'secure@matu.test', password, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
    for (let at = 0; at < 5; at += 1) await client.post('/two-factor-challenge', { code: '000000' })
    client.simulator.clock.advance(2 * MINUTE)
    await client.post(
      '/two-factor-challenge',
      { code: '246810' },
      { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    )
    expect((await history(client)).slice(0, 2)).toMatchObject([
      { result: 'signed_in', second_factor: 'app', unusual: ['new_device'], agent: { browser: 'Firefox' } },
      { result: 'wrong_code', second_factor: 'app', attempts: 5, unusual: ['new_device', 'many_attempts'] },
    ])
  })

  it('has a stranger from another country, and pages by cursor', async () => {
    const client = await signedIn('trader')
    const [first] = await history(client)
    expect(first).toMatchObject({ result: 'signed_in', unusual: ['new_device', 'new_country'], place: { country: 'PT' } })
    const page = (await client.get<SignInRecordList>('/api/users/sign-ins?per_page=20')).body
    const rest = (await client.get<SignInRecordList>(`/api/users/sign-ins?per_page=20&cursor=${page.meta.next_cursor ?? ''}`)).body
    expect([page.data.length, rest.data.length, rest.meta.next_cursor]).toEqual([20, 8, null])
  })

  it('reads the devices that people use', () => {
    expect(agentOf(iPhone)).toEqual({ platform: 'iPhone', browser: 'Safari', is_desktop: false })
    expect(agentOf(edge)).toEqual({ platform: 'Windows', browser: 'Edge', is_desktop: true })
    expect(agentOf('curl/8')).toEqual({ platform: null, browser: null, is_desktop: true })
  })
})
