import type { RouteObject } from 'react-router-dom'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { find, localizePath, path } from '#app/src/paths.ts'
import { routes } from '#app/src/root/router.tsx'
import type { PageDefinition } from '#app/src/site-map.ts'
import { layouts, siteMap } from '#app/src/site-map.ts'
import { locales } from '#design-system/i18n/tags.ts'

/** Every path of product.md §2, as it is written there, with the layout that decisions.md §3 gives it. */
const specified: Record<string, PageDefinition['layout']> = {
  '/': 'landing',
  '/login': 'auth',
  '/registration': 'auth',
  '/password-reset': 'auth',
  '/password-reset/{token}': 'auth',
  '/maintenance': 'maintenance',
  '/r/{code}': 'empty',
  '/help': 'guest',
  '/cabinet': 'default',
  '/cabinet/help': 'default',
  '/cabinet/affiliate-program': 'default',
  '/cabinet/trade': 'default',
  '/cabinet/trade/transactions': 'default',
  '/cabinet/trade/uta': 'default',
  '/cabinet/trade/uta/deals': 'default',
  '/cabinet/trade/uta/refill': 'default',
  '/cabinet/trade/uta/subscribe': 'default',
  '/cabinet/trade/uta/calculator': 'default',
  '/cabinet/trade/uta/ref-reward': 'default',
  '/cabinet/trade/uta/statistics': 'default',
  '/cabinet/trade/uta/withdrawal': 'default',
  '/cabinet/trade/uta/transactions': 'default',
  '/cabinet/trade/uta/insurance': 'default',
  '/cabinet/trade/uta/insurance/info': 'marketing',
  '/cabinet/trade/uta/insurance/terms': 'marketing',
  '/cabinet/trade/uta/insurance/register': 'marketing',
  '/cabinet/actives': 'default',
  '/cabinet/actives/refill': 'default',
  '/cabinet/actives/refill-choice': 'default',
  '/cabinet/actives/refill-choice/refill-form': 'default',
  '/cabinet/actives/withdraw': 'default',
  '/cabinet/actives/withdraw/wallet': 'default',
  '/cabinet/actives/withdraw/fiat-money': 'default',
  '/cabinet/referral': 'default',
  '/cabinet/referral/structure': 'default',
  '/cabinet/referral/actives': 'default',
  '/cabinet/referral/actives/info': 'default',
  '/cabinet/referral/actives/week': 'default',
  '/cabinet/referral/actives/month': 'default',
  '/cabinet/referral/leader-pool/{number}': 'default',
  '/cabinet/bonus-account': 'default',
  '/cabinet/bonus-account/exchange': 'default',
  '/cabinet/profile': 'default',
  '/cabinet/profile/safety': 'default',
  '/cabinet/profile/2fa': 'default',
  '/cabinet/profile/2fa/help': 'default',
  '/cabinet/profile/verification': 'protect',
  '/cabinet/profile/personal': 'default',
  '/cabinet/profile/personal/data': 'default',
  '/cabinet/profile/personal/contacts': 'default',
  '/cabinet/profile/trusted-wallets': 'trusted-wallets',
  '/cabinet/profile/trusted-wallets/add': 'trusted-wallets',
  '/cabinet/profile/trusted-wallets/{walletId}': 'trusted-wallets',
  '/cabinet/promo-summer/terms': 'promo-summer',
  '/cabinet/promo-summer/status': 'promo-summer',
}

const samples: Record<string, string> = { token: 'k3v9x1m7q2', code: 'VERA48', number: '3', walletId: 'w_17' }

/** Beside it: what the landing page names, for readers without an account. */
const added: typeof specified = { '/affiliate-program': 'guest', '/insurance-terms': 'guest' }

type SiteMap = Readonly<Record<string, PageDefinition>>
const real: SiteMap = siteMap

const asTemplate = (written: string) => written.replaceAll(/\{(\w+)\}/g, ':$1')
const filled = (template: string) => template.replaceAll(/:(\w+)/g, (_, name: string) => samples[name] ?? '')
const address = (template: string, lang: string) => (template === '/' ? `/${lang}` : `/${lang}${filled(template)}`)

