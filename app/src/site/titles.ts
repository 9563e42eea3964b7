import { textsOf } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import type { RouteMatch, RoutePath } from './paths.ts'
import { siteMap } from './site-map.ts'

/** Headings break long words at soft hyphens. Titles of documents, searches and statistics must not contain them. */
const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '')

/** Pages of the cabinet have their names in the area `frame`, which public pages do not load: a page without one is a type error. */
function ownHeading(lang: Locale, template: RoutePath): string {
  const place = siteMap[template]
  if (place.access === 'public' || place.access === 'guest') return textsOf(lang, 'pages').titles[place.name]()
  return textsOf(lang, 'frame').titles[place.name]()
}

/** A page's own name. */
export const nameOf = (lang: Locale, template: RoutePath): string => withoutSoftHyphens(ownHeading(lang, template))

/** The heading of a page: its name, with the number for pages that differ only by it (Leader pool 3); the symbol alone for the page of a token. */
export function headingOf(lang: Locale, template: RoutePath, params: RouteMatch['params']): string {
  if (params['symbol']) return params['symbol']
  const heading = ownHeading(lang, template)
  return params['number'] ? `${heading} ${params['number']}` : heading
}

/** The heading of a page as the title of its document. */
export const titleOf = (lang: Locale, template: RoutePath, params: RouteMatch['params']): string =>
  withoutSoftHyphens(headingOf(lang, template, params))
