import { describe, expect, test } from 'vitest'
import { createSessions } from '#sdk/http/session.ts'

const setUp = (epoch?: () => number) => {
  const world = { token: 'A' as string | null, told: [] as number[] }
  const watch = createSessions(
    () => world.token,
    epoch,
    (refused) => world.told.push(refused),
  )
  return { world, watch }
}

describe('a 401', () => {
  test('signs out once, however many there are', () => {
    const { world, watch } = setUp()
    const marks = Array.from({ length: 8 }, () => watch.mark())
    for (const mark of marks) watch.refused(mark)
    expect(world.told).toHaveLength(1)
  })

  test('while signed out is ignored', () => {
    const { world, watch } = setUp()
    world.token = null
    watch.refused(watch.mark())
    expect(world.told).toEqual([])
  })

  test.each(['B', null])('for an earlier session is ignored: now %s', (next) => {
    const { world, watch } = setUp()
    const mark = watch.mark()
    world.token = next
    watch.refused(mark)
    expect(watch.isOver(mark)).toBe(true)
    expect(world.told).toEqual([])
  })

  test('is reported again in the next session', () => {
    let epoch = 1
    const { world, watch } = setUp(() => epoch)
    watch.refused(watch.mark())
    epoch = 2
    watch.refused(watch.mark())
    expect(world.told).toEqual([1, 2])
  })

  test('is reported again for the next token, if the app counts no epochs', () => {
    const { world, watch } = setUp()
    watch.refused(watch.mark())
    world.token = 'B'
    watch.refused(watch.mark())
    expect(world.told).toHaveLength(2)
  })
})

describe('a session', () => {
  test('that ended and began again with the same token is a new one by the app’s epoch', () => {
    let epoch = 1
    const { watch } = setUp(() => epoch)
    const mark = watch.mark()
    epoch = 2
    expect(watch.isOver(mark)).toBe(true)
  })

  test('with another token is a new one, whatever the app’s epoch', () => {
    const { world, watch } = setUp(() => 1)
    const mark = watch.mark()
    world.token = 'B'
    expect(watch.isOver(mark)).toBe(true)
  })

  test('cannot have ended for a request that was sent signed out', () => {
    const { world, watch } = setUp()
    world.token = null
    const mark = watch.mark()
    world.token = 'A'
    expect(watch.isOver(mark)).toBe(false)
  })
})
