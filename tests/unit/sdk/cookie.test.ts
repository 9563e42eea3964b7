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
    expect(readCookie('XSRF-TOKEN', 'XSRF-TOKEN=')).toBe('')
  })
})
