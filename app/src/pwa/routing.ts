import type { Locale } from '#design-system/i18n/tags.ts'
import type { RoutePath } from '../site/paths.ts'
import { matchPath, path, routeMeta } from '../site/paths.ts'
import type { Layout } from '../site/page-definition.ts'

/** The parts of a request that the worker looks at. */
export interface RequestInfo {
  method: string
  url: string
  mode: string
}

/** The requests that the worker may answer from its cache. Everything else goes to the network and is never cached. */
export type Route =
  /** A file with a content hash in its name: it never changes and is the same for everyone. */
  | { kind: 'file'; key: string }
  /**
   * A page navigation. `own` is the page's prerendered file, the only one that may be cached: its key is the path in the site map, never the URL,
   * which may contain a code, a token or an email address. `frame` is a prerendered page with the same layout that can replace it.
   */
  | { kind: 'page'; lang: Locale; own: string | null; frame: string | null }
  /** A page without a language: the server redirects it to the localized URL. */
  | { kind: 'unprefixed'; pathname: string; search: string }

const hashed = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|png|webp|avif)$/

/** The prerendered page whose layout can be shown for other pages of that layout. The application then renders the right page. */
const frames: Partial<Record<Layout, RoutePath>> = {
  default: '/cabinet',
  'trusted-wallets': '/cabinet',
  'promo-summer': '/cabinet',
  protect: '/cabinet/profile/verification',
}

export function routeOf({ method, url, mode }: RequestInfo, origin: string): Route | null {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return null
  if (hashed.test(address.pathname)) return { kind: 'file', key: address.pathname }
  if (mode !== 'navigate') return null
  const { lang, template } = matchPath(address.pathname)
  if (!lang) return template ? { kind: 'unprefixed', pathname: address.pathname, search: address.search } : null
  if (!template) return { kind: 'page', lang, own: null, frame: null }
  const frame = frames[routeMeta(template).layout]
  return {
    kind: 'page',
    lang,
    own: template.includes(':') ? null : template === '/' ? `/${lang}` : `/${lang}${template}`,
    frame: frame ? path(frame as '/cabinet', lang) : null,
  }
}

/** Path of the offline page in a language. */
export const offlinePage = (lang: Locale): string => `/${lang}/offline.html`
