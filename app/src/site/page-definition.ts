import type { Offered } from '../lib/config.ts'
import type { Namespace } from '#design-system/i18n/catalogue.ts'

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

/** One page: the single source of its route, title, preload list and prerendering. */
export interface PageDefinition {
  /** Key of the page's title in the catalogue (`titles.ts`) and of its description in the area `pages`. */
  name: string
  layout: Layout
  /** `guest`: signed-out only; `cabinet`: signed-in only; `trusted`: signed-in with Telegram verified and two-factor on. */
  access: 'public' | 'guest' | 'cabinet' | 'trusted'
  /** Answers 404 while this public feature flag is off, or the deployment lacks this feature. */
  flag?: keyof Offered
  /** The pattern of each `:param` of the path, percent-encoded. Any other value is a 404 without a request. */
  params?: Readonly<Record<string, RegExp>>
  /** Unverified users may stay here: they are not redirected to the verification page. */
  unverified?: true
  /** The catalogue areas that the page needs, besides those of its layout. */
  words: readonly Namespace[]
  /** The page's file in `pages/`, without its ending. `routes.tsx` imports it. */
  module: `${string}/${string}Page`
}

export interface LayoutDefinition {
  words: readonly Namespace[]
  /** The layout's file in `layouts/`, without its ending. `routes.tsx` imports it. */
  module: `${string}Frame`
}
