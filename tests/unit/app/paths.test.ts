import { describe, expect, it } from 'vitest'
import { locales } from '#design-system/i18n/tags.ts'
import { find, localizePath, path, templates } from '#app/src/paths.ts'
import { siteMap } from '#app/src/site-map.ts'

const sample: Record<string, string> = { token: 'abcdef0123456789', code: 'VERA48', number: '3', walletId: 'wal-1' }
const fill = (template: string) => template.replace(/:(\w+)/g, (_, name: string) => sample[name] ?? '')

describe('every route exists in four language-prefixed variants', () => {
  it.each(templates)('%s is found under each language as itself', (template) => {
    for (const lang of locales) {
      const address = template === '/' ? `/${lang}` : `/${lang}${fill(template)}`
      expect(find(address)).toMatchObject({ lang, template })
    }
  })

  it('knows every path of the specification', () => {
    const cabinet = [
      '', '/help', '/affiliate-program', '/trade', '/trade/transactions', '/trade/uta', '/trade/uta/deals', '/trade/uta/refill', '/trade/uta/subscribe',
      '/trade/uta/calculator', '/trade/uta/ref-reward', '/trade/uta/statistics', '/trade/uta/withdrawal', '/trade/uta/transactions', '/trade/uta/insurance',
      '/trade/uta/insurance/info', '/trade/uta/insurance/terms', '/trade/uta/insurance/register', '/actives', '/actives/refill', '/actives/refill-choice',
      '/actives/refill-choice/refill-form', '/actives/withdraw', '/actives/withdraw/wallet', '/actives/withdraw/fiat-money', '/referral', '/referral/structure',
      '/referral/actives', '/referral/actives/info', '/referral/actives/week', '/referral/actives/month', '/referral/leader-pool/:number', '/bonus-account',
      '/bonus-account/exchange', '/profile', '/profile/safety', '/profile/2fa', '/profile/2fa/help', '/profile/verification', '/profile/personal',
      '/profile/personal/data', '/profile/personal/contacts', '/profile/trusted-wallets', '/profile/trusted-wallets/add', '/profile/trusted-wallets/:walletId',
      '/promo-summer/terms', '/promo-summer/status',
    ] // prettier-ignore
    const open = ['/', '/login', '/registration', '/password-reset', '/password-reset/:token', '/maintenance', '/r/:code', '/help']
    // Beside it: what the landing page names, for readers without an account.
    const read = ['/affiliate-program', '/insurance-terms']
    expect(templates).toEqual([...open, ...read, ...cabinet.map((rest) => `/cabinet${rest}`)])
  })

  it('gives every page a name of its own', () => {
    expect(new Set(Object.values(siteMap).map(({ name }) => name)).size).toBe(templates.length)
  })
})

describe('the path builder', () => {
  it('fills parameters and encodes them', () => {
    expect(path('/', 'de')).toBe('/de')
    expect(path('/cabinet/referral/leader-pool/:number', 'ru', { number: 3 })).toBe('/ru/cabinet/referral/leader-pool/3')
    expect(path('/cabinet/profile/trusted-wallets/:walletId', 'en', { walletId: '../logout' })).toBe(
      '/en/cabinet/profile/trusted-wallets/..%2Flogout',
    )
  })
})

describe('path parameters are checked before any request', () => {
  const hostile = [
    '..%2F..%2Flogout', '..%2f..%2f..%2f', '%2e%2e%2flogout', '.', '..', '%00', '%0a', '%0d%0aSet-Cookie:x', '%', '%zz', '%E0%A4%A', '%c0%ae',
    '<script>', '%3Cscript%3E', "'--", '"', '%22', ' ', '%20', '\\', '%5c', ';', 'a,b', 'a'.repeat(300), '१', '%F0%9F%98%80',
  ] // prettier-ignore

  // A referral code may be any text: it is kept, and never a part of a request's address.
  it.each(templates.filter((template) => template.includes(':') && template !== '/r/:code'))(
    '%s answers 404 to 25 hostile values',
    (template) => {
      for (const value of hostile) expect(find(`/en${template.replace(/:\w+/, value)}`).template).toBeNull()
    },
  )

  it('knows leader pools 1 to 6 and no other', () => {
    const pool = (number: string) => find(`/en/cabinet/referral/leader-pool/${number}`).template
    for (const number of ['1', '2', '3', '4', '5', '6']) expect(pool(number)).not.toBeNull()
    for (const number of ['0', '7', '10', '-1', '1.0', '01', 'one', '']) expect(pool(number)).toBeNull()
  })

  it('takes an address as it is written, as nginx does: none of ours needs a percent sign', () => {
    for (const address of ['/en/cabinet/referral/leader-pool/%33', '/en/%6Cogin', '/%65n/login']) expect(find(address).template).toBeNull()
  })

  it('takes any text of up to 255 characters for a referral code', () => {
    expect(find('/en/r/VERA48').params).toEqual({ code: 'VERA48' })
    for (const code of ['VERA%34%38', 'VERA%2534', '%D0%92', 'a;b', "o'neil", 'x'.repeat(255)])
      expect(find(`/en/r/${code}`).params, code).toEqual({ code })
    for (const code of ['', '%', '%zz', '%80', '%D0', 'a/b', 'x'.repeat(256)]) expect(find(`/en/r/${code}`).template, code).toBeNull()
  })
})

describe('a path without a language of ours goes to its prefixed twin', () => {
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
