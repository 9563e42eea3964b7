import { textsOf } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import type { RouteMatch, RoutePath } from './paths.ts'
import { siteMap } from './site-map/site-map.ts'

const holds = <T extends object>(titles: T, name: PropertyKey): name is keyof T => Object.hasOwn(titles, name)

/** A page's own name. Cabinet pages that no public page links to have theirs in the area `frame`: a page in neither area is a type error. */
export function nameOf(lang: Locale, template: RoutePath): string {
  const place = siteMap[template]
  const { titles } = textsOf(lang, 'pages')
  if (place.access === 'public' || place.access === 'guest') return titles[place.name]()
  const { name } = place
  return holds(titles, name) ? titles[name]() : textsOf(lang, 'frame').titles[name]()
}

/** Like `nameOf`, with the number for pages that differ only by it (Leader pool 3), and the symbol alone for the page of a token. */
export function titleOf(lang: Locale, template: RoutePath, params: RouteMatch['params']): string {
  if (params['symbol']) return params['symbol']
  const name = nameOf(lang, template)
  return params['number'] ? `${name} ${params['number']}` : name
}
