import { describe, expect, test } from 'vitest'
import { locate, toQuery } from '#sdk/http/address.ts'

const PAGE = 'https://cabinet.example/en/cabinet'

describe('a URL', () => {
  test('has the page’s own origin without a base', () => {
    expect(locate('', '/api/balances?a=1', PAGE)).toEqual({ path: '/api/balances', isApi: true })
  })

  test('is below the base of the deployment, with or without a slash or a folder', () => {
    expect(locate('https://api.example/', 'https://api.example/api/x', PAGE)).toEqual({ path: '/api/x', isApi: true })
    expect(locate('https://api.example/v1', 'https://api.example/v1/api/x', PAGE)).toEqual({ path: '/api/x', isApi: true })
    expect(locate('/backend', '/backend/api/x', PAGE)).toEqual({ path: '/api/x', isApi: true })
  })

  test.each([
    'https://evil.example/api/balances',
    '//evil.example/api/balances',
    'https://cabinet.example.evil.example/api',
    'http://cabinet.example/api',
    'https://cabinet.example:444/api',
    '/\\evil.example/api',
    'HTTPS://evil.example',
    'javascript:alert(1)',
  ])('elsewhere is not the API: %s', (url) => expect(locate('', url, PAGE).isApi).toBe(false))

  test('that climbs out of the base is not the API', () => {
    expect(locate('https://shared.example/tenant', 'https://shared.example/tenant/../other/api', PAGE).isApi).toBe(false)
  })
})

describe('the parameters of a request', () => {
  test('repeat a list’s name and omit absent values', () => {
    expect(toQuery({ type: ['a', 'b'], none: null, nothing: undefined, n: 0, 'keys[]': ['x y'] })).toBe('type=a&type=b&n=0&keys%5B%5D=x+y')
  })
  test('contain booleans as 1 and 0', () => expect(toQuery({ is_active: true, closed: false })).toBe('is_active=1&closed=0'))
  test('may be URLSearchParams', () => expect(toQuery(new URLSearchParams('type=uta&type=bonus'))).toBe('type=uta&type=bonus'))
  test('name the page of a server that numbers its pages', () => expect(toQuery({ type: 'all', cursor: 'page=2' })).toBe('type=all&page=2'))
})
