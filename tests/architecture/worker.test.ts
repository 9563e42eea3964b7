import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#design-system/i18n/tags.ts'
import { templates } from '#app/src/site/paths.ts'
import { pagesToWrite } from '#app/build/prerender/pages.ts'
import type { Route } from '#app/src/pwa/routing.ts'
import { offlinePage, routeOf } from '#app/src/pwa/routing.ts'
import { createStaticHandler } from '#app/server/handler.ts'
import { readSettings } from '#app/server/settings.ts'
import { operations } from '../../sdk/generated/operations.ts'
import { builtPages, dist } from '#tests/support/built.ts'
import { cspViolations } from './headers.ts'

// The service worker may cache files and pages of the build, by names from the build, and never an API response.

const origin = 'https://cabinet.example'
const modes = ['navigate', 'cors', 'no-cors', 'same-origin']
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']
const written = new Set([...pagesToWrite().map(({ path }) => path), ...locales.map(offlinePage)])

type Routing = typeof routeOf

/** Names under which a routing would cache a response, or respond from the cache. */
const namesOf = (route: Route | null): string[] =>
  route === null || route.kind === 'unprefixed'
    ? []
    : route.kind === 'file'
      ? [route.key]
      : [route.own, route.frame].filter((one) => one !== null)

const isAllowed = (name: string): boolean => written.has(name) || /^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/.test(name)

const filled = (path: string): string[] =>
  ['1', 'wd-77', '0xABC', '../users/me', '%2e%2e%2fusers'].map((value) => path.replaceAll(/\{\w+\}/g, value))

/** API calls that a routing handles, in any request mode. */
const caught = (routing: Routing): string[] =>
  operations.flatMap(({ path }) =>
    [...filled(path), `${path}/`, `${path}?per_page=6`, `//${path}`, `/./${path}`].flatMap((address) => {
      const { href, pathname } = new URL(address, origin)
      const isPage = templates.some((one) => one === pathname.replace(/\/$/, ''))
      return methods.flatMap((method) =>
        modes.flatMap((mode) => {
          const route = routing({ method, url: href, mode }, origin)
          // `/login` is a page when navigated to and an API call when posted to.
          const opened = isPage && method === 'GET' && mode === 'navigate' && route?.kind === 'unprefixed'
          return route && !opened ? [`${method} ${href} (${mode})`] : []
        }),
      )
    }),
  )

const routed = (address: string, mode: string): Route | null => routeOf({ method: 'GET', url: new URL(address, origin).href, mode }, origin)

describe('the service worker ignores', () => {
  it('every operation of the contract, with every method and mode', () => {
    expect(operations.length).toBeGreaterThan(50)
    expect(caught(routeOf)).toEqual([])
    const sloppy: Routing = (asked) => (asked.method === 'GET' ? { kind: 'file', key: new URL(asked.url).pathname } : null)
    expect(caught(sloppy).length).toBeGreaterThan(100)
  })

  it('what is neither a page nor a hashed file, other origins, and pages that are fetched instead of navigated to', () => {
    const never = `/api/balances /sanctum/csrf-cookie /logout /user/two-factor-qr-code /__simulator /files/deals.csv /manifest.json /sw.js
      https://api.example/assets/main-12345678.js https://api.example/en/cabinet`
    for (const address of never.split(/\s+/)) for (const mode of modes) expect(routed(address, mode), address).toBeNull()
    for (const mode of modes.slice(1)) expect(routed('/en/cabinet', mode)).toBeNull()
  })
})

describe('the service worker caches only under names from the build', () => {
  it('for 3,000 addresses with arbitrary queries and parameters', () => {
    const segment = fc.oneof(
      fc.constantFrom(...templates.flatMap((one) => one.split('/'))),
      fc.constantFrom('..', '.', '%2e%2e', '%00', 'api', 'assets', 'en', 'xx', 'main-12345678.js'),
      fc.string(),
    )
    const path = fc.oneof(
      fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
      fc
        .tuple(fc.constantFrom(...locales), fc.constantFrom(...templates), fc.string())
        .map(([lang, template, value]) => `/${lang}${template.replace(/:\w+/, value)}`),
    )
    fc.assert(
      fc.property(path, fc.string(), fc.constantFrom(...modes), (pathname, query, mode) => {
        if (!URL.canParse(`${pathname}?${query}`, origin)) return
        expect(namesOf(routed(`${pathname}?${query}`, mode)).filter((name) => !isAllowed(name))).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })

  it('never where the address itself is secret: password reset links, invitations, single wallets', () => {
    for (const path of ['/en/password-reset/aaaabbbbcccc?email=vera%40example.com', '/de/r/VERA48', '/ru/nothing/at/all'])
      expect(namesOf(routed(path, 'navigate')), path).toEqual([])
    expect(routed('/en/cabinet/profile/trusted-wallets/tw-3', 'navigate')).toEqual({
      kind: 'page',
      lang: 'en',
      own: null,
      frame: '/en/cabinet',
    })
    expect(routed('/en/cabinet/actives/withdraw?receipt=wd-77', 'navigate')).toMatchObject({ own: '/en/cabinet/actives/withdraw' })
    expect(isAllowed('/en/password-reset/secret')).toBe(false)
  })
})

describe('the service worker’s build output', () => {
  const respond = (path: string, settings = ''): Response =>
    createStaticHandler({ dist, settings: readSettings(settings) })(new Request(origin + path))
  const get = (path: string, settings = ''): Promise<string> => respond(path, settings).text()

  beforeAll(() => void builtPages(), 120_000)

  it.each(locales)('%s: the offline page is one self-contained file with its own policy', async (lang) => {
    const { headers } = respond(offlinePage(lang))
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    const html = await get(offlinePage(lang))
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(cspViolations(html, policy)).toEqual([])
    expect(html).toMatch(new RegExp(`<html lang="${lang}">[^]*<h1[\\s>]`))
    expect(html).not.toMatch(/\/assets\/[\w.-]+\.js/)
  })

  it('the worker is revalidated each time, and is replaced by an unregistering one where a deployment disables it', async () => {
    expect(respond('/sw.js').headers.get('cache-control')).toBe('no-cache')
    expect(await get('/sw.js')).toContain(/\/assets\/main-[\w-]+\.js/.exec(await get('/en'))?.[0] ?? 'no entry')
    expect(await get('/sw.js')).not.toContain('unregister(')
    expect(await get('/sw.js', '{"offline":false}')).toContain('unregister(')
  })

  it('the first load does not include it: the page’s part is loaded later and is small', async () => {
    expect(await get('/en/cabinet')).not.toMatch(/register-[\w-]+\.js/)
    expect((await get('/sw.js')).length).toBeLessThan(16_000)
  })
})
