import { textsOf } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import type { RouteMatch, RoutePath } from './paths.ts'
import { siteMap } from './site-map/site-map.ts'

/** A page's own name. Pages of the cabinet have theirs in the area `frame`, which public pages do not load: a page without one is a type error. */
export function nameOf(lang: Locale, template: RoutePath): string {
  const place = siteMap[template]
  if (place.access === 'public' || place.access === 'guest') return textsOf(lang, 'pages').titles[place.name]()
  return textsOf(lang, 'frame').titles[place.name]()
}

/** Like `nameOf`, with the number for pages that differ only by it (Leader pool 3), and the symbol alone for the page of a token. */
export function titleOf(lang: Locale, template: RoutePath, params: RouteMatch['params']): string {
  if (params['symbol']) return params['symbol']
  const name = nameOf(lang, template)
  return params['number'] ? `${name} ${params['number']}` : name
}
