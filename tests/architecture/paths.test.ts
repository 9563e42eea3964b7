import type { RouteObject } from 'react-router-dom'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { matchPath, localizePath, path } from '#app/src/site/paths.ts'
import { routes } from '#app/src/routes.tsx'
import type { PageDefinition } from '#app/src/site/page-definition.ts'
import { layouts } from '#app/src/site/layouts.ts'
import { siteMap } from '#app/src/site/site-map.ts'
import { locales } from '#design-system/i18n/tags.ts'

/** Every page with its path, layout and access. */
const agreed = [
  '/ · landing · public',
  '/login · auth · guest',
  '/registration · auth · guest',
  '/password-reset · auth · guest',
  '/password-reset/:token · auth · guest',
  '/maintenance · maintenance · public',
  '/r/:code · empty · public',
  '/help · guest · public · also unverified',
  '/affiliate-program · guest · public · also unverified',
  '/insurance-terms · guest · public · flag insurance · also unverified',
  '/cabinet · default · cabinet',
  '/cabinet/help · default · cabinet · also unverified',
  '/cabinet/affiliate-program · default · cabinet',
  '/cabinet/trade · default · cabinet',
  '/cabinet/trade/transactions · default · cabinet',
  '/cabinet/trade/transactions/statement · default · cabinet',
  '/cabinet/trade/uta · default · cabinet',
  '/cabinet/trade/uta/deals · default · cabinet',
  '/cabinet/trade/uta/refill · default · cabinet',
  '/cabinet/trade/uta/subscribe · default · cabinet',
  '/cabinet/trade/uta/calculator · default · cabinet',
  '/cabinet/trade/uta/ref-reward · default · cabinet',
  '/cabinet/trade/uta/statistics · default · cabinet',
  '/cabinet/trade/uta/withdrawal · default · cabinet',
  '/cabinet/trade/uta/transactions · default · cabinet',
  '/cabinet/trade/uta/insurance · default · cabinet · flag insurance',
  '/cabinet/trade/uta/insurance/info · marketing · cabinet · flag insurance',
  '/cabinet/trade/uta/insurance/terms · marketing · cabinet · flag insurance',
  '/cabinet/trade/uta/insurance/register · marketing · cabinet · flag insurance',
  '/cabinet/actives · default · cabinet',
  '/cabinet/actives/token/:symbol · default · cabinet',
  '/cabinet/actives/refill · default · cabinet',
  '/cabinet/actives/refill-choice · default · cabinet',
  '/cabinet/actives/refill-choice/refill-form · default · cabinet',
  '/cabinet/actives/withdraw · default · cabinet',
  '/cabinet/actives/withdraw/wallet · default · cabinet',
  '/cabinet/actives/withdraw/fiat-money · default · cabinet',
  '/cabinet/referral · default · cabinet',
  '/cabinet/referral/structure · default · cabinet',
  '/cabinet/referral/structure/:partnerId · default · cabinet',
  '/cabinet/referral/actives · default · cabinet',
  '/cabinet/referral/actives/info · default · cabinet',
  '/cabinet/referral/actives/week · default · cabinet',
  '/cabinet/referral/actives/month · default · cabinet',
  '/cabinet/referral/leader-pool/:number · default · cabinet',
  '/cabinet/bonus-account · default · cabinet',
  '/cabinet/bonus-account/exchange · default · cabinet',
  '/cabinet/profile · default · cabinet',
  '/cabinet/profile/safety · default · cabinet',
  '/cabinet/profile/safety/sessions · default · cabinet · flag sessions',
  '/cabinet/profile/2fa · default · cabinet',
  '/cabinet/profile/2fa/help · default · cabinet',
  '/cabinet/profile/verification · protect · cabinet · also unverified',
  '/cabinet/profile/personal · default · cabinet',
  '/cabinet/profile/personal/data · default · cabinet',
  '/cabinet/profile/personal/contacts · default · cabinet',
  '/cabinet/profile/trusted-wallets · trusted-wallets · trusted',
  '/cabinet/profile/trusted-wallets/add · trusted-wallets · trusted',
  '/cabinet/profile/trusted-wallets/:walletId · trusted-wallets · trusted',
  '/cabinet/promo-summer/terms · promo-summer · cabinet',
  '/cabinet/promo-summer/status · promo-summer · cabinet',
]

