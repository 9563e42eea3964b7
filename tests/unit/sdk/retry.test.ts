import { describe, expect, test } from 'vitest'
import { shouldRetry, retryDelay } from '#sdk/http/interceptors/repeat.ts'

const LISTED = [408, 409, 425, 429, 500, 502, 503, 504]
const EVERY = Array.from({ length: 400 }, (_, at) => at + 200)
const repeated = (facts: { isRead?: boolean; money?: boolean; idempotency?: boolean; retryAfter?: number }): number[] =>
  EVERY.filter((status) => shouldRetry({ isRead: false, money: false, idempotency: true, retryAfter: undefined, ...facts, status }))

describe('the transport', () => {
  test('retries no read', () => {
    expect(repeated({ isRead: true })).toEqual([])
  })

  test('retries a write on the listed statuses and no other', () => {
    expect(repeated({})).toEqual(LISTED)
    expect(repeated({ idempotency: false })).toEqual(LISTED)
  })

  test('retries a money write only if the server says that it was not processed', () => {
    expect(repeated({ money: true })).toEqual([425, 429, 503])
  })

  test('never retries a money write without the Idempotency-Key', () => {
    expect(repeated({ money: true, idempotency: false })).toEqual([])
  })

  test('does not retry if Retry-After is more than ten seconds', () => {
    expect(repeated({ retryAfter: 10 })).toEqual(LISTED)
    expect(repeated({ retryAfter: 11 })).toEqual([])
  })
})

describe('the delay before a retry', () => {
  test('is Retry-After', () => {
    expect(retryDelay(0, 0.5)).toBe(0)
    expect(retryDelay(7, 0.5)).toBe(7000)
  })

  test('is 300 to 600 milliseconds otherwise', () => {
    expect(retryDelay(undefined, 0)).toBe(300)
    expect(retryDelay(undefined, 0.999999)).toBe(600)
  })
})
