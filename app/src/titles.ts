import { textsOf } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import type { RouteMatch, RoutePath } from './paths.ts'
import { siteMap } from './site-map.ts'

const holds = <T extends object>(titles: T, name: PropertyKey): name is keyof T => Object.hasOwn(titles, name)

/** A page's own name. The cabinet's pages that no public page names have theirs with its frame: a page in neither area does not compile. */
export function nameOf(lang: Locale, template: RoutePath): string {
  const place = siteMap[template]
  const { titles } = textsOf(lang, 'pages')
  if (place.access === 'public' || place.access === 'guest') return titles[place.name]()
  const { name } = place
  return holds(titles, name) ? titles[name]() : textsOf(lang, 'frame').titles[name]()
}

/** As `nameOf`. Pages that differ by a number are told apart by it: Leader pool 3. */
export function titleOf(lang: Locale, template: RoutePath, params: RouteMatch['params']): string {
  const name = nameOf(lang, template)
  return params['number'] ? `${name} ${params['number']}` : name
}
