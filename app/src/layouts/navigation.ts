import type { NavItem } from '#design-system/layouts/navigation.ts'
import type { RoutePath } from '../site/paths.ts'
import { path, routeMeta } from '../site/paths.ts'
import type { NavigationState } from './sections.ts'

type Fixed = Exclude<RoutePath, `${string}:${string}`>
type Entry = [id: NavItem['id'], template: Fixed, children?: Entry[]]

/** The cabinet's navigation. */
const main: Entry[] = [
  ['overview', '/cabinet'],
  [
    'trade',
    '/cabinet/trade',
    [
      ['uta', '/cabinet/trade/uta'],
      ['transactions', '/cabinet/trade/transactions'],
    ],
  ],
  ['assets', '/cabinet/actives'],
  ['referral', '/cabinet/referral'],
  ['bonus', '/cabinet/bonus-account'],
  ['insurance', '/cabinet/trade/uta/insurance'],
]
const more: Entry[] = [
  ['profile', '/cabinet/profile'],
  ['deposit', '/cabinet/actives/refill'],
  ['bonus', '/cabinet/bonus-account'],
  ['insurance', '/cabinet/trade/uta/insurance'],
  ['trusted-wallets', '/cabinet/profile/trusted-wallets'],
  ['safety', '/cabinet/profile/safety'],
  ['help', '/cabinet/help'],
]
const below: Entry[] = [['help', '/cabinet/help']]

/**
 * Whether a page lies below this entry in the path hierarchy. Everything lies below the overview, so there only the promotion counts, which it
 * announces.
 */
const within = (template: Fixed, here: RoutePath | null): boolean =>
  here !== null && (template === '/cabinet' ? here.startsWith('/cabinet/promo-summer/') : lies(template, here))

const lies = (template: Fixed, here: RoutePath): boolean =>
  (here.startsWith(`${template}/`) || (template === '/cabinet/referral' && here === '/cabinet/affiliate-program')) &&
  !elsewhere(template, here)

/**
 * Exceptions from the path hierarchy: insurance has its own entry although its path lies below UTA's, and the program's terms belong to the referral
 * tabs.
 */
const elsewhere = (template: Fixed, here: RoutePath): boolean =>
  here.startsWith('/cabinet/trade/uta/insurance') && template !== '/cabinet/trade/uta/insurance'

const isMarked = ({ current, inside }: NavItem): boolean => current || inside === true

function items(entries: Entry[], here: NavigationState): NavItem[] {
  const area = here.area ?? null
  // The more exact of two entries of a list counts: the trusted wallets and not the profile, below whose path they lie.
  const hasOwn = (template: Fixed): boolean =>
    entries.some(([, other]) => other.startsWith(`${template}/`) && (here.template === other || within(other, here.template)))
  return entries.flatMap(([id, template, children = []]) => {
    if (routeMeta(template).flag === 'insurance' && !here.insurance) return []
    const inner = items(children, here)
    const current = area === null && here.template === template
    const lies = area === null ? within(template, here.template) && !hasOwn(template) : area === template || within(template, area)
    const inside = !current && lies && !inner.some(isMarked)
    return [{ id, href: path(template, here.locale), current, ...(inside && { inside }), ...(inner.length > 0 && { children: inner }) }]
  })
}

export interface CabinetNavigation {
  main: NavItem[]
  more: NavItem[]
  below: NavItem[]
  /** The user's own block: every page of the profile lies in it. */
  profile: NavItem
}

export const cabinetNavigation = (here: NavigationState): CabinetNavigation => ({
  main: items(main, here),
  more: items(more, here),
  below: items(below, here),
  profile: items([['profile', '/cabinet/profile']], here)[0]!,
})
