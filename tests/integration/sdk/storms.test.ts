import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiError, connect, prepare, serverNow, type ConnectSettings } from '#sdk'
import * as sdk from '#sdk'
import { answer, type Reply } from './faulty-server.ts'
import { callOperation, faultFor, startRig, type Rig } from './rig.ts'

let rig: Rig
let again: (settings?: Partial<ConnectSettings>) => void
let now = 0
beforeAll(async () => ({ rig, again } = await startRig()))
beforeEach(() => {
  now = Date.now()
  again({ now: () => now })
})
afterAll(() => rig.server.close())

const mismatch = answer(419, { message: 'CSRF token mismatch.' })
const settings = answer(200, { message: 'Saved.' })
const ends = async (calls: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(calls)).map((end) =>
    end.status === 'fulfilled' ? 'data' : end.reason instanceof ApiError ? end.reason.kind : String(end.reason),
  )
const save = (): Promise<unknown> => callOperation('requestPasswordReset')
const times = (count: number): undefined[] => Array.from({ length: count })

/** Each of the first `count` requests gets a 419, later ones succeed. */
const mismatchFirst = (count: number): Reply => {
  let left = count
  return (request, response) => (left-- > 0 ? mismatch : settings)(request, response)
}

describe('the CSRF cookie', () => {
  test('is fetched once for eight parallel first requests', async () => {
    rig.server.reply = faultFor(settings, true)
    expect(await ends(times(8).map(save))).toEqual(Array(8).fill('data'))
    expect([rig.cookies().length, rig.sent().length]).toEqual([1, 8])
  })

  test('is fetched once for eight parallel 419s, and each request is retried once', async () => {
    rig.server.reply = faultFor(settings, true)
    await save()
    rig.server.reply = faultFor(mismatchFirst(8), true)
    expect(await ends(times(8).map(save))).toEqual(Array(8).fill('data'))
    expect([rig.cookies().length, rig.sent().length]).toEqual([2, 17])
  })

  test('that keeps being rejected costs three requests in ten seconds, however many are made', async () => {
    rig.server.reply = faultFor(settings, true)
    await save()
    rig.forget()
    rig.server.reply = faultFor(mismatch, true)
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await ends([save()])).toEqual(['csrf'])
      now += 900
    }
    expect(rig.server.seen.map((seen) => seen.path)).toEqual(['/forgot-password', '/sanctum/csrf-cookie', '/forgot-password'])
    now += 2000
    expect(await ends([save()])).toEqual(['csrf'])
    expect(rig.server.seen).toHaveLength(5)
  })

  test('may be rejected again and again if each retry succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      rig.server.reply = faultFor(mismatchFirst(1), true)
      expect(await ends([save()])).toEqual(['data'])
    }
  })

  test('that is rejected reports when to try again', async () => {
    rig.server.reply = faultFor(mismatch, true)
    await ends([save()])
    now += 4000
    const error = await save().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ kind: 'csrf', retryAfter: 6, operation: 'requestPasswordReset' })
  })

  test('that this page cannot read is named, before and while nothing is sent', async () => {
    again({ cookies: () => '' })
    rig.server.reply = faultFor(mismatch, true)
    expect(await ends([save()])).toEqual(['no-cookie'])
    await expect(save()).rejects.toMatchObject({ kind: 'no-cookie', retryAfter: 10 })
    expect(rig.sent()).toHaveLength(2)
  })

  test('rejected for eight requests at once costs each of them one retry and all of them one fetch', async () => {
    rig.server.reply = faultFor(settings, true)
    await save()
    rig.forget()
    rig.server.reply = faultFor(mismatch, true)
    expect(await ends(times(8).map(save))).toEqual(Array(8).fill('csrf'))
    expect(rig.cookies()).toHaveLength(1)
    expect(rig.sent().length).toBeLessThanOrEqual(16)
  })

  test('that cannot be fetched fails the request with its own reason, nothing sent', async () => {
    rig.server.reply = answer(500, { message: 'Server Error' })
    const error = await callOperation('createWithdrawal').catch((reason: unknown) => reason)
    expect(error).toMatchObject({ kind: 'server', operation: 'createWithdrawal', status: 500 })
    expect(rig.sent()).toEqual([])
  })

  test('that cannot be fetched is requested three times in ten seconds, and the reason stays the same', async () => {
    rig.server.reply = answer(500, { message: 'Server Error' })
    for (let attempt = 0; attempt < 6; attempt += 1) expect(await ends([save()])).toEqual(['server'])
    expect(rig.cookies()).toHaveLength(3)
  })

  test('is not requested offline: coming back does not have to wait', async () => {
    let online = false
    again({ online: () => online })
    rig.server.reply = faultFor(settings, true)
    await prepare()
    for (let attempt = 0; attempt < 6; attempt += 1) expect(await ends([save()])).toEqual(['offline'])
    expect(rig.cookies()).toEqual([])
    online = true
    expect(await ends([save()])).toEqual(['data'])
  })

  test('is waited for by a GET, too', async () => {
    rig.server.reply = faultFor(answer(200, { data: [] }), true)
    expect(await ends([callOperation('listInsuranceTypes'), callOperation('listUserInsurances')])).toEqual(['data', 'data'])
    expect(rig.server.seen.map((seen) => [seen.path, seen.headers['x-xsrf-token']])).toEqual([
      ['/sanctum/csrf-cookie', undefined],
      ['/api/insurance/type', 'cookie=='],
      ['/api/insurance/user', 'cookie=='],
    ])
  })

  test('that a server does not send blocks no GET', async () => {
    rig.server.reply = (request, response) =>
      (request.url === '/sanctum/csrf-cookie' ? answer(404) : answer(200, { data: [] }))(request, response)
    for (let read = 0; read < 5; read += 1) expect(await ends([callOperation('listInsuranceTypes')])).toEqual(['data'])
    expect(rig.cookies()).toHaveLength(3)
  })

  test('that is rejected for a GET is fetched again, and the GET sent once more', async () => {
    let left = 1
    rig.server.reply = faultFor((request, response) => (left-- > 0 ? mismatch : answer(200, { data: [] }))(request, response), true)
    expect(await ends([callOperation('listInsuranceTypes')])).toEqual(['data'])
    expect([rig.cookies().length, rig.sent().length]).toEqual([2, 2])
  })

  test('that exists is not fetched', async () => {
    again({ cookies: () => 'XSRF-TOKEN=mine' })
    rig.server.reply = faultFor(settings, true)
    expect(await ends([save()])).toEqual(['data'])
    expect(rig.server.seen.map((seen) => [seen.path, seen.headers['x-xsrf-token']])).toEqual([['/forgot-password', 'mine']])
  })

  test.each(['%E2%82%AC', '%00', 'a%0D%0Ab'])('that no header can carry is dropped and fetched again: %s', async (value) => {
    let jar = `XSRF-TOKEN=${value}`
    again({ cookies: () => jar })
    rig.server.reply = (request, response) => {
      if (request.url === '/sanctum/csrf-cookie') jar = 'XSRF-TOKEN=fresh'
      settings(request, response)
    }
    expect(await ends([save()])).toEqual(['data'])
    expect(rig.server.seen.map((seen) => [seen.path, seen.headers['x-xsrf-token']])).toEqual([
      ['/sanctum/csrf-cookie', undefined],
      ['/forgot-password', 'fresh'],
    ])
  })

  test('that stays unusable fails the request with an error of its own', async () => {
    again({ cookies: () => 'XSRF-TOKEN=%00' })
    rig.server.reply = faultFor(mismatch, true)
    expect(await ends([save()])).toEqual(['no-cookie'])
  })

  test('can be preloaded', async () => {
    rig.server.reply = faultFor(settings, true)
    await prepare()
    await prepare()
    await save()
    expect(rig.server.seen.map((seen) => seen.path)).toEqual(['/sanctum/csrf-cookie', '/forgot-password'])
  })

  test('that cannot be preloaded disturbs nothing', async () => {
    rig.server.reply = answer(500)
    await expect(prepare()).resolves.toBe(undefined)
  })

  test('fetched in one session serves the next one too', async () => {
    let token: string | null = 'A'
    again({ token: () => token })
    let next: Promise<string[]> | undefined
    rig.server.reply = (request, response) => {
      token = null
      next ??= ends([save()])
      settings(request, response)
    }
    expect(await ends([save()])).toEqual(['aborted'])
    expect(await next).toEqual(['data'])
    expect(rig.cookies()).toHaveLength(1)
  })

  test('is not waited for by a cancelled request', async () => {
    rig.server.reply = () => {}
    const giveUp = new AbortController()
    const call = sdk.requestPasswordReset({ email: 'a@matu.test' }, { signal: giveUp.signal })
    giveUp.abort()
    expect(await ends([call])).toEqual(['aborted'])
    expect(rig.sent()).toEqual([])
  })
})

