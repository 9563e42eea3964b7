import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'
import type { PageDefinition } from './site-map.ts'
import { siteMap } from './site-map.ts'

export type RoutePath = keyof typeof siteMap
export type PlaceName = (typeof siteMap)[RoutePath]['name']
export const templates = Object.keys(siteMap) as RoutePath[]

// Told in a statement of its own: the pages' own types are made of these paths.
const pages: Readonly<Record<RoutePath, PageDefinition & { name: PlaceName }>> = siteMap
export const routeMeta = (template: RoutePath): PageDefinition & { name: PlaceName } => pages[template]

type ParamOf<T extends string> = T extends `${string}:${infer P}/${infer Rest}`
  ? P | ParamOf<Rest>
  : T extends `${string}:${infer P}`
    ? P
    : never
type Params<T extends string> = [ParamOf<T>] extends [never] ? [] : [params: Record<ParamOf<T>, string | number>]

/** The address of a page in a language: `path('/cabinet/referral/leader-pool/:number', 'de', { number: 3 })`. */
export function path<T extends RoutePath>(template: T, lang: Locale, ...[params]: Params<T>): string {
  const values = (params ?? {}) as Record<string, string | number>
  const filled = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  return filled === '/' ? `/${lang}` : `/${lang}${filled}`
}

export const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text)

export interface RouteMatch {
  /** The language prefix, or nothing when the path has none of ours. */
  lang: Locale | null
  /** The path behind the prefix, as it was written. */
  rest: string
  template: RoutePath | null
  params: Readonly<Record<string, string>>
}

const patterns = templates.map((template) => ({ template, parts: template === '/' ? [] : template.slice(1).split('/') }))

function fill(parts: readonly string[], segments: readonly string[], place: PageDefinition): Record<string, string> | null {
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
export function findPlace(rest: string): Pick<RouteMatch, 'template' | 'params'> {
  const trimmed = rest.replace(/\/$/, '')
  const segments = trimmed === '' ? [] : trimmed.slice(1).split('/')
  for (const { template, parts } of patterns) {
    const params = fill(parts, segments, routeMeta(template))
    if (params) return { template, params }
  }
  return { template: null, params: {} }
}

/** Reads a location's pathname: its language, its page, its checked parameters. Compared as written, as nginx does (app/deploy). */
export function find(pathname: string): RouteMatch {
  const [, first = ''] = pathname.split('/')
  const lang = isLocale(first) ? first : null
  const rest = lang ? pathname.slice(first.length + 1) || '/' : pathname || '/'
  return { lang, rest, ...findPlace(rest) }
}

/**
 * The same page under a language prefix: of an unprefixed path (`/login`), of another language (`/de/login`) and of a language we do not speak
 * (`/fr/login`, `/EN/login`). A path that is no page keeps all of its words, so that the 404 can name it.
 */
export function localizePath(pathname: string, lang: Locale): string {
  const { lang: own, rest } = find(pathname)
  const foreign = own ? null : /^\/[A-Za-z]{2}(?:-[A-Za-z]{2})?(\/.*)?$/.exec(pathname)
  const behind = foreign ? (foreign[1] ?? '/') : rest
  const kept = foreign && !findPlace(behind).template ? rest : behind
  return kept === '/' ? `/${lang}` : `/${lang}${kept.startsWith('/') ? kept : `/${kept}`}`
}
