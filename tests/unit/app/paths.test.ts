import { describe, expect, it } from 'vitest'
import { matchPath, localizePath, path, templates } from '#app/src/site/paths.ts'
import { siteMap } from '#app/src/site/site-map.ts'

it('gives every page a unique name, which its addresses share', () => {
  expect(new Set(Object.values(siteMap).map(({ name }) => name)).size).toBe(new Set(Object.values(siteMap)).size)
})

describe('the path builder', () => {
  it('fills parameters and encodes them', () => {
    expect(path('/', 'de')).toBe('/de')
    expect(path('/cabinet/referral/leader-pool/:number', 'ru', { params: { number: 3 } })).toBe('/ru/cabinet/referral/leader-pool/3')
    expect(path('/cabinet/profile/trusted-wallets/:walletId', 'en', { params: { walletId: '../logout' } })).toBe(
      '/en/cabinet/profile/trusted-wallets/..%2Flogout',
    )
  })

  it('appends the query parameters that have a value, encoded', () => {
    expect(path('/cabinet/trade/transactions', 'de', { search: { type: 'deposit', token: null, transaction: 'a&b=c' } })).toBe(
      '/de/cabinet/trade/transactions?type=deposit&transaction=a%26b%3Dc',
    )
    expect(path('/cabinet/trade/transactions', 'de', { search: {} })).toBe('/de/cabinet/trade/transactions')
  })
})

describe('path parameters are checked before any request', () => {
  const hostile = [
    '..%2F..%2Flogout', '..%2f..%2f..%2f', '%2e%2e%2flogout', '.', '..', '%00', '%0a', '%0d%0aSet-Cookie:x', '%', '%zz', '%E0%A4%A', '%c0%ae',
    '<script>', '%3Cscript%3E', "'--", '"', '%22', ' ', '%20', '\\', '%5c', ';', 'a,b', 'a'.repeat(300), '१', '%F0%9F%98%80',
  ] // prettier-ignore

  // A referral code may be any text: it is stored, and never part of a request's path.
  it.each(templates.filter((template) => template.includes(':') && template !== '/r/:code'))(
    '%s is 404 for 25 hostile values',
    (template) => {
      for (const value of hostile) expect(matchPath(`/en${template.replace(/:\w+/, value)}`).template).toBeNull()
    },
  )

  it('accepts leader pools 1 to 6 and no other', () => {
    const pool = (number: string) => matchPath(`/en/cabinet/referral/leader-pool/${number}`).template
    for (const number of ['1', '2', '3', '4', '5', '6']) expect(pool(number)).not.toBeNull()
    for (const number of ['0', '7', '10', '-1', '1.0', '01', 'one', '']) expect(pool(number)).toBeNull()
  })

  it('matches a path as written, like nginx: none of ours needs percent encoding', () => {
    for (const address of ['/en/cabinet/referral/leader-pool/%33', '/en/%6Cogin', '/%65n/login'])
      expect(matchPath(address).template).toBeNull()
  })

  it('accepts any text of up to 255 characters as a referral code', () => {
    expect(matchPath('/en/r/VERA48').params).toEqual({ code: 'VERA48' })
    for (const code of ['VERA%34%38', 'VERA%2534', '%D0%92', 'a;b', "o'neil", 'x'.repeat(255)])
      expect(matchPath(`/en/r/${code}`).params, code).toEqual({ code })
    for (const code of ['', '%', '%zz', '%80', '%D0', 'a/b', 'x'.repeat(256)]) expect(matchPath(`/en/r/${code}`).template, code).toBeNull()
  })
})

describe('a path without a supported language redirects to its localized one', () => {
  it.each([
    ['/', '/de'],
    ['', '/de'],
    ['/login', '/de/login'],
    ['/cabinet/trade/uta', '/de/cabinet/trade/uta'],
    ['/fr/login', '/de/login'],
    ['/EN/login', '/de/login'],
    ['/pt-BR/cabinet', '/de/cabinet'],
    ['/fr', '/de'],
    ['/fr/nothing', '/de/fr/nothing'],
    ['/nothing', '/de/nothing'],
    ['//evil.example', '/de//evil.example'],
    ['/en/login', '/de/login'],
  ])('%s → %s', (from, to) => expect(localizePath(from, 'de')).toBe(to))
})