describe('eight parallel 401s', () => {
  test('are one logout', async () => {
    rig.server.reply = answer(401, { message: 'Unauthenticated.' })
    expect(await ends(times(8).map(() => callOperation('listBalances')))).toEqual(Array(8).fill('unauthorized'))
    expect(rig.told.unauthorized).toHaveLength(1)
  })

  test('while signed out are ignored', async () => {
    again({ token: () => null })
    rig.server.reply = answer(401, { message: 'Unauthenticated.' })
    await ends(times(8).map(() => callOperation('listBalances')))
    expect(rig.told.unauthorized).toEqual([])
  })
})

describe('a late response', () => {
  const late = async (reply: Reply, next: string | null): Promise<string[]> => {
    let token: string | null = 'A'
    let release = (): void => {}
    const arrived = new Promise<void>((resolve) => {
      rig.server.reply = faultFor((request, response) => {
        release = () => reply(request, response)
        resolve()
      }, true)
    })
    again({ token: () => token })
    const call = ends([callOperation('listBalances')])
    await arrived
    token = next
    release()
    return call
  }

  test.each(['B', null])('to an earlier session shows nothing and signs nobody out: now %s', async (next) => {
    expect(await late(answer(401, { message: 'Unauthenticated.' }), next)).toEqual(['aborted'])
    expect(await late(answer(200, { data: [] }), next)).toEqual(['aborted'])
    expect(rig.told).toMatchObject({ unauthorized: [], reports: [] })
  })

  test('to the sign-out itself is delivered', async () => {
    let token: string | null = 'A'
    again({ token: () => token })
    rig.server.reply = answer(204)
    const call = sdk.logout({ fetchOptions: { keepalive: true, cache: 'no-store' } })
    token = null
    await expect(call).resolves.toBe(undefined)
    expect(rig.server.seen[0]?.headers).toMatchObject({ authorization: 'Bearer A', 'cache-control': 'no-cache' })
  })

  test('is never retried as the next user', async () => {
    let token: string | null = 'A'
    again({ token: () => token, sleep: async () => void (token = 'B') })
    rig.server.reply = faultFor(answer(503), true)
    expect(await ends([callOperation('closeBanner')])).toEqual(['aborted'])
    expect(rig.sent().map((seen) => seen.headers.authorization)).toEqual(['Bearer A'])
  })
})

test('the server’s clock comes from its responses', async () => {
  const hour = 3_600_000
  again({ now: () => Date.now() + hour })
  expect(Math.abs(serverNow() - Date.now() - hour)).toBeLessThan(100)
  rig.server.reply = answer(204)
  await callOperation('getCsrfCookie')
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(2000)
})

test('connect() starts afresh: nothing is left of the previous client', async () => {
  rig.server.reply = faultFor(settings, true)
  await save()
  const client = connect({ fetch: rig.fetch, baseUrl: rig.server.url, locale: () => 'en', token: () => null, cookies: () => '' })
  await client.request({ url: '/forgot-password', method: 'POST', data: { email: 'a@matu.test' } })
  expect(rig.cookies()).toHaveLength(2)
})
