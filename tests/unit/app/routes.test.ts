import fc from 'fast-check'
import type { RouteObject } from 'react-router-dom'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { locales } from '#design-system/i18n/tags.ts'
import { guard, resolveRedirects } from '#app/src/auth/guards.ts'
import { matchPath, localizePath, routeMeta, templates } from '#app/src/site/paths.ts'
import { guardLoader, routes } from '#app/src/routes.tsx'
import { safeReturnTo } from '#app/src/site/return-to.ts'
import { samplePath } from '../../support/sample-path.ts'

describe('the route table', () => {
  it('matches every page, in four languages, inside its layout', () => {
    for (const template of templates) {
      for (const lang of locales) {
        const pathname = template === '/' ? `/${lang}` : `/${lang}${samplePath(template)}`
        const matches = matchRoutes(routes, pathname)
        expect(matches?.map(({ route }) => route.id ?? route.path)).toEqual([
          'root',
          '/:lang',
          `layout:${routeMeta(template).layout}`,
          `pages:${routeMeta(template).layout}`,
          template,
        ])
        expect(matches?.[0]?.params['lang']).toBe(lang)
        expect(matches?.at(-1)?.route.handle).toBe(routeMeta(template))
      }
    }
  })

  it('runs the guard in its root only, and loads each page when it is opened', () => {
    const [root] = routes
    expect(root?.loader).toBe(guardLoader)
    const walk = (all: readonly RouteObject[]): RouteObject[] => all.flatMap((one) => [one, ...walk(one.children ?? [])])
    const below = walk(root?.children ?? [])
    expect(below.some(({ loader }) => loader === guardLoader)).toBe(false)
    for (const template of templates) expect(typeof below.find(({ id }) => id === template)?.lazy, template).toBe('function')
  })

  it('routes every other path to the root, which shows 404 or redirects', () => {
    for (const address of ['/', '/login', '/en/nothing', '/en/cabinet/trade', '/fr/login', '/en/LOGIN', '//evil.example', '/%']) {
      expect(matchRoutes(routes, address)?.length).toBeGreaterThan(0)
    }
  })

  it('1,000 generated paths never throw, never leave our origin and always end', () => {
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
        expect(matchPath(localizePath(pathname, 'de')).lang).toBe('de')
        const { address: end, steps } = resolveRedirects(address, { ...now, session })
        expect(steps.length).toBeLessThanOrEqual(3)
        expect(new URL(end, 'https://matu.example').origin === 'https://matu.example' || end === address).toBe(true)
        expect(['stay', 'missing']).toContain(guard(end, { ...now, session }).kind)
        const safe = safeReturnTo(address)
        if (safe) expect(new URL(safe, 'https://matu.example').origin).toBe('https://matu.example')
      }),
      { numRuns: 1000 },
    )
  })
})
