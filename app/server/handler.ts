import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import { LOCALE_COOKIE, detectLocale } from '../src/i18n/detect.ts'
import { REPORTS } from '../src/integrations/reporter.ts'
import { MAINTENANCE_RECHECK } from '../src/lib/constants.ts'
import { matchPath, localizePath } from '../src/site/paths.ts'
import { stampedFiles } from '../build/prerender/origin.ts'
import { readCookie } from '../src/lib/cookies.ts'
import type { StaticFile } from './files.ts'
import { encode, pickEncoding, staticFile, staticFiles } from './files.ts'
import { cachingOf, commonHeaders, offlineHeaders, pageHeaders, policyOf } from './headers.ts'
import { offered } from '../src/lib/config.ts'
import { pagePath, readPages, servedAs, shellPath, fallbackPage } from './site.ts'
import type { Settings } from './settings.ts'
import { injectConfig } from './inject-config.ts'

export interface StaticOptions {
  /** The folder of the build. */
  dist: string
  settings: Settings
  /** The deployment's public origin; by default that of the request. */
  origin?: string | undefined
}

function answer(request: Request, status: number, found: StaticFile, headers: Record<string, string>): Response {
  const encoding = pickEncoding(request.headers.get('accept-encoding'), found.encoded)
  const body = (encoding && found.encoded[encoding]) ?? found.body
  // Each encoding is a representation of its own.
  const ETag = encoding ? found.etag.replace(/"$/, `-${encoding}"`) : found.etag
  const all: Record<string, string> = { ...commonHeaders, 'Content-Type': found.type, ...headers, ETag, Vary: 'Accept-Encoding' }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  if (status === 200 && known.some((tag) => ['*', ETag].includes(tag.trim().replace(/^W\//, '')))) {
    return new Response(null, { status: 304, headers: all })
  }
  if (encoding) all['Content-Encoding'] = encoding
  all['Content-Length'] = String(body.length)
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers: all })
}

/** Valid Host headers: a name or an address, and a port. Quotes or brackets would otherwise get into the page's links. */
const hostName = /^(?:[a-z\d](?:[a-z\d._-]*[a-z\d])?\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Serves a build as a production host would: prerendered pages with their policy, hashed files cached for ever, redirects and statuses by the
 * application's own route table. app/deploy configures nginx for the same responses.
 */
export function createStaticHandler({ dist, settings, origin }: StaticOptions): (request: Request) => Response {
  const files = staticFiles(dist)
  const pages = new Map(readPages(dist).map((page) => [page.path, page]))
  const { maintenance } = settings.config
  const flags = offered(settings.config)
  const stamped = new Map<string, StaticFile>()

  /** A file with the deployment's settings and origin in it. */
  function stamp(file: string, own: string): StaticFile {
    const key = `${own} ${file}`
    // Clients choose the Host header, so few copies are kept.
    if (stamped.size > 1000) stamped.clear()
    const known = stamped.get(key)
    if (known) return known
    const body = Buffer.from(injectConfig(readFileSync(join(dist, file), 'utf8'), own, settings.text))
    const made = staticFile(file, body, encode(body))
    stamped.set(key, made)
    return made
  }

  return (request) => {
    const url = new URL(request.url)
    if (!origin && !hostName.test(url.host))
      return new Response('Bad Request', { status: 400, headers: { ...commonHeaders, 'Cache-Control': 'no-store' } })
    // nginx limits and logs the reports of browsers (app/deploy/nginx.conf).
    if (url.pathname === REPORTS && request.method === 'POST') return new Response(null, { status: 204, headers: commonHeaders })
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { ...commonHeaders, Allow: 'GET, HEAD' } })
    const file = files.get(servedAs(url.pathname, settings.config))?.()
    if (file) {
      const shown = stampedFiles.has(url.pathname) ? stamp(url.pathname, origin ?? url.origin) : file
      return answer(request, 200, shown, {
        'Cache-Control': cachingOf(url.pathname),
        ...(url.pathname.endsWith('.html') && offlineHeaders),
      })
    }
    // A missing file is not a page: a script tag must not get HTML.
    if (url.pathname.startsWith('/assets/'))
      return new Response('Not found', { status: 404, headers: { ...commonHeaders, 'Cache-Control': 'no-store' } })

    const { lang, template } = matchPath(url.pathname)
    if (!lang) {
      const jar = { cookie: request.headers.get('cookie') ?? '' }
      const locale = detectLocale(
        url.pathname,
        readCookie(jar, LOCALE_COOKIE),
        parseAccept(request.headers.get('accept-language') ?? '').map(({ type }) => type),
      )
      const Location = localizePath(url.pathname, locale) + url.search
      const headers = { ...pageHeaders, Location, 'Cache-Control': 'no-store', Vary: 'Cookie, Accept-Language' }
      return new Response(null, { status: 302, headers })
    }
    const stand = template && fallbackPage(template, flags, (one) => pages.has(pagePath(one, lang)))
    const [path, status] = maintenance
      ? [pagePath('/maintenance', lang), 503]
      : stand === null
        ? [shellPath(lang), 404]
        : [stand === '*' ? shellPath(lang) : pagePath(stand, lang), 200]
    const page = pages.get(path)
    if (!page) return new Response('This build has no pages', { status: 500 })
    const headers = {
      ...pageHeaders,
      'Content-Language': lang,
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policyOf(page, settings.config),
      ...(page.listed ? {} : { 'X-Robots-Tag': 'noindex' }),
      ...(status === 503 ? { 'Retry-After': String(MAINTENANCE_RECHECK / 1000) } : {}),
    }
    return answer(request, status, stamp(page.file, origin ?? url.origin), headers)
  }
}
