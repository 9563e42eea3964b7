import { describe, expect, test } from 'vitest'
import { repeatDelay } from '#sdk/http/repeat.ts'

const LISTED = [408, 409, 425, 429, 500, 502, 503, 504]
const EVERY = Array.from({ length: 400 }, (_, at) => at + 200)
const write = { isRead: false, money: false, idempotencyKey: null }
const repeated = (facts: Partial<Parameters<typeof repeatDelay>[0]>, retryAfter?: number): number[] =>
  EVERY.filter((status) => repeatDelay({ ...write, ...facts }, status, retryAfter) !== null)

describe('the transport', () => {
  test('retries no read', () => {
    expect(repeated({ isRead: true })).toEqual([])
  })

  test('retries a write on the listed statuses and no other', () => {
    expect(repeated({})).toEqual(LISTED)
  })

  test('retries a money write only if the server says that it was not processed', () => {
    expect(repeated({ money: true, idempotencyKey: 'k' })).toEqual([425, 429, 503])
  })

  test('never retries a money write without the Idempotency-Key', () => {
    expect(repeated({ money: true })).toEqual([])
  })

  test('does not retry if Retry-After is more than ten seconds', () => {
    expect(repeated({}, 10)).toEqual(LISTED)
    expect(repeated({}, 11)).toEqual([])
  })
})

describe('the delay before a retry', () => {
  test('is Retry-After', () => {
    expect(repeatDelay(write, 503, 0)).toBe(0)
    expect(repeatDelay(write, 503, 7)).toBe(7000)
  })

  test('is 300 to 600 milliseconds otherwise', () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const delay = repeatDelay(write, 503, undefined)
      expect(delay).toBeGreaterThanOrEqual(300)
      expect(delay).toBeLessThanOrEqual(600)
    }
  })
})
