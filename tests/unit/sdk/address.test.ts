import { describe, expect, test } from 'vitest'
import { getGetDepositWalletUrl } from '#sdk/generated/users/users.ts'
import { locate, toQuery } from '#sdk/http/address.ts'

const PAGE = 'https://cabinet.example/en/cabinet'

test('a deposit address is requested on BSC by default', () => {
  expect(getGetDepositWalletUrl()).toBe('/api/users/wallet/BSC')
})

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

describe('a GET’s fields as a query', () => {
  test('repeat a list’s name and omit absent values', () => {
    expect(toQuery({ type: ['a', 'b'], none: null, nothing: undefined, n: 0, 'keys[]': ['x y'] }).toString()).toBe(
      'type=a&type=b&n=0&keys%5B%5D=x+y',
    )
  })
  test('contain booleans as 1 and 0', () => {
    expect(toQuery({ is_active: true, closed: false }).toString()).toBe('is_active=1&closed=0')
  })
  test('are parsed from JSON text too', () => expect(toQuery('{"type":"uta","cursor":null}').toString()).toBe('type=uta'))
  test('are empty for anything else', () => {
    for (const body of [undefined, null, '', 'text', '{broken', 7, ['a']]) expect(toQuery(body).toString()).toBe('')
  })
})
