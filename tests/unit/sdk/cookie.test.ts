import { describe, expect, test } from 'vitest'
import { readCookie } from '#sdk/http/cookie.ts'

describe('the anti-forgery cookie', () => {
  test('is percent-decoded', () => {
    expect(readCookie('XSRF-TOKEN', 'a=1; XSRF-TOKEN=eyJpdiI6%3D%3D; b=2')).toBe('eyJpdiI6==')
  })
  test('keeps equals signs of its value', () => {
    expect(readCookie('XSRF-TOKEN', 'XSRF-TOKEN=a=b==')).toBe('a=b==')
  })
  test('is not taken from a cookie whose name ends alike', () => {
    expect(readCookie('XSRF-TOKEN', 'OLD-XSRF-TOKEN=evil; NOT_XSRF-TOKEN=evil')).toBe(null)
  })
  test('travels as it is if it cannot be decoded', () => {
    expect(readCookie('XSRF-TOKEN', 'XSRF-TOKEN=100%')).toBe('100%')
  })
  test('may be absent or empty', () => {
    expect(readCookie('XSRF-TOKEN', '')).toBe(null)
    expect(readCookie('XSRF-TOKEN', 'XSRF-TOKEN=')).toBe(null)
  })
  test.each(['%E2%82%AC', '%00', 'a%0D%0AX-Evil%3A%201', '€', 'a b', '%20'])('that no header can carry is none: %s', (value) => {
    expect(readCookie('XSRF-TOKEN', `XSRF-TOKEN=${value}`)).toBe(null)
  })
  test('is the first that a header can carry, of several with its name', () => {
    expect(readCookie('XSRF-TOKEN', 'XSRF-TOKEN=%00; XSRF-TOKEN=good; XSRF-TOKEN=other')).toBe('good')
  })
})