/** Where the site map and the specification differ. */
function mapFaults(map: SiteMap): string[] {
  const wanted = Object.entries({ ...specified, ...added }).map(([written, layout]): [string, string] => [asTemplate(written), layout])
  const known = new Set(wanted.map(([template]) => template))
  return [
    ...wanted.flatMap(([template, layout]) => {
      const place = map[template]
      if (!place) return [`${template} is not in the site map`]
      return place.layout === layout ? [] : [`${template} stands in ${place.layout} and not in ${layout}`]
    }),
    ...Object.keys(map).flatMap((template) => (known.has(template) ? [] : [`${template} is not in the specification`])),
  ]
}

/** Where the site map and the route table differ: each page is met in each language. */
function routeFaults(map: SiteMap, table: RouteObject[]): string[] {
  return Object.keys(map).flatMap((template) =>
    locales.flatMap((lang) => {
      const to = address(template, lang)
      const last = matchRoutes(table, to)?.at(-1)
      const met = last?.route.id === template
      if (!met) return [`${to} meets ${last?.route.id ?? last?.route.path ?? 'nothing'}`]
      return last.params['lang'] !== lang ? [`${to} is met in another language`] : []
    }),
  )
}

describe('the site map', () => {
  it('is what the specification lists, each page in its layout', () => {
    expect(mapFaults(real)).toEqual([])
  })

  it('is found by the path builder’s own addresses, in four languages', () => {
    for (const template of Object.keys(siteMap) as (keyof typeof siteMap)[])
      for (const lang of locales) {
        const built = (path as (template: string, lang: string, params: object) => string)(template, lang, samples)
        expect(built).toBe(address(template, lang))
        expect(find(built)).toMatchObject({ lang, template })
        for (const other of locales) expect(localizePath(built, other)).toBe(address(template, other))
      }
  })

  it('stands as it was agreed', () => {
    const lines = Object.entries(real).map(([template, { layout, access, flag, unverified }]) =>
      [template, layout, access, ...(flag ? [`flag ${flag}`] : []), ...(unverified ? ['also unverified'] : [])].join(' · '),
    )
    expect(lines).toMatchInlineSnapshot(`
      [
        "/ · landing · public",
        "/login · auth · guest",
        "/registration · auth · guest",
        "/password-reset · auth · guest",
        "/password-reset/:token · auth · guest",
        "/maintenance · maintenance · public",
        "/r/:code · empty · public",
        "/help · guest · public · also unverified",
        "/affiliate-program · guest · public · also unverified",
        "/insurance-terms · guest · public · flag insurance · also unverified",
        "/cabinet · default · cabinet",
        "/cabinet/help · default · cabinet · also unverified",
        "/cabinet/affiliate-program · default · cabinet",
        "/cabinet/trade · default · cabinet",
        "/cabinet/trade/transactions · default · cabinet",
        "/cabinet/trade/uta · default · cabinet",
        "/cabinet/trade/uta/deals · default · cabinet",
        "/cabinet/trade/uta/refill · default · cabinet",
        "/cabinet/trade/uta/subscribe · default · cabinet",
        "/cabinet/trade/uta/calculator · default · cabinet",
        "/cabinet/trade/uta/ref-reward · default · cabinet",
        "/cabinet/trade/uta/statistics · default · cabinet",
        "/cabinet/trade/uta/withdrawal · default · cabinet",
        "/cabinet/trade/uta/transactions · default · cabinet",
        "/cabinet/trade/uta/insurance · default · cabinet · flag insurance",
        "/cabinet/trade/uta/insurance/info · marketing · cabinet · flag insurance",
        "/cabinet/trade/uta/insurance/terms · marketing · cabinet · flag insurance",
        "/cabinet/trade/uta/insurance/register · marketing · cabinet · flag insurance",
        "/cabinet/actives · default · cabinet",
        "/cabinet/actives/refill · default · cabinet",
        "/cabinet/actives/refill-choice · default · cabinet",
        "/cabinet/actives/refill-choice/refill-form · default · cabinet",
        "/cabinet/actives/withdraw · default · cabinet",
        "/cabinet/actives/withdraw/wallet · default · cabinet",
        "/cabinet/actives/withdraw/fiat-money · default · cabinet",
        "/cabinet/referral · default · cabinet",
        "/cabinet/referral/structure · default · cabinet",
        "/cabinet/referral/actives · default · cabinet",
        "/cabinet/referral/actives/info · default · cabinet",
        "/cabinet/referral/actives/week · default · cabinet",
        "/cabinet/referral/actives/month · default · cabinet",
        "/cabinet/referral/leader-pool/:number · default · cabinet",
        "/cabinet/bonus-account · default · cabinet",
        "/cabinet/bonus-account/exchange · default · cabinet",
        "/cabinet/profile · default · cabinet",
        "/cabinet/profile/safety · default · cabinet",
        "/cabinet/profile/2fa · default · cabinet",
        "/cabinet/profile/2fa/help · default · cabinet",
        "/cabinet/profile/verification · protect · cabinet · also unverified",
        "/cabinet/profile/personal · default · cabinet",
        "/cabinet/profile/personal/data · default · cabinet",
        "/cabinet/profile/personal/contacts · default · cabinet",
        "/cabinet/profile/trusted-wallets · trusted-wallets · trusted",
        "/cabinet/profile/trusted-wallets/add · trusted-wallets · trusted",
        "/cabinet/profile/trusted-wallets/:walletId · trusted-wallets · trusted",
        "/cabinet/promo-summer/terms · promo-summer · cabinet",
        "/cabinet/promo-summer/status · promo-summer · cabinet",
      ]
    `)
  })
})

