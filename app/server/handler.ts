import { LOCALE_COOKIE } from '../constants.ts'
import { guard } from '../guards.ts'
import { detectLocale } from '../locale/detect.ts'
import { find, placeOf } from '../paths.ts'
import { frames } from '../prerender/pages.ts'
import { readCookie } from '../storage/cookies.ts'
import { WORKER, WORKER_OFF } from '../worker/talk.ts'
import type { StaticFile } from './files.ts'
import { pickEncoding, staticFiles } from './files.ts'
import type { PageStore, ServedPage } from './page-store.ts'
import { createPageStore } from './page-store.ts'
import { everywhere } from './policy.ts'
import type { Settings } from './stamp.ts'

export interface StaticOptions {
  /** The folder of the build. */
  dist: string
  settings: Settings
  /** The deployment's public address; by default the one that was asked for. */
  origin?: string | undefined
}

const YEAR = 31_536_000

function answer(request: Request, status: number, found: StaticFile | ServedPage, headers: Record<string, string>): Response {
  const encoding = pickEncoding(request.headers.get('accept-encoding'), found.encoded)
  const body = (encoding && found.encoded[encoding]) ?? found.body
  const all: Record<string, string> = { ...everywhere, ...headers, ETag: found.etag, Vary: 'Accept-Encoding' }
  const known = request.headers.get('if-none-match')
  if (status === 200 && known && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === found.etag)) {
    return new Response(null, { status: 304, headers: all })
  }
  if (encoding) all['Content-Encoding'] = encoding
  all['Content-Length'] = String(body.length)
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers: all })
}

const languages = (header: string | null): string[] =>
  (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q] = part.trim().split(/;\s*q=/)
      return { tag, weight: q === undefined ? 1 : Number(q) || 0 }
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)

/** The written page that stands for an address: its own, the frame of its layout, or the language's shell. */
function pageFor(pathname: string, pages: PageStore): { path: string; status: number } {
  const { lang, template } = find(pathname)
  const shell = { path: `/${lang}/*`, status: template ? 200 : 404 }
  if (!template) return shell
  const place = placeOf(template)
  const own = pathname.replace(/\/$/, '')
  const frame = frames[place.layout]
  const path = [own, ...(frame ? [`/${lang}${frame}`] : [])].find((one) => pages.has(one))
  return path ? { path, status: 200 } : shell
}

/**
 * Serves a build as a production host would: prerendered pages with their policy, hashed files for ever, redirects and statuses by the same
 * guard that the application uses.
 */
export function createStaticHandler({ dist, settings, origin }: StaticOptions): (request: Request) => Response {
  const files = staticFiles(dist)
  const pages = createPageStore(dist, settings)
  const { flags, maintenance, offline } = settings.config

  return (request) => {
    const url = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...everywhere, Allow: 'GET, HEAD' } })
    // Where a deployment has switched the worker off, the one that ends it stands in its place.
    const file = files.get(url.pathname === WORKER && !offline ? WORKER_OFF : url.pathname)?.()
    if (file) {
      const caching = file.immutable ? `public, max-age=${YEAR}, immutable` : url.pathname === WORKER ? 'no-cache' : 'public, max-age=3600'
      return answer(request, 200, file, { 'Content-Type': file.type, 'Cache-Control': caching })
    }
    // A file that is gone is no page: a script tag must not get HTML (quality.md N4).
    if (url.pathname.startsWith('/assets/'))
      return new Response('Not found', { status: 404, headers: { ...everywhere, 'Cache-Control': 'no-store' } })

    const jar = { cookie: request.headers.get('cookie') ?? '' }
    const locale = detectLocale(url.pathname, readCookie(jar, LOCALE_COOKIE), languages(request.headers.get('accept-language')))
    const verdict = guard(url.pathname + url.search, {
      session: 'checking',
      verification: 'unknown',
      twoFactor: false,
      flags,
      maintenance,
      locale,
    })
    if (verdict.kind === 'go') {
      const headers = { ...everywhere, Location: verdict.to, 'Cache-Control': 'no-store', Vary: 'Cookie, Accept-Language' }
      return new Response(null, { status: 302, headers })
    }
    const place = pageFor(url.pathname, pages)
    const status = verdict.kind === 'missing' ? 404 : place.status
    const shown = status === 404 ? `/${find(url.pathname).lang}/*` : place.path
    const page = pages.get(shown, origin ?? url.origin)
    if (!page) return new Response('This build has no pages', { status: 500 })
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': page.policy,
    }
    return answer(request, status, page, headers)
  }
}
