import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'

export type Layout =
  | 'auth'
  | 'landing'
  | 'default'
  | 'empty'
  | 'marketing'
  | 'promo-summer'
  | 'guest'
  | 'maintenance'
  | 'protect'
  | 'trusted-wallets'

export interface Place {
  /** Key of the page's title in the catalogue (`titles.ts`) and of its description in the area `pages`. */
  name: string
  layout: Layout
  /** `guest`: signed-out only; `cabinet`: signed-in only; `trusted`: signed-in with Telegram verified and two-factor on. */
  access: 'public' | 'guest' | 'cabinet' | 'trusted'
  /** Answers 404 while this public feature flag is off. */
  flag?: 'insurance'
  /** What each `:param` of the template may be, as it is written: none needs a percent sign. Anything else is a 404 before any request. */
  params?: Readonly<Record<string, RegExp>>
  /** An unverified user is let stay (product.md §2). */
  unverified?: true
  /** The screen exists. Otherwise nothing links here and the address answers 404. */
  ready: boolean
}

const id = /^[A-Za-z0-9_-]{1,64}$/
const soon = { layout: 'default', access: 'cabinet', ready: false } as const
const insurance = { layout: 'marketing', access: 'cabinet', flag: 'insurance', ready: false } as const
const trusted = { layout: 'trusted-wallets', access: 'trusted', ready: true } as const
const promo = { layout: 'promo-summer', access: 'cabinet', ready: false } as const
const auth = { layout: 'auth', access: 'guest', ready: true } as const

/** The site map: every path of product.md §2, without its language prefix. */
export const siteMap = {
  '/': { name: 'landing', layout: 'landing', access: 'public', ready: true },
  '/login': { name: 'login', ...auth },
  '/registration': { name: 'registration', ...auth },
  '/password-reset': { name: 'passwordReset', ...auth },
  '/password-reset/:token': { name: 'newPassword', ...auth, params: { token: /^[A-Za-z0-9_-]{8,255}$/ } },
  '/maintenance': { name: 'maintenance', layout: 'maintenance', access: 'public', ready: true },
  '/r/:code': { name: 'invitation', layout: 'empty', access: 'public', params: { code: id }, ready: true },
  '/help': { name: 'help', layout: 'guest', access: 'public', unverified: true, ready: true },

  '/cabinet': { name: 'overview', layout: 'default', access: 'cabinet', ready: true },
  '/cabinet/help': { name: 'cabinetHelp', ...soon, unverified: true, ready: true },
  '/cabinet/affiliate-program': { name: 'affiliateProgram', ...soon, ready: true },

  '/cabinet/trade': { name: 'trade', ...soon, ready: true },
  '/cabinet/trade/transactions': { name: 'transactions', layout: 'default', access: 'cabinet', ready: true },
  '/cabinet/trade/uta': { name: 'uta', ...soon, ready: true },
  '/cabinet/trade/uta/deals': { name: 'utaDeals', ...soon, ready: true },
  '/cabinet/trade/uta/refill': { name: 'utaRefill', ...soon, ready: true },
  '/cabinet/trade/uta/subscribe': { name: 'utaSubscribe', ...soon, ready: true },
  '/cabinet/trade/uta/calculator': { name: 'utaCalculator', ...soon, ready: true },
  '/cabinet/trade/uta/ref-reward': { name: 'utaReward', ...soon, ready: true },
  '/cabinet/trade/uta/statistics': { name: 'utaStatistics', ...soon, ready: true },
  '/cabinet/trade/uta/withdrawal': { name: 'utaWithdrawal', ...soon, ready: true },
  '/cabinet/trade/uta/transactions': { name: 'utaTransactions', ...soon, ready: true },
  '/cabinet/trade/uta/insurance': { name: 'insurance', ...insurance, layout: 'default', ready: true },
  '/cabinet/trade/uta/insurance/info': { name: 'insuranceInfo', ...insurance, ready: true },
  '/cabinet/trade/uta/insurance/terms': { name: 'insuranceTerms', ...insurance, ready: true },
  '/cabinet/trade/uta/insurance/register': { name: 'insuranceRegister', ...insurance, ready: true },

  '/cabinet/actives': { name: 'assets', layout: 'default', access: 'cabinet', ready: true },
  '/cabinet/actives/refill': { name: 'refill', layout: 'default', access: 'cabinet', ready: true },
  '/cabinet/actives/refill-choice': { name: 'refillChoice', layout: 'default', access: 'cabinet', ready: true },
  '/cabinet/actives/refill-choice/refill-form': { name: 'refillForm', layout: 'default', access: 'cabinet', ready: true },
  '/cabinet/actives/withdraw': { name: 'withdraw', ...soon, ready: true },
  '/cabinet/actives/withdraw/wallet': { name: 'withdrawWallet', ...soon, ready: true },
  '/cabinet/actives/withdraw/fiat-money': { name: 'withdrawFiat', ...soon, ready: true },

  '/cabinet/referral': { name: 'referral', ...soon, ready: true },
  '/cabinet/referral/structure': { name: 'structure', ...soon, ready: true },
  '/cabinet/referral/actives': { name: 'activity', ...soon, ready: true },
  '/cabinet/referral/actives/info': { name: 'activityInfo', ...soon, ready: true },
  '/cabinet/referral/actives/week': { name: 'activityWeek', ...soon, ready: true },
  '/cabinet/referral/actives/month': { name: 'activityMonth', ...soon, ready: true },
  '/cabinet/referral/leader-pool/:number': { name: 'leaderPool', ...soon, ready: true, params: { number: /^[1-6]$/ } },

  '/cabinet/bonus-account': { name: 'bonus', layout: 'default', access: 'cabinet', ready: true },
  '/cabinet/bonus-account/exchange': { name: 'bonusExchange', layout: 'default', access: 'cabinet', ready: true },

  '/cabinet/profile': { name: 'profile', ...soon, ready: true },
  '/cabinet/profile/safety': { name: 'safety', ...soon, ready: true },
  '/cabinet/profile/2fa': { name: 'twoFactor', ...soon, ready: true },
  '/cabinet/profile/2fa/help': { name: 'twoFactorHelp', ...soon, ready: true },
  '/cabinet/profile/verification': { name: 'verification', layout: 'protect', access: 'cabinet', unverified: true, ready: true },
  '/cabinet/profile/personal': { name: 'personal', ...soon, ready: true },
  '/cabinet/profile/personal/data': { name: 'personalData', ...soon, ready: true },
  '/cabinet/profile/personal/contacts': { name: 'personalContacts', ...soon, ready: true },
  '/cabinet/profile/trusted-wallets': { name: 'trustedWallets', ...trusted },
  '/cabinet/profile/trusted-wallets/add': { name: 'trustedWalletAdd', ...trusted },
  '/cabinet/profile/trusted-wallets/:walletId': { name: 'trustedWallet', ...trusted, params: { walletId: id } },

  '/cabinet/promo-summer/terms': { name: 'promoTerms', ...promo, ready: true },
  '/cabinet/promo-summer/status': { name: 'promoStatus', ...promo, ready: true },
} as const satisfies Record<string, Place>

