import type { Locale } from '#design-system/i18n/tags.ts'
import type { TabId } from '#design-system/layouts/sections.ts'
import type { RoutePath } from '../site/paths.ts'
import { path, routeMeta } from '../site/paths.ts'

type Fixed = Exclude<RoutePath, `${string}:${string}`>
const pool = '/cabinet/referral/leader-pool/:number'
/** Pages that a tab can link to: those without parameters, and the user's current pool. */
type Tabbed = Fixed | typeof pool
export type Section = 'uta' | 'referral' | 'profile' | 'bonus'

/** The tabs of each section in order: each tab's page, followed by further pages under the same tab. */
const sections: Readonly<Record<Section, ReadonlyArray<[id: TabId, page: Tabbed, also?: readonly RoutePath[]]>>> = {
  uta: [
    ['overview', '/cabinet/trade/uta'],
    ['deals', '/cabinet/trade/uta/deals'],
    ['statistics', '/cabinet/trade/uta/statistics'],
    ['transactions', '/cabinet/trade/uta/transactions'],
    ['reward', '/cabinet/trade/uta/ref-reward'],
    ['calculator', '/cabinet/trade/uta/calculator'],
    ['insurance', '/cabinet/trade/uta/insurance'],
  ],
  referral: [
    ['overview', '/cabinet/referral'],
    ['structure', '/cabinet/referral/structure'],
    [
      'activity',
      '/cabinet/referral/actives',
      ['/cabinet/referral/actives/week', '/cabinet/referral/actives/month', '/cabinet/referral/actives/info'],
    ],
    ['pools', pool],
    ['terms', '/cabinet/affiliate-program'],
  ],
  profile: [
    ['profile', '/cabinet/profile', ['/cabinet/profile/personal', '/cabinet/profile/personal/data', '/cabinet/profile/personal/contacts']],
    ['safety', '/cabinet/profile/safety'],
    ['twoFactor', '/cabinet/profile/2fa', ['/cabinet/profile/2fa/help']],
    ['wallets', '/cabinet/profile/trusted-wallets'],
    ['verification', '/cabinet/profile/verification'],
  ],
  bonus: [
    ['overview', '/cabinet/bonus-account'],
    ['exchange', '/cabinet/bonus-account/exchange'],
  ],
}

/** Flows hide the tabs and show a back link, to this page. */
const flows: Partial<Record<RoutePath, Fixed>> = {
  '/cabinet/trade/transactions/statement': '/cabinet/trade/transactions',
  '/cabinet/trade/uta/refill': '/cabinet/trade/uta',
  '/cabinet/trade/uta/subscribe': '/cabinet/trade/uta',
  '/cabinet/trade/uta/withdrawal': '/cabinet/trade/uta',
  '/cabinet/actives/token/:symbol': '/cabinet/actives',
  '/cabinet/actives/refill': '/cabinet/actives',
  '/cabinet/actives/refill-choice': '/cabinet/actives/refill',
  '/cabinet/actives/refill-choice/refill-form': '/cabinet/actives/refill',
  '/cabinet/actives/withdraw': '/cabinet/actives',
  '/cabinet/actives/withdraw/wallet': '/cabinet/actives/withdraw',
  '/cabinet/actives/withdraw/fiat-money': '/cabinet/actives/withdraw',
  '/cabinet/bonus-account/exchange': '/cabinet/bonus-account',
  '/cabinet/referral/structure/:partnerId': '/cabinet/referral/structure',
  '/cabinet/profile/safety/sessions': '/cabinet/profile/safety',
  '/cabinet/profile/trusted-wallets/add': '/cabinet/profile/trusted-wallets',
  '/cabinet/profile/trusted-wallets/:walletId': '/cabinet/profile/trusted-wallets',
  '/cabinet/promo-summer/terms': '/cabinet/promo-summer/status',
  '/cabinet/promo-summer/status': '/cabinet',
}

export interface NavigationState {
  locale: Locale
  template: RoutePath | null
  insurance: boolean
  /** The leader pool that is open. */
  pool?: string | undefined
  /** The page to whose area the open page belongs, if that is not its own: `areaOf`. */
  area?: Fixed | null
}

/** Pages that belong to another area when they are opened from there, as `?from=` says. */
const areas: Partial<Record<RoutePath, Readonly<Record<string, Fixed>>>> = {
  '/cabinet/bonus-account/exchange': { assets: '/cabinet/actives' },
  '/cabinet/trade/uta/insurance': { uta: '/cabinet/trade/uta' },
}

/** The page to whose area a page belongs by its query string; `null`: to its own. */
export function areaOf(template: RoutePath | null, search: string): Fixed | null {
  const known = template === null ? undefined : areas[template]
  const from = known && new URLSearchParams(search).get('from')
  return known && from !== null && from !== undefined && Object.hasOwn(known, from) ? known[from]! : null
}

const open = (template: Tabbed, { insurance }: NavigationState): boolean => routeMeta(template).flag !== 'insurance' || insurance

const hrefOf = (page: Tabbed, { locale, pool: number = '1' }: NavigationState): string => {
  if (page === pool) return path(page, locale, { params: { number } })
  // From UTA's tabs the insurance stays in UTA; from the navigation it is an area of its own.
  return page === '/cabinet/trade/uta/insurance' ? path(page, locale, { search: { from: 'uta' } }) : path(page, locale)
}

/** The target of a flow's back link; `null` outside flows. */
export function backOf(here: NavigationState): string | null {
  const flow = here.template && flows[here.template]
  const target = flow && (here.area ?? flow)
  return target && open(target, here) ? path(target, here.locale) : null
}

/** The tabs above a page; `null` in flows and outside sections. */
export function tabsOf(here: NavigationState): { section: Section; tabs: Array<{ id: TabId; href: string; current: boolean }> } | null {
  if (!here.template || flows[here.template]) return null
  for (const [section, entries] of Object.entries(sections) as Array<[Section, (typeof sections)[Section]]>) {
    const stands = (page: Tabbed, also: readonly RoutePath[] = []): boolean => here.template === page || also.includes(here.template!)
    if (!entries.some(([, page, also]) => stands(page, also))) continue
    const tabs = entries
      .filter(([, page]) => open(page, here))
      .map(([id, page, also]) => ({ id, href: hrefOf(page, here), current: stands(page, also) }))
    return tabs.length > 1 ? { section, tabs } : null
  }
  return null
}