describe('the route table', () => {
  it('meets every page, in four languages', () => {
    expect(routeFaults(real, routes)).toEqual([])
  })

  it('has a frame for every page, and no frame that no page stands in', () => {
    expect(Object.keys(layouts).sort()).toEqual([...new Set(Object.values(real).map(({ layout }) => layout))].sort())
  })

  it('takes every other address too, so that a 404 can name it', () => {
    for (const lost of ['/en/nowhere', '/login', '/nowhere/at/all', '/fr/login']) expect(matchRoutes(routes, lost)).not.toBeNull()
  })
})

describe('canary', () => {
  const place = (change: Partial<PageDefinition>): PageDefinition => ({
    name: 'x',
    layout: 'default',
    access: 'cabinet',
    words: [],
    module: () => Promise.resolve({ default: () => null }),
    ...change,
  })
  const page = (id: string): RouteObject => ({ id, path: id.slice(1) })
  const under = (lang: string, ...children: RouteObject[]): RouteObject => ({
    path: lang,
    children: [...children, { path: '*', id: 'lost' }],
  })
  const map = { '/login': place({}) }

  it('a path that the site map lost, gained or framed otherwise is found', () => {
    const { '/help': _, ...less } = real
    expect(mapFaults(less)).toEqual(['/help is not in the site map'])
    expect(mapFaults({ ...real, '/extra': place({}) })).toEqual(['/extra is not in the specification'])
    expect(mapFaults({ ...real, '/login': { ...real['/login']!, layout: 'empty' } })).toEqual(['/login stands in empty and not in auth'])
  })

  it('nothing is found where the table is right', () => {
    expect(routeFaults(map, [under(':lang', page('/login'))])).toEqual([])
  })

  it('a page without a route and a route of another page are found', () => {
    const missing = locales.map((lang) => `/${lang}/login meets lost`)
    expect(routeFaults(map, [under(':lang')])).toEqual(missing)
    expect(routeFaults(map, [under(':lang', { path: 'login', id: '/help' })])).toEqual(locales.map((lang) => `/${lang}/login meets /help`))
  })

  it('a language that the table forgot is found', () => {
    const table = [...locales].filter((lang) => lang !== 'es').map((lang) => under(lang, page('/login')))
    expect(routeFaults(map, table)).toContain('/es/login meets nothing')
  })
})
