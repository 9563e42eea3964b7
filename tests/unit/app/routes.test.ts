import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { locales } from '#design-system/i18n/tags.ts'
import { guard, settle } from '#app/guards.ts'
import { pages } from '#app/pages.ts'
import { find, inLanguage, placeOf, templates } from '#app/paths.ts'
import { routes, routesAt } from '#app/routes.tsx'
import { safeTarget } from '#app/wanted.ts'

const fill = (template: string) =>
  template.replace(':token', 'abcdef0123456789').replace(':code', 'VERA48').replace(':number', '3').replace(':walletId', 'wal-1')

describe('the route table', () => {
  it('meets every page that is ready, in four languages, inside its layout', () => {
    for (const template of templates.filter((one) => placeOf(one).ready)) {
      for (const lang of locales) {
        const pathname = template === '/' ? `/${lang}` : `/${lang}${fill(template)}`
        const matches = matchRoutes(routes, pathname)
        expect(matches?.map(({ route }) => route.id ?? route.path)).toEqual(['/:lang', `layout:${placeOf(template).layout}`, template])
        expect(matches?.[0]?.params['lang']).toBe(lang)
        // What the router is given of it is little, and the same elements.
        const given = matchRoutes(routesAt(pathname), pathname)
        expect(given?.map(({ route: { id, element }, params }) => ({ id, element, params }))).toEqual(
          matches?.map(({ route: { id, element }, params }) => ({ id, element, params })),
        )
        expect(JSON.stringify(routesAt(pathname)).match(/"id":/g)).toHaveLength(2)
      }
    }
  })

  it('has a screen for what is ready and for nothing else', () =>
    expect(Object.keys(pages).toSorted()).toEqual(templates.filter((template) => placeOf(template).ready).toSorted()))

  it('takes every other address to the root, which says 404 or sends on', () => {
    for (const address of ['/', '/login', '/en/nothing', '/en/cabinet/trade', '/fr/login', '/en/LOGIN', '//evil.example', '/%']) {
      expect(matchRoutes(routes, address)?.length).toBeGreaterThan(0)
      expect(matchRoutes(routesAt(address), address)?.length).toBeGreaterThan(0)
    }
  })

  it('1,000 generated paths: never an exception, never off our origin, always an end', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'en',
        'ru',
        'de',
        'es',
        'fr',
        'cabinet',
        'trade',
        'uta',
        'login',
        '..',
        '.',
        '',
        '%2e%2e',
        '%',
        '\\',
        '?',
        '#',
        '//',
        ':lang',
        '*',
      ),
      fc.constantFrom(...templates.map((template) => template.slice(1))),
      fc.string({ maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 6 }),
    )
    const now = { verification: 'verified', twoFactor: true, flags: { insurance: true }, maintenance: false, locale: 'en' } as const
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), fc.constantFrom('anonymous', 'signedIn' as const), (words, session) => {
        const address = `/${words.join('/')}`
        const pathname = address.split(/[?#]/)[0] ?? ''
        expect(find(inLanguage(pathname, 'de')).lang).toBe('de')
        const { address: end, steps } = settle(address, { ...now, session })
        expect(steps.length).toBeLessThanOrEqual(3)
        expect(new URL(end, 'https://matu.example').origin === 'https://matu.example' || end === address).toBe(true)
        expect(['stay', 'missing']).toContain(guard(end, { ...now, session }).kind)
        const safe = safeTarget(address)
        if (safe) expect(new URL(safe, 'https://matu.example').origin).toBe('https://matu.example')
      }),
      { numRuns: 1000 },
    )
  })
})
