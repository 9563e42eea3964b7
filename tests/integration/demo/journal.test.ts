import { describe, expect, it } from 'vitest'
import { forgetJournal, rememberingSimulator } from '#app/build/demo/journal.ts'
import type { Simulator } from '#mocks/simulator.ts'
import { fakeStorage } from '../../unit/app/fakes.ts'

const NOW = Date.parse('2026-08-14T12:20:00Z')
const MINUTE = 60_000

/** A browser: its cookies survive a reload, its page does not. */
function browser(storage = fakeStorage()) {
  const cookies: Record<string, string> = {}
  let now = NOW
  let simulator: Simulator
  const reload = async (): Promise<void> => void (simulator = await rememberingSimulator(storage, () => now))
  const ask = async (method: string, path: string, body?: object, token?: string) => {
    const headers = { 'X-XSRF-TOKEN': decodeURIComponent(cookies['XSRF-TOKEN'] ?? ''), ...(token && { Authorization: `Bearer ${token}` }) }
    const request = new Request(`http://demo.test${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const answer = await simulator.fetch(request, {
      cookies: { ...cookies },
      setCookie(line) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies[name] = value
      },
    })
    return { status: answer.status, body: answer.status === 204 ? null : ((await answer.json()) as Record<string, unknown>) }
  }
  return { reload, ask, storage, pass: (ms: number) => (now += ms) }
}

const signedIn = async (one: ReturnType<typeof browser>, persona: string): Promise<string> =>
  String((await one.ask('POST', '/__simulator/sign-in', { persona })).body?.['auth_token'])

describe('the demo’s simulator', () => {
  it('survives a reload: sign-in, purchases and their dates', async () => {
    const one = browser()
    await one.reload()
    await one.ask('GET', '/sanctum/csrf-cookie')
    await one.ask('POST', '/login', { email: 'trader@matu.test', password: 'Matu-2026!' })
    await one.ask('GET', '/api/balances')
    expect((await one.ask('POST', '/api/uta/subscribe', { plan_id: 'uta-30' })).status).toBe(201)
    const before = [
      await one.ask('GET', '/api/balances'),
      await one.ask('GET', '/api/transactions'),
      await one.ask('GET', '/api/uta/subscribe'),
    ]
    await one.reload()
    expect([
      await one.ask('GET', '/api/balances'),
      await one.ask('GET', '/api/transactions'),
      await one.ask('GET', '/api/uta/subscribe'),
    ]).toEqual(before)

    one.pass(5 * MINUTE)
    const token = await signedIn(one, 'leader')
    await one.reload()
    expect((await one.ask('GET', '/api/users/me', undefined, token)).body).toMatchObject({ email: 'leader@matu.test' })
  })

  it('is reset on request, after a week, and if the stored state is unreadable', async () => {
    const one = browser()
    await one.reload()
    const token = await signedIn(one, 'trader')
    const me = async () => (await one.ask('GET', '/api/users/me', undefined, token)).status
    await one.reload()
    expect(await me()).toBe(200)
    const kept = one.storage.getItem('matu_demo') ?? ''

    forgetJournal(one.storage)
    await one.reload()
    expect(await me()).toBe(401)
    for (const text of ['{', 'null', '{"born":0}', kept.slice(0, 80), '[]']) {
      one.storage.setItem('matu_demo', text)
      await one.reload()
      expect(await me(), text).toBe(401)
    }
    one.storage.setItem('matu_demo', kept)
    one.pass(8 * 24 * 60 * MINUTE)
    await one.reload()
    expect(await me()).toBe(401)
  })

  it('lives as long as the page if storage is unavailable', async () => {
    const one = browser()
    one.storage.full = true
    await one.reload()
    const token = await signedIn(one, 'trader')
    expect((await one.ask('GET', '/api/users/me', undefined, token)).status).toBe(200)
  })
})
