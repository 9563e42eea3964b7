import type { Locale } from '#design-system/i18n/tags.ts'
import { locales } from '#design-system/i18n/tags.ts'
import type { PageDefinition } from './page-definition.ts'
import type { PageSearch } from './search.ts'
import { siteMap } from './site-map.ts'

export type RoutePath = keyof typeof siteMap
export type PlaceName = (typeof siteMap)[RoutePath]['name']
export const templates = Object.keys(siteMap) as RoutePath[]

// Typed explicitly, because the types of the pages depend on the paths.
const pages: Readonly<Record<RoutePath, PageDefinition & { name: PlaceName }>> = siteMap
export const routeMeta = (template: RoutePath): PageDefinition & { name: PlaceName } => pages[template]

type ParamOf<T extends string> = T extends `${string}:${infer P}/${infer Rest}`
  ? P | ParamOf<Rest>
  : T extends `${string}:${infer P}`
    ? P
    : never
type Params<T extends string> = [ParamOf<T>] extends [never] ? { params?: never } : { params: Record<ParamOf<T>, string | number> }
type Search<T> = T extends keyof PageSearch
  ? { search?: { [Name in keyof PageSearch[T]]: PageSearch[T][Name] | null } }
  : { search?: never }
type Options<T extends RoutePath> = Params<T> & Search<T>
/** `params` fill the path, `search` is the query string. Both are what the page takes; a path with parameters requires them. */
export type PathOptions<T extends RoutePath> = [ParamOf<T>] extends [never] ? [options?: Options<T>] : [options: Options<T>]

export type SearchValue = string | number | boolean | null | undefined

/** A query string. Parameters without a value, and empty ones, are left out. */
export function toSearch(values: Readonly<Record<string, SearchValue>>): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if ((value ?? '') !== '') search.set(name, String(value))
  return search
}

/** Builds the URL of a page: `path('/cabinet/referral/leader-pool/:number', 'de', { params: { number: 3 } })`. */
export function path<T extends RoutePath>(template: T, lang: Locale, ...[options]: PathOptions<T>): string {
  const { params = {}, search = {} } = (options ?? {}) as { params?: Record<string, string | number>; search?: Record<string, SearchValue> }
  const filled = template === '/' ? '' : template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = toSearch(search).toString()
  return `/${lang}${filled}${query && `?${query}`}`
}

export const isLocale = (text: string): text is Locale => (locales as readonly string[]).includes(text)

export interface RouteMatch {
  /** The language prefix; `null` if the path has none of ours. */
  lang: Locale | null
  /** The path after the prefix, not decoded. */
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

/** Matches a path without prefix. Fixed templates come before those with parameters. */
function findPlace(rest: string): Pick<RouteMatch, 'template' | 'params'> {
  const trimmed = rest.replace(/\/$/, '')
  const segments = trimmed === '' ? [] : trimmed.slice(1).split('/')
  for (const { template, parts } of patterns) {
    const params = fill(parts, segments, routeMeta(template))
    if (params) return { template, params }
  }
  return { template: null, params: {} }
}

/** Matches a pathname: its language, page and validated parameters. Compares without decoding, as nginx does (app/deploy). */
export function matchPath(pathname: string): RouteMatch {
  const [, first = ''] = pathname.split('/')
  const lang = isLocale(first) ? first : null
  const rest = lang ? pathname.slice(first.length + 1) || '/' : pathname || '/'
  return { lang, rest, ...findPlace(rest) }
}

/**
 * The same page under a language prefix. Accepts a path without prefix (`/login`), with another language (`/de/login`) and with an unsupported one
 * (`/fr/login`, `/EN/login`). An unknown path keeps all segments, so that the 404 page can show it.
 */
export function localizePath(pathname: string, lang: Locale): string {
  const { lang: own, rest } = matchPath(pathname)
  const foreign = own ? null : /^\/[A-Za-z]{2}(?:-[A-Za-z]{2})?(\/.*)?$/.exec(pathname)
  const behind = foreign ? (foreign[1] ?? '/') : rest
  const kept = foreign && !findPlace(behind).template ? rest : behind
  return kept === '/' ? `/${lang}` : `/${lang}${kept.startsWith('/') ? kept : `/${kept}`}`
}
