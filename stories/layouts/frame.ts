import { fn } from 'storybook/test'
import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'
import type { FooterEvents, FrameProps, PublicLinks } from '#design-system/layouts/frame.ts'
import type { NavItem } from '#design-system/layouts/navigation.ts'

/** Layout props as the application would pass them on some page. */
export const frame = (locale: Locale = 'en'): FrameProps => ({
  // The pseudo-language counts as English here.
  languages: locales.map((code) => ({ code, href: `/${code}`, current: code === (locales.includes(locale) ? locale : 'en') })),
  onLanguage: fn(),
  theme: 'system',
  onTheme: fn(),
  home: '/en',
})

export const links: PublicLinks = {
  login: '/en/login',
  registration: '/en/registration',
  help: '/en/help',
  cabinet: null,
  insurance: '/en/insurance',
  referral: null,
  uta: null,
}

export const footer = (): FooterEvents => ({ onLegal: fn(), onCounting: fn() })

const page = (id: NavItem['id'], href: string): NavItem => ({ id, href, current: false })

const insideProfile: ReadonlySet<string> = new Set(['trusted-wallets', 'safety'])

/** The cabinet's pages, one of them current. */
export function navigation(current: NavItem['id'] = 'overview') {
  const open = (items: NavItem[]): NavItem[] =>
    items.map((item) => ({ ...item, current: item.id === current, ...(item.children && { children: open(item.children) }) }))
  return {
    main: open([
      page('overview', '/en/cabinet'),
      {
        ...page('trade', '/en/cabinet/trade'),
        children: [page('uta', '/en/cabinet/trade/uta'), page('transactions', '/en/cabinet/trade/transactions')],
      },
      page('assets', '/en/cabinet/actives'),
      page('referral', '/en/cabinet/referral'),
      page('bonus', '/en/cabinet/bonus-account'),
      page('insurance', '/en/cabinet/trade/uta/insurance'),
    ]),
    more: open([
      page('bonus', '/en/cabinet/bonus-account'),
      page('insurance', '/en/cabinet/trade/uta/insurance'),
      page('trusted-wallets', '/en/cabinet/profile/trusted-wallets'),
      page('safety', '/en/cabinet/profile/safety'),
      page('help', '/en/cabinet/help'),
    ]),
    below: open([page('help', '/en/cabinet/help')]),
    profile: { ...page('profile', '/en/cabinet/profile'), current: current === 'profile', inside: insideProfile.has(current) },
  }
}
