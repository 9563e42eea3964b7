import type { ComponentType, ReactNode } from 'react'
import type { Namespace } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import type { PageQueries } from '../api/prefetch.ts'

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

/** The exports of a page's file. */
export interface PageModule {
  default: ComponentType
  /** Prefetches the page's first queries. The page's loader calls it; on the first page of a visit the runtime does. */
  queries?: PageQueries
  /** Further queries of parts that are on the first screen only where it is wide. The document starts them there; elsewhere they wait for the user to scroll. */
  wideQueries?: PageQueries
  /** Loads the parts that a prerendered page shows without their code. The page's loader calls it: a page that is rendered needs them at once. */
  preload?: (locale: Locale) => Promise<void>
}

export interface FrameProps {
  children: ReactNode
}

/** One page: the single source of its route, title, preload list and prerendering. */
export interface PageDefinition {
  /** Key of the page's title in the catalogue (`titles.ts`) and of its description in the area `pages`. */
  name: string
  layout: Layout
  /** `guest`: signed-out only; `cabinet`: signed-in only; `trusted`: signed-in with Telegram verified and two-factor on. */
  access: 'public' | 'guest' | 'cabinet' | 'trusted'
  /** Answers 404 while this public feature flag is off. */
  flag?: 'insurance'
  /** The pattern of each `:param` of the path, percent-encoded. Any other value is a 404 without a request. */
  params?: Readonly<Record<string, RegExp>>
  /** Unverified users may stay here: they are not redirected to the verification page. */
  unverified?: true
  /** The catalogue areas that the page needs, besides those of its layout. */
  words: readonly Namespace[]
  /** Imports the page's code. */
  module: () => Promise<PageModule>
}

/** The exports of a layout's file. */
interface FrameModule {
  default: ComponentType<FrameProps>
  /** Loads the parts of the layout that only this path needs. A prerendered page is hydrated once they are there. */
  prepare?: (pathname: string) => Promise<void>
}

export interface LayoutDefinition {
  words: readonly Namespace[]
  module: () => Promise<FrameModule>
}
