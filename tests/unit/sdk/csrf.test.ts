import { describe, expect, test } from 'vitest'
import { CsrfCooldown, createCsrf } from '#sdk/http/csrf.ts'

const setUp = (fail = false) => {
  const world = { now: 1_000_000, fetches: 0, fail, cookie: false }
  const csrf = createCsrf(
    async () => {
      world.fetches += 1
      await Promise.resolve()
      if (world.fail) throw new Error('no cookie')
    },
    () => world.cookie,
    () => world.now,
  )
  return { world, csrf }
}

describe('the anti-forgery flag', () => {
  test('is fetched once before the first requests, however many wait', async () => {
    const { world, csrf } = setUp()
    expect(await Promise.all(Array.from({ length: 8 }, () => csrf.ready()))).toEqual(Array(8).fill(1))
    await csrf.ready()
    expect(world.fetches).toBe(1)
  })

  test('is cleared by a storm of 419s once', async () => {
    const { world, csrf } = setUp()
    const generation = await csrf.ready()
    expect(Array.from({ length: 8 }, () => csrf.refused(generation))).toEqual(Array(8).fill(true))
    expect(await Promise.all(Array.from({ length: 8 }, () => csrf.ready()))).toEqual(Array(8).fill(2))
    expect(world.fetches).toBe(2)
  })

  test('outlives a 419 for an older cookie', async () => {
    const { world, csrf } = setUp()
    const old = await csrf.ready()
    csrf.refused(old)
    await csrf.ready()
    expect(csrf.refused(old)).toBe(true)
    expect(await csrf.ready()).toBe(2)
    expect(world.fetches).toBe(2)
  })

  test('gives up after 419, fetch, 419, for ten seconds', async () => {
    const { world, csrf } = setUp()
    expect(csrf.refused(await csrf.ready())).toBe(true)
    world.now += 1000
    expect(csrf.refused(await csrf.ready())).toBe(false)
    world.now += 4000
    await expect(csrf.ready()).rejects.toMatchObject({ seconds: 6 })
    await expect(csrf.ready()).rejects.toBeInstanceOf(CsrfCooldown)
    expect(world.fetches).toBe(2)
    world.now += 6000
    await csrf.ready()
    expect(world.fetches).toBe(3)
  })

  test('after giving up has no repeat left that would make it four requests', async () => {
    const { world, csrf } = setUp()
    csrf.refused(await csrf.ready())
    csrf.refused(await csrf.ready())
    world.now += 10_000
    expect(csrf.refused(await csrf.ready())).toBe(false)
  })

  test('says why it gives up: the fetch that failed, or that the server refuses', async () => {
    const { world, csrf } = setUp(true)
    for (let attempt = 0; attempt < 3; attempt += 1) await csrf.ready().catch(() => {})
    await expect(csrf.ready()).rejects.toMatchObject({ cause: { message: 'no cookie' } })
    world.now += 10_000
    world.fail = false
    csrf.refused(await csrf.ready())
    csrf.refused(await csrf.ready())
    await expect(csrf.ready()).rejects.toMatchObject({ seconds: 10, cause: undefined })
  })

  test('forgets its trouble when a request gets through', async () => {
    const { world, csrf } = setUp()
    for (let round = 0; round < 5; round += 1) {
      expect(csrf.refused(await csrf.ready())).toBe(true)
      await csrf.ready()
      csrf.accepted()
    }
    expect(world.fetches).toBe(6)
  })

  test('asks three times in ten seconds at most for a cookie that does not come', async () => {
    const { world, csrf } = setUp(true)
    for (let attempt = 0; attempt < 7; attempt += 1) await expect(csrf.ready()).rejects.toThrow(/no cookie|anti-forgery/)
    expect(world.fetches).toBe(3)
    world.now += 10_000
    world.fail = false
    expect(await csrf.ready()).toBe(1)
  })

  test('is true while the cookie is there: nothing is fetched', async () => {
    const { world, csrf } = setUp()
    world.cookie = true
    await csrf.ready()
    expect(world.fetches).toBe(0)
  })

  test('is fetched anew when the cookie has gone', async () => {
    const { world, csrf } = setUp()
    world.cookie = true
    await csrf.ready()
    world.cookie = false
    await csrf.ready()
    expect(world.fetches).toBe(1)
  })

  test('is cleared by a 419 though the cookie is there', async () => {
    const { world, csrf } = setUp()
    world.cookie = true
    expect(csrf.refused(await csrf.ready())).toBe(true)
    await csrf.ready()
    expect(world.fetches).toBe(1)
  })

  test('of a cookie that the page cannot see is believed after one fetch', async () => {
    const { world, csrf } = setUp()
    for (let request = 0; request < 3; request += 1) await csrf.ready()
    expect(world.fetches).toBe(1)
  })

  test('is cleared where the session has changed', async () => {
    const { world, csrf } = setUp()
    world.cookie = true
    csrf.invalidate()
    await csrf.ready()
    await csrf.ready()
    expect(world.fetches).toBe(1)
  })
})