const samples: Record<string, string> = { token: 'k3v9x1m7', code: 'VERA48', number: '3', walletId: 'w1', symbol: 'USDT', partnerId: 'p1' }

type SiteMap = Readonly<Record<string, PageDefinition>>
const real: SiteMap = siteMap

const filled = (template: string) => template.replaceAll(/:(\w+)/g, (_, name: string) => samples[name] ?? '')
const address = (template: string, lang: string) => (template === '/' ? `/${lang}` : `/${lang}${filled(template)}`)

const lineOf = ([template, { layout, access, flag, unverified }]: [string, PageDefinition]): string =>
  [template, layout, access, ...(flag ? [`flag ${flag}`] : []), ...(unverified ? ['also unverified'] : [])].join(' · ')

/** Differences between the site map and the agreed list. */
const mapFaults = (map: SiteMap): string[] => {
  const lines = Object.entries(map).map(lineOf)
  const without = (some: readonly string[], others: readonly string[]) => some.filter((line) => !others.includes(line))
  return [...without(agreed, lines).map((line) => `missing: ${line}`), ...without(lines, agreed).map((line) => `not agreed: ${line}`)]
}

/** Differences between the site map and the route table, for each page in each language. */
const routeFaults = (map: SiteMap, table: RouteObject[]): string[] =>
  Object.keys(map).flatMap((template) =>
    locales.flatMap((lang) => {
      const to = address(template, lang)
      const last = matchRoutes(table, to)?.at(-1)
      if (last?.route.id !== template) return [`${to} meets ${last?.route.id ?? last?.route.path ?? 'nothing'}`]
      return last.params['lang'] !== lang ? [`${to} is met in another language`] : []
    }),
  )

describe('the site map', () => {
  it('matches the agreed list, page by page', () => expect(mapFaults(real)).toEqual([]))

  it('matches the paths that the path builder makes, in four languages', () => {
    for (const template of Object.keys(siteMap) as (keyof typeof siteMap)[])
      for (const lang of locales) {
        const built = (path as (template: string, lang: string, options: object) => string)(template, lang, { params: samples })
        expect(built).toBe(address(template, lang))
        expect(matchPath(built)).toMatchObject({ lang, template })
        for (const other of locales) expect(localizePath(built, other)).toBe(address(template, other))
      }
  })

  it('canary: a missing, an added and a changed page', () => {
    const { '/help': help, ...less } = real
    expect(mapFaults({ ...less, '/extra': { ...help!, layout: 'empty' } })).toEqual([
      'missing: /help · guest · public · also unverified',
      'not agreed: /extra · empty · public · also unverified',
    ])
  })
})

describe('the route table', () => {
  it('matches every page, in four languages', () => expect(routeFaults(real, routes)).toEqual([]))

  it('has a layout for every page, and no layout without a page', () => {
    expect(Object.keys(layouts).sort()).toEqual([...new Set(Object.values(real).map(({ layout }) => layout))].sort())
  })

  it('matches every other path too, so that the 404 page can show it', () => {
    for (const lost of ['/en/nowhere', '/login', '/nowhere/at/all', '/fr/login']) expect(matchRoutes(routes, lost)).not.toBeNull()
  })

  it('canary: a page without a route, a route of another page, and a language without one', () => {
    const map = { '/login': real['/login']! }
    const table = (id: string) => [
      {
        path: 'en',
        children: [
          { path: 'login', id },
          { path: '*', id: 'lost' },
        ],
      },
    ]
    const others = ['ru', 'de', 'es'].map((lang) => `/${lang}/login meets nothing`)
    expect(routeFaults(map, table('/help'))).toEqual(['/en/login meets /help', ...others])
    expect(routeFaults(map, table('/login'))).toEqual(['/en/login is met in another language', ...others])
    expect(routeFaults(map, [{ path: ':lang', children: [{ path: 'login', id: '/login' }] }])).toEqual([])
  })
})
