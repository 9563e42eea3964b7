import { describe, expect, test } from 'vitest'
import { createServerClock } from '#sdk/http/server-clock.ts'

const SERVER = Date.parse('2026-11-20T10:00:00Z')
const DATE = 'Fri, 20 Nov 2026 10:00:00 GMT'

describe('the server’s clock', () => {
  test('is the device’s until a response arrives', () => {
    expect(createServerClock(() => 5).now()).toBe(5)
  })

  test.each([0, 60_000, -3_600_000, 10 * 365 * 86_400_000])('is right on a device that is %i ms off', (off) => {
    const clock = createServerClock(() => SERVER + off)
    clock.learn(DATE, SERVER + off - 100, SERVER + off)
    expect(Math.abs(clock.now() - SERVER)).toBeLessThan(1500)
  })

  test('does not jump with every response', () => {
    const clock = createServerClock(() => SERVER + 60_000)
    clock.learn(DATE, SERVER + 60_000, SERVER + 60_000)
    const before = clock.now()
    clock.learn(DATE, SERVER + 60_900, SERVER + 61_400)
    expect(clock.now()).toBe(before)
  })

  test('follows when the device’s clock is set', () => {
    const device = { now: SERVER }
    const clock = createServerClock(() => device.now)
    clock.learn(DATE, device.now, device.now)
    device.now += 3_600_000
    clock.learn(DATE, device.now, device.now)
    expect(Math.abs(clock.now() - SERVER)).toBeLessThan(1500)
  })

  test.each([null, '', 'yesterday'])('ignores %j', (date) => {
    const clock = createServerClock(() => 5)
    clock.learn(date, 0, 0)
    expect(clock.now()).toBe(5)
  })

  test('is known after one response, however small the difference', () => {
    const clock = createServerClock(() => 1_787_000_000_000)
    clock.learn(null, 0, 0)
    expect(clock.isKnown()).toBe(false)
    clock.learn(new Date(1_787_000_000_000).toUTCString(), 1_787_000_000_000, 1_787_000_000_100)
    expect(clock.isKnown()).toBe(true)
  })
})
