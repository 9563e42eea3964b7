import { describe, expect, test } from 'vitest'
import { parseRetryAfter } from '#sdk/http/response.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')

describe('Retry-After', () => {
  test.each([
    ['0', 0],
    ['7', 7],
    [' 120 ', 120],
    ['999999999', 86_400],
    ['Fri, 20 Nov 2026 10:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ])('is parsed from %j', (value, seconds) => expect(parseRetryAfter(value, NOW)).toBe(seconds))

  test.each([null, undefined, '', '  ', 'soon', '-5', '1.5', 'NaN'])('is ignored as %j', (value) =>
    expect(parseRetryAfter(value, NOW)).toBe(undefined),
  )
})
