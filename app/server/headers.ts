// The one table of headers and caching, for `npm start` and for nginx (app/deploy).
import type { Config } from '../src/lib/config.ts'
import type { PageRecord } from '../build/prerender/rendered.ts'
import { ANALYTICS_ORIGIN, CHAT_ORIGIN } from '../src/integrations/hosts.ts'
import { REPORTS } from '../src/integrations/reporter.ts'
import { WORKER, WORKER_OFF } from '../src/pwa/messages.ts'

/** The hash of an empty style element: Emotion's production tags are empty and filled by insertRule. */
export const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

type Directives = Record<string, string[]>

/** What a third party needs besides the scripts that `strict-dynamic` already lets our code load. Only where it is configured. */
const google: Directives = {
  'connect-src': ['https://accounts.google.com', 'https://oauth2.googleapis.com'],
  'frame-src': ['https://accounts.google.com'],
}
const chatOf = (hosts: readonly string[]): Directives => {
  const origins = [CHAT_ORIGIN, ...hosts]
  return {
    'connect-src': [...origins, ...origins.map((origin) => origin.replace('https:', 'wss:'))],
    'frame-src': origins,
    'img-src': origins,
  }
}
/** Page views are sent to it. None of its code runs here. */
const analytics: Directives = { 'connect-src': [ANALYTICS_ORIGIN] }

const originOf = (api: string): string[] => (/^https?:/.test(api) ? [new URL(api).origin] : [])

/** The Content-Security-Policy of one page under one configuration. */
export function policyOf(page: Pick<PageRecord, 'kind' | 'scripts' | 'styles'>, config: Config): string {
  const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`)
  const api = originOf(config.api)
  const policy: Directives = {
    'default-src': ["'none'"],
    'script-src': [...quoted(page.scripts), "'strict-dynamic'"],
    'style-src': ["'self'", ...quoted([...page.styles, EMPTY_STYLE])],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...config.images],
    'connect-src': ["'self'", ...api],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [],
    'form-action': [],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['matu-boot', 'matu-loader', 'matu-worker'],
    'report-uri': [REPORTS],
    'report-to': ['matu'],
  }
  // A document keeps its policy during client-side navigation, and sign-in and chat are one step away from every public page, so all public pages
  // allow both. Documents of the cabinet allow neither: the way there from a public page is a new document, and so is the way to the chat
  // (app/src/integrations/third-parties.ts).
  const guests = page.kind !== 'cabinet'
  const parties = [
    guests && config.google_client_id && google,
    guests && config.chat && (config.chat_origin === null ? chatOf(config.chat_hosts) : { 'frame-src': [config.chat_origin] }),
    config.analytics && analytics,
  ]
  for (const party of parties) if (party) for (const [name, sources] of Object.entries(party)) policy[name]?.push(...sources)
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.length ? sources.join(' ') : "'none'"}`)
    .join('; ')
}

/** Headers of every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Further headers of documents. They have no effect on scripts or pictures, so files do not carry them. */
export const pageHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(), serial=(), usb=()',
  'X-Frame-Options': 'DENY',
  'Reporting-Endpoints': `matu="${REPORTS}"`,
}

/** The offline page is a file with its policy in it. That framing is forbidden, only a header can say. */
export const offlineHeaders: Readonly<Record<string, string>> = { ...pageHeaders, 'Content-Security-Policy': "frame-ancestors 'none'" }

/** Sent where the deployment uses https: browsers must use nothing else for two years. */
export const strictTransport = { name: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' } as const

/** The Cache-Control of a file. Names under /assets contain a content hash, so those files never change. */
export function cachingOf(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  // The worker identifies the current build, so browsers must revalidate it each time.
  return address === WORKER || address === WORKER_OFF ? 'no-cache' : 'public, max-age=3600'
}

/** Content types by file extension. */
export const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}
