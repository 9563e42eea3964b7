import type { Locale } from '#design-system/i18n/tags.ts'
import type { RoutePath } from '../paths.ts'
import { find, path, routeMeta } from '../paths.ts'
import type { Layout } from '../site-map.ts'

/** What the worker looks at in a request. */
export interface RequestInfo {
  method: string
  url: string
  mode: string
}

/**
 * What the worker may answer from what it keeps. Everything it does not know by this table is the browser's own business: it is neither
 * answered nor kept, whatever it is called.
 */
export type Route =
  /** A file whose name carries its hash: it never changes, and it is the same for everybody. */
  | { kind: 'file'; key: string }
  /**
   * A page that is opened. `own` is the page that the build wrote for it, and the only one that may be kept: a name from the site map, never the
   * address itself, which may hold a code, a token or somebody's mail. `frame` is the written page that can stand for it.
   */
  | { kind: 'page'; lang: Locale; own: string | null; frame: string | null }
  /** A page without its language: the server sends it to its twin. */
  | { kind: 'twin'; pathname: string; search: string }

const hashed = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|png|webp|avif)$/

/** Whose written page has the frame that a layout's pages are drawn in. The application draws the page itself once it is there. */
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
  const { lang, template } = find(address.pathname)
  if (!lang) return template ? { kind: 'twin', pathname: address.pathname, search: address.search } : null
  if (!template) return { kind: 'page', lang, own: null, frame: null }
  const frame = frames[routeMeta(template).layout]
  return {
    kind: 'page',
    lang,
    own: template.includes(':') ? null : template === '/' ? `/${lang}` : `/${lang}${template}`,
    frame: frame ? path(frame as '/cabinet', lang) : null,
  }
}

/** Where the page is that says in a language that there is no connection. */
export const offlinePage = (lang: Locale): string => `/${lang}/offline.html`