export type Template = keyof typeof siteMap
export type PlaceName = (typeof siteMap)[Template]['name']
export const templates = Object.keys(siteMap) as Template[]
export const placeOf = (template: Template): Place & { name: PlaceName } => siteMap[template]

type ParamOf<T extends string> = T extends `${string}:${infer P}/${infer Rest}`
  ? P | ParamOf<Rest>
  : T extends `${string}:${infer P}`
    ? P
    : never
type Params<T extends string> = [ParamOf<T>] extends [never] ? [] : [params: Record<ParamOf<T>, string | number>]

/** The address of a page in a language: `path('/cabinet/referral/leader-pool/:number', 'de', { number: 3 })`. */
export function path<T extends Template>(template: T, lang: Locale, ...[params]: Params<T>): string {
  const values = (params ?? {}) as Record<string, string | number>
  const filled = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  return filled === '/' ? `/${lang}` : `/${lang}${filled}`
}

/** As `path`, but nothing where the screen does not exist yet: such a page is not linked. */
export const pathIfReady = <T extends Template>(template: T, lang: Locale, ...params: Params<T>): string | null =>
  siteMap[template].ready ? path(template, lang, ...params) : null

export const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text)

export interface Found {
  /** The language prefix, or nothing when the path has none of ours. */
  lang: Locale | null
  /** The path behind the prefix, as it was written. */
  rest: string
  template: Template | null
  params: Readonly<Record<string, string>>
}

const patterns = templates.map((template) => ({ template, parts: template === '/' ? [] : template.slice(1).split('/') }))

function fill(parts: readonly string[], segments: readonly string[], place: Place): Record<string, string> | null {
  if (parts.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== segment) return null
      continue
    }
    const name = part.slice(1)
    if (!place.params?.[name]?.test(segment)) return null
    params[name] = segment
  }
  return params
}

/** Which page an unprefixed path means. Fixed templates come before those with a parameter. */
export function findPlace(rest: string): Pick<Found, 'template' | 'params'> {
  const trimmed = rest.replace(/\/$/, '')
  const segments = trimmed === '' ? [] : trimmed.slice(1).split('/')
  for (const { template, parts } of patterns) {
    const params = fill(parts, segments, placeOf(template))
    if (params) return { template, params }
  }
  return { template: null, params: {} }
}

/** Reads a location's pathname: its language, its page, its checked parameters. Compared as written, as nginx does (app/deploy). */
export function find(pathname: string): Found {
  const [, first = ''] = pathname.split('/')
  const lang = isLocale(first) ? first : null
  const rest = lang ? pathname.slice(first.length + 1) || '/' : pathname || '/'
  return { lang, rest, ...findPlace(rest) }
}

/**
 * The same page under a language prefix: of an unprefixed path (`/login`), of another language (`/de/login`) and of a language we do not speak
 * (`/fr/login`, `/EN/login`). A path that is no page keeps all of its words, so that the 404 can name it.
 */
export function inLanguage(pathname: string, lang: Locale): string {
  const { lang: own, rest } = find(pathname)
  const foreign = own ? null : /^\/[A-Za-z]{2}(?:-[A-Za-z]{2})?(\/.*)?$/.exec(pathname)
  const behind = foreign ? (foreign[1] ?? '/') : rest
  const kept = foreign && !findPlace(behind).template ? rest : behind
  return kept === '/' ? `/${lang}` : `/${lang}${kept.startsWith('/') ? kept : `/${kept}`}`
}
