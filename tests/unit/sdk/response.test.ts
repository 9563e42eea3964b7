import { AxiosHeaders, type AxiosResponse } from 'axios'
import { describe, expect, test } from 'vitest'
import { headerOf, isRedirect, parseRetryAfter, retryAfterOf, textOf } from '#sdk/http/response.ts'

const response = (data: unknown, headers: Record<string, string> = {}): AxiosResponse<unknown> =>
  ({ data, headers: AxiosHeaders.from(headers), status: 200, statusText: '', config: {} }) as AxiosResponse<unknown>

const NOW = Date.parse('2026-11-20T10:00:00Z')

describe('the text of a response', () => {
  test.each([
    ['a text', ' {"a":1}', ' {"a":1}'],
    ['what an adapter has parsed', { a: 1 }, '{"a":1}'],
    ['a number', 7, '7'],
    ['false', false, 'false'],
    ['nothing', undefined, ''],
    ['null', null, ''],
  ])('is %s', (_, data, text) => expect(textOf(response(data))).toBe(text))
})

test.each([
  [0, true],
  [200, false],
  [299, false],
  [300, true],
  [302, true],
  [399, true],
  [400, false],
])('status %i is a redirect: %s', (status, is) => expect(isRedirect(status)).toBe(is))

describe('Retry-After', () => {
  test.each([
    ['0', 0],
    ['7', 7],
    [' 120 ', 120],
    ['999999999', 86_400],
    ['Fri, 20 Nov 2026 10:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
    ['Fri, 20 Nov 2026 10:00:30.001 GMT', 31],
    ['Mon, 30 Nov 2026 10:00:00 GMT', 86_400],
  ])('is parsed from %j', (value, seconds) => expect(parseRetryAfter(value, NOW)).toBe(seconds))

  test.each([null, undefined, '', '  ', 'soon', '-5', '1.5', 'NaN', '2026-11-20T10:00:30Z'])('is ignored as %j', (value) =>
    expect(parseRetryAfter(value, NOW)).toBe(undefined),
  )

  test('is read from the header of a response, however it is written', () => {
    expect(retryAfterOf(response('', { 'retry-after': '9' }), NOW)).toBe(9)
    expect(retryAfterOf(response(''), NOW)).toBeUndefined()
    expect(headerOf(response('', { 'x-request-id': 'r-7' }), 'X-Request-Id')).toBe('r-7')
    expect(headerOf(response(''), 'X-Request-Id')).toBeNull()
  })
})
