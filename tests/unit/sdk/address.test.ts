import { describe, expect, test } from 'vitest'
import { resolveAddress, toQuery } from '#sdk/http/address.ts'

const PAGE = 'https://cabinet.example/en/cabinet'

describe('an address', () => {
  test('is the page’s own origin without a base', () => {
    expect(resolveAddress('', '/api/balances?a=1', PAGE)).toEqual({
      href: 'https://cabinet.example/api/balances?a=1',
      path: '/api/balances',
      isApi: true,
    })
  })

  test('gets the base of the deployment, with or without a slash, with or without a folder', () => {
    expect(resolveAddress('https://api.example/', '/api/x', PAGE)).toMatchObject({ href: 'https://api.example/api/x', path: '/api/x' })
    expect(resolveAddress('https://api.example/v1', '/api/x', PAGE)).toEqual({
      href: 'https://api.example/v1/api/x',
      path: '/api/x',
      isApi: true,
    })
    expect(resolveAddress('/backend', '/api/x', PAGE)).toMatchObject({ href: 'https://cabinet.example/backend/api/x', path: '/api/x' })
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
  ])('elsewhere is not the API: %s', (url) => expect(resolveAddress('', url, PAGE).isApi).toBe(false))

  test('that climbs out of the base is not the API', () => {
    expect(resolveAddress('https://shared.example/tenant', '/../other/api', PAGE).isApi).toBe(false)
  })

  test('never gets its query twice', () => {
    expect(resolveAddress('', '/api/x?a=1', PAGE, 'b=2').href).toBe('https://cabinet.example/api/x?a=1&b=2')
  })
})

describe('a GET’s body as a query', () => {
  test('repeats a list’s name and leaves out what is not there', () => {
    expect(toQuery({ type: ['a', 'b'], none: null, nothing: undefined, n: 0, flag: false, 'keys[]': ['x y'] })).toBe(
      'type=a&type=b&n=0&flag=false&keys%5B%5D=x+y',
    )
  })
  test('is read from JSON text too', () => expect(toQuery('{"type":"uta","cursor":null}')).toBe('type=uta'))
  test('is empty for anything else', () => {
    for (const body of [undefined, null, '', 'text', '{broken', 7, ['a']]) expect(toQuery(body)).toBe('')
  })
})
