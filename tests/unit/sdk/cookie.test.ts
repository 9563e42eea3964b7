import { describe, expect, test } from 'vitest'
import { readToken } from '#sdk/http/csrf.ts'

describe('the CSRF cookie', () => {
  test('is percent-decoded', () => {
    expect(readToken('a=1; XSRF-TOKEN=eyJpdiI6%3D%3D; b=2')).toBe('eyJpdiI6==')
  })
  test('keeps equals signs in its value', () => {
    expect(readToken('XSRF-TOKEN=a=b==')).toBe('a=b==')
  })
  test('is not read from a cookie whose name has the same ending', () => {
    expect(readToken('OLD-XSRF-TOKEN=evil; NOT_XSRF-TOKEN=evil')).toBe(null)
  })
  test('is sent as it is if it cannot be decoded', () => {
    expect(readToken('XSRF-TOKEN=100%')).toBe('100%')
  })
  test('may be absent or empty', () => {
    expect(readToken('')).toBe(null)
    expect(readToken('XSRF-TOKEN=')).toBe(null)
  })
  test.each(['%E2%82%AC', '%00', 'a%0D%0AX-Evil%3A%201', '€', 'a b', '%20'])('that no header can carry is ignored: %s', (value) => {
    expect(readToken(`XSRF-TOKEN=${value}`)).toBe(null)
  })
  test('is the first usable one of several with its name', () => {
    expect(readToken('XSRF-TOKEN=%00; XSRF-TOKEN=good; XSRF-TOKEN=other')).toBe('good')
  })
})
