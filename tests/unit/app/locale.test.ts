import { describe, expect, it } from 'vitest'
import { detectLocale, fromBrowser } from '#app/src/i18n/detect.ts'
import { switchLanguage, localizedUrl } from '#app/src/i18n/switch.ts'
import { fakeJar } from './fakes.ts'

describe('the locale is detected from the route, a stored cookie and the browser', () => {
  it.each([
    ['/de/login', 'ru', ['es'], 'de'],
    ['/login', 'ru', ['es'], 'ru'],
    ['/login', 'xx', ['es-MX', 'de'], 'es'],
    ['/login', null, ['fr', 'de-AT'], 'de'],
    ['/login', null, ['fr', 'zh'], 'en'],
    ['/login', null, [], 'en'],
    ['/fr/login', null, ['ru-RU'], 'ru'],
    ['/EN/login', 'de', [], 'de'],
  ])('%s with cookie %s and browser %j is %s', (pathname, cookie, languages, expected) =>
    expect(detectLocale(pathname, cookie, languages)).toBe(expected),
  )

  it('ignores hostile cookies', () => {
    for (const cookie of ['', '../en', '<script>', 'en;de', 'EN', 'constructor', '__proto__', 'toString'])
      expect(detectLocale('/', cookie, ['de'])).toBe('de')
  })

  it('takes the first supported language', () => expect(fromBrowser(['pt-BR', 'es-419', 'en'])).toBe('es'))
})

describe('switching the language', () => {
  it('stays on the same page with query and hash, and localizes the remembered page too', () => {
    expect(localizedUrl({ pathname: '/en/cabinet/trade/transactions', search: '?type=bonus', hash: '#list' }, 'de')).toBe(
      '/de/cabinet/trade/transactions?type=bonus#list',
    )
    expect(localizedUrl({ pathname: '/en/login', search: '?next=%2Fen%2Fcabinet', hash: '' }, 'ru')).toBe('/ru/login?next=%2Fru%2Fcabinet')
  })

  it('sets the cookie for 365 days and navigates once the catalogue is loaded', async () => {
    const jar = fakeJar()
    const gone: string[] = []
    await switchLanguage('de', {
      shown: 'en',
      cookies: jar,
      secure: true,
      address: () => ({ pathname: '/en/help', search: '', hash: '' }),
      go: (address) => void gone.push(address),
    })
    expect(jar.written).toEqual([`locale=de; Max-Age=${365 * 86_400}; Path=/; SameSite=Lax; Secure`])
    expect(gone).toEqual(['/de/help'])
  })
})
