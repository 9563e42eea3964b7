import { describe, expect, test } from 'vitest'
import type { AxiosResponse } from 'axios'
import { createCsrf } from '#sdk/http/csrf.ts'

const setUp = (fail = false) => {
  const world = { now: 1_000_000, fetches: 0, fail, cookie: false }
  const csrf = createCsrf(
    async () => {
      world.fetches += 1
      await Promise.resolve()
      if (world.fail) throw new Error('no cookie')
    },
    () => (world.cookie ? 'XSRF-TOKEN=a' : ''),
    () => world.now,
  )
  /** The end of a write that was sent with this generation of the cookie; true if it may be sent again. */
  const answer = (status: number, csrfGeneration: number): boolean =>
    csrf.note({ status, config: { csrfGeneration, call: { isApi: true, isRead: false, path: '/login' } } } as unknown as AxiosResponse)
  return {
    world,
    csrf,
    refused: (generation: number) => answer(419, generation),
    accepted: (generation: number) => answer(200, generation),
  }
}

describe('the CSRF cookie', () => {
  test('is fetched once before the first requests, however many wait', async () => {
    const { world, csrf } = setUp()
    expect(await Promise.all(Array.from({ length: 8 }, () => csrf.ready()))).toEqual(Array(8).fill(1))
    await csrf.ready()
    expect(world.fetches).toBe(1)
  })

  test('is refreshed once by many 419s', async () => {
    const { world, csrf, refused } = setUp()
    const generation = await csrf.ready()
    expect(Array.from({ length: 8 }, () => refused(generation))).toEqual(Array(8).fill(true))
    expect(await Promise.all(Array.from({ length: 8 }, () => csrf.ready()))).toEqual(Array(8).fill(2))
    expect(world.fetches).toBe(2)
  })

  test('survives a 419 for an older cookie', async () => {
    const { world, csrf, refused } = setUp()
    const old = await csrf.ready()
    refused(old)
    await csrf.ready()
    expect(refused(old)).toBe(true)
    expect(await csrf.ready()).toBe(2)
    expect(world.fetches).toBe(2)
  })

  test('fails for ten seconds after 419, fetch, 419', async () => {
    const { world, csrf, refused } = setUp()
    expect(refused(await csrf.ready())).toBe(true)
    world.now += 1000
    expect(refused(await csrf.ready())).toBe(false)
    world.now += 4000
    await expect(csrf.ready()).rejects.toMatchObject({ kind: 'no-cookie', retryAfter: 6 })
    expect(world.fetches).toBe(2)
    world.now += 6000
    await csrf.ready()
    expect(world.fetches).toBe(3)
  })

  test('after a failure has no retry left for a fourth request', async () => {
    const { world, csrf, refused } = setUp()
    refused(await csrf.ready())
    refused(await csrf.ready())
    world.now += 10_000
    expect(refused(await csrf.ready())).toBe(false)
  })

  test('reports why it fails: the fetch, or the server’s rejection', async () => {
    const { world, csrf, refused } = setUp(true)
    for (let attempt = 0; attempt < 3; attempt += 1) await csrf.ready().catch(() => {})
    await expect(csrf.ready()).rejects.toThrow('no cookie')
    world.now += 10_000
    world.fail = false
    refused(await csrf.ready())
    refused(await csrf.ready())
    await expect(csrf.ready()).rejects.toMatchObject({ kind: 'no-cookie', retryAfter: 10 })
  })

  test('resets its failures when a request succeeds', async () => {
    const { world, csrf, refused, accepted } = setUp()
    for (let round = 0; round < 5; round += 1) {
      expect(refused(await csrf.ready())).toBe(true)
      accepted(await csrf.ready())
    }
    expect(world.fetches).toBe(6)
  })

  test('is fetched three times in ten seconds at most if it does not arrive', async () => {
    const { world, csrf } = setUp(true)
    for (let attempt = 0; attempt < 7; attempt += 1) await expect(csrf.ready()).rejects.toThrow('no cookie')
    expect(world.fetches).toBe(3)
    world.now += 10_000
    world.fail = false
    expect(await csrf.ready()).toBe(1)
  })

  test('is not fetched while it is there', async () => {
    const { world, csrf } = setUp()
    world.cookie = true
    await csrf.ready()
    expect(world.fetches).toBe(0)
  })

  test('is fetched again when it has gone', async () => {
    const { world, csrf } = setUp()
    world.cookie = true
    await csrf.ready()
    world.cookie = false
    await csrf.ready()
    expect(world.fetches).toBe(1)
  })

  test('is refreshed by a 419 although it is there', async () => {
    const { world, csrf, refused } = setUp()
    world.cookie = true
    expect(refused(await csrf.ready())).toBe(true)
    await csrf.ready()
    expect(world.fetches).toBe(1)
  })

  test('if invisible to the page, is trusted after one fetch', async () => {
    const { world, csrf } = setUp()
    for (let request = 0; request < 3; request += 1) await csrf.ready()
    expect(world.fetches).toBe(1)
  })

  test('is refreshed when the session has changed', async () => {
    const { world, csrf } = setUp()
    world.cookie = true
    csrf.invalidate()
    await csrf.ready()
    await csrf.ready()
    expect(world.fetches).toBe(1)
  })
})
