import { describe, expect, test } from 'vitest'
import { AntiForgeryTripped, createAntiForgery } from '#sdk/http/anti-forgery.ts'

const setUp = (fail = false) => {
  const world = { now: 1_000_000, fetches: 0, fail }
  const antiForgery = createAntiForgery(
    async () => {
      world.fetches += 1
      await Promise.resolve()
      if (world.fail) throw new Error('no cookie')
    },
    () => world.now,
  )
  return { world, antiForgery }
}

describe('the anti-forgery flag', () => {
  test('is fetched once before the first requests, however many wait', async () => {
    const { world, antiForgery } = setUp()
    expect(await Promise.all(Array.from({ length: 8 }, () => antiForgery.ready()))).toEqual(Array(8).fill(1))
    await antiForgery.ready()
    expect(world.fetches).toBe(1)
  })

  test('is cleared by a storm of 419s once', async () => {
    const { world, antiForgery } = setUp()
    const generation = await antiForgery.ready()
    expect(Array.from({ length: 8 }, () => antiForgery.refused(generation))).toEqual(Array(8).fill(true))
    expect(await Promise.all(Array.from({ length: 8 }, () => antiForgery.ready()))).toEqual(Array(8).fill(2))
    expect(world.fetches).toBe(2)
  })

  test('outlives a 419 for an older cookie', async () => {
    const { world, antiForgery } = setUp()
    const old = await antiForgery.ready()
    antiForgery.refused(old)
    await antiForgery.ready()
    expect(antiForgery.refused(old)).toBe(true)
    expect(await antiForgery.ready()).toBe(2)
    expect(world.fetches).toBe(2)
  })

  test('gives up after 419, fetch, 419, for ten seconds', async () => {
    const { world, antiForgery } = setUp()
    expect(antiForgery.refused(await antiForgery.ready())).toBe(true)
    world.now += 1000
    expect(antiForgery.refused(await antiForgery.ready())).toBe(false)
    world.now += 4000
    await expect(antiForgery.ready()).rejects.toMatchObject({ seconds: 6 })
    await expect(antiForgery.ready()).rejects.toBeInstanceOf(AntiForgeryTripped)
    expect(world.fetches).toBe(2)
    world.now += 6000
    await antiForgery.ready()
    expect(world.fetches).toBe(3)
  })

  test('after giving up has no repeat left that would make it four requests', async () => {
    const { world, antiForgery } = setUp()
    antiForgery.refused(await antiForgery.ready())
    antiForgery.refused(await antiForgery.ready())
    world.now += 10_000
    expect(antiForgery.refused(await antiForgery.ready())).toBe(false)
  })

  test('says why it gives up: the fetch that failed, or that the server refuses', async () => {
    const { world, antiForgery } = setUp(true)
    for (let attempt = 0; attempt < 3; attempt += 1) await antiForgery.ready().catch(() => {})
    await expect(antiForgery.ready()).rejects.toMatchObject({ cause: { message: 'no cookie' } })
    world.now += 10_000
    world.fail = false
    antiForgery.refused(await antiForgery.ready())
    antiForgery.refused(await antiForgery.ready())
    await expect(antiForgery.ready()).rejects.toMatchObject({ seconds: 10, cause: undefined })
  })

  test('forgets its trouble when a request gets through', async () => {
    const { world, antiForgery } = setUp()
    for (let round = 0; round < 5; round += 1) {
      expect(antiForgery.refused(await antiForgery.ready())).toBe(true)
      await antiForgery.ready()
      antiForgery.accepted()
    }
    expect(world.fetches).toBe(6)
  })

  test('asks three times in ten seconds at most for a cookie that does not come', async () => {
    const { world, antiForgery } = setUp(true)
    for (let attempt = 0; attempt < 7; attempt += 1) await expect(antiForgery.ready()).rejects.toThrow(/no cookie|anti-forgery/)
    expect(world.fetches).toBe(3)
    world.now += 10_000
    world.fail = false
    expect(await antiForgery.ready()).toBe(1)
  })
})
