import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '#design-system/i18n/tags.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { operations } from '#sdk/generated/operations.ts'
import { MAINTENANCE_RECHECK } from '../src/constants.ts'
import type { RoutePath } from '../src/paths.ts'
import { routeMeta, templates } from '../src/paths.ts'
import type { PageRecord } from '../build/prerender/rendered.ts'
import { cachingOf } from '../server/caching.ts'
import { types } from '../server/files.ts'
import { commonHeaders, isListed, pageHeaders, policyOf, strictTransport } from '../server/security-headers.ts'
import { pagePath, shellPath, fallbackPage } from '../server/site.ts'
import type { Deployment } from './deployment.ts'

/** Folders for nginx, and what is installed on this machine. */
export interface Places {
  /** Pages with the deployment's settings in `pages/`, root files in `files/`. */
  site: string
  /** A folder that contains `assets/`. */
  assets: string
  /** A folder that nginx may write to. */
  run: string
  modules: readonly string[]
  accessLog: string
  errorLog: string
}

type OperationId = (typeof operations)[number]['id']

/** Operations that attackers use to guess passwords or codes or to have codes sent; their rate is limited. */
const guarded: ReadonlySet<OperationId> = new Set<OperationId>([
  'login',
  'loginWithGoogle',
  'answerTwoFactorChallenge',
  'requestPasswordReset',
  'resetPassword',
  'registerUser',
  'confirmPassword',
  'changePassword',
  'confirmTwoFactor',
  'disableTwoFactor',
  'updateProfile',
  'sendVerificationCode',
  'confirmVerification',
  'sendTrustedWalletCode',
  'confirmTrustedWallet',
  'createWithdrawal',
  'confirmWithdrawal',
])

const quoted = (text: string): string => {
  if (/["\\$\n]/.test(text)) throw new Error(`nginx would read something else out of ${text}`)
  return `"${text}"`
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const lines = (depth: number, texts: readonly string[]): string => texts.map((one) => ' '.repeat(depth) + one).join('\n')
/** The contract's pattern of an id (openapi/schemas/Id.yaml), which all parameters of its paths satisfy. */
const anyId = '[A-Za-z0-9][A-Za-z0-9-]*'
const anyLocale = locales.join('|')

/**
 * nginx refuses a regular expression that compiles to more than 64 kB, which a long group repeated up to 255 times does. The page itself rejects
 * values that are too long.
 */
const uncounted = (source: string): string => source.replaceAll(/\)\{1,\d{3,}\}/g, ')+')

/** The path of a page after its language as a regular expression, with the parameter patterns of the route table. */
function patternOf(template: RoutePath, param?: string): string {
  const { params } = routeMeta(template)
  const parts = template.split(/:(\w+)/)
  return parts
    .map((part, at) => (at % 2 === 0 ? escaped(part === '/' ? '' : part) : (param ?? uncounted(params?.[part]?.source.slice(1, -1) ?? ''))))
    .join('')
}

const headers = (deployment: Deployment, known: Readonly<Record<string, string>>): Array<[name: string, value: string]> => [
  ...Object.entries(known),
  ...(deployment.origin.startsWith('https://') ? [[strictTransport.name, strictTransport.value] as [string, string]] : []),
]

/** Map from each page of the site to its file. */
function pageLines(records: ReadonlyMap<string, PageRecord>, { settings }: Deployment): string[] {
  const lang = locales[0] as Locale
  return templates.flatMap((template) => {
    const stand = fallbackPage(template, settings.config.flags, (one) => records.has(pagePath(one, lang)))
    if (stand === null) return []
    const { file } = records.get(stand === '*' ? shellPath(lang) : pagePath(stand, lang)) as PageRecord
    return [`"~^/(?:${anyLocale})${patternOf(template)}/?\\z" $matu_prefix${file.slice(lang.length)};`]
  })
}

/** The operations of the contract. Any other request is a page or a 404. */
function operationLines({ settings, upstream }: Deployment): string[] {
  if (upstream === null) return []
  const { api } = settings.config
  return operations
    .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
    .map(({ method, path }) => {
      const pattern = path
        .split(/\{\w+\}/)
        .map(escaped)
        .join(anyId)
      return `"~^${method} ${escaped(api.replace(/\/+$/, ''))}${pattern}\\z" "${method} ${path}";`
    })
}

/**
 * Paths of rate-limited operations as the API may read them: decoded, and with repeated slashes. Otherwise `/api/us%65rs` would be a registration
 * without a rate limit.
 */
const guardedLines = ({ settings, upstream }: Deployment): string[] =>
  operations
    .filter(({ id }) => upstream !== null && guarded.has(id))
    .map(({ method, path }) => {
      const parts = `${settings.config.api.replace(/\/+$/, '')}${path}`
        .split('/')
        .map((part) => (/^\{\w+\}$/.test(part) ? '[^/]+' : escaped(part)))
      return `"~^${method} ${parts.join('/+')}/*\\z" $matu_reader;`
    })

/** Directives of every location that leads to the API. */
function proxyDirectives(deployment: Deployment, upstream: string): string[] {
  const { host } = new URL(deployment.origin)
  const hidden = headers(deployment, pageHeaders).map(([name]) => `proxy_hide_header ${name};`)
  return [
    'gzip on;',
    'gzip_types application/json;',
    'gzip_min_length 400;',
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    '# The address as the deployment has it and the reader as nginx knows them: what a reader claims about either is not handed on.',
    `proxy_set_header Host ${host};`,
    'proxy_set_header X-Request-Id $request_id;',
    'proxy_set_header X-Real-IP $remote_addr;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    `proxy_set_header X-Forwarded-Host ${host};`,
    `proxy_set_header X-Forwarded-Proto ${deployment.origin.split(':')[0] ?? 'https'};`,
    ...['Forwarded', 'X-Forwarded-Port', 'X-Forwarded-Prefix', 'X-Forwarded-Server'].map((name) => `proxy_set_header ${name} "";`),
    'proxy_connect_timeout 3s;',
    'proxy_send_timeout 15s;',
    'proxy_read_timeout 60s;',
    '# What is repeated, and how often, is the application’s to decide: a repeated request can move money twice.',
    'proxy_next_upstream off;',
    'proxy_buffer_size 16k;',
    'proxy_buffers 8 16k;',
    '# An answer is never written to a disk here, and never kept.',
    'proxy_max_temp_file_size 0;',
    'proxy_request_buffering on;',
    'proxy_cache off;',
    'proxy_redirect off;',
    ...(upstream.startsWith('https:')
      ? [
          'proxy_ssl_server_name on;',
          'proxy_ssl_verify on;',
          '# Chains with two intermediate certificates.',
          'proxy_ssl_verify_depth 3;',
          'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
          `proxy_ssl_name ${new URL(upstream).hostname};`,
        ]
      : []),
    '# The API’s own clock: blocks and countdowns go by it, and nginx would put its own in its place.',
    'proxy_pass_header Date;',
    'proxy_hide_header X-Request-Id;',
    'proxy_hide_header X-Powered-By;',
    ...hidden,
    ...headers(deployment, pageHeaders).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'add_header X-Request-Id $request_id always;',
    'add_header X-Robots-Tag noindex always;',
    '# What the API serves is data: a document of it, such as an uploaded picture with a script, may do nothing in the origin of the session.',
    `add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'; sandbox" always;`,
    'add_header Content-Disposition $matu_disposition always;',
    'add_header Cache-Control $matu_api_caching always;',
  ]
}

/** The locations of the API: the contract's paths under /api and /sanctum, the deployment's further paths, and all other operations. */
function apiLocations(deployment: Deployment): string {
  const { upstream, settings, apiPaths } = deployment
  if (upstream === null) return '    location @api {\n      return 404;\n    }'
  const prefix = settings.config.api.replace(/\/+$/, '')
  const through = [
    'recursive_error_pages on;',
    'limit_req zone=matu_auth burst=10 nodelay;',
    `proxy_pass ${upstream.startsWith('https:') ? 'https' : 'http'}://matu_api${prefix ? '$matu_behind_prefix' : ''};`,
  ]
  const paths = prefix ? [`${prefix}/`] : ['/api/', '/sanctum/', ...apiPaths]
  const shared = proxyDirectives(deployment, upstream)
  const block = (opening: string, own: readonly string[] = []): string =>
    `    location ${opening} {\n${lines(6, [...own, ...through, ...shared])}\n    }`
  // The API may decode the path once more, and then reads another one than nginx has checked.
  const decodable = ['if ($matu_path ~* "%(?:2e|2f|5c|00|25)") {', '  return 400;', '}']
  // nginx matches a location against the decoded path; a request with an encoded path must not match.
  const asWritten = (path: string): string[] => [`if ($matu_path !~ "^${escaped(path)}") {`, '  return 404;', '}']
  const opening = (path: string): string => (path.endsWith('/') ? `^~ ${path}` : `= ${path}`)
  return [...paths.map((path) => block(opening(path), [...decodable, ...asWritten(path)])), block('@api')].join('\n')
}

function upstreamBlock({ upstream, settings }: Deployment): string {
  if (upstream === null) return ''
  const { host, protocol, port } = new URL(upstream)
  const prefix = settings.config.api.replace(/\/+$/, '')
  const server = port ? host : `${host}:${protocol === 'https:' ? 443 : 80}`
  return lines(2, [
    'upstream matu_api {',
    `  server ${server} max_fails=0;`,
    '  keepalive 64;',
    '}',
    ...(prefix
      ? ['map $request_uri $matu_behind_prefix {', '  default /;', `  "~^${escaped(prefix)}(?<matu_behind>/.*)" $matu_behind;`, '}']
      : []),
    '# The API decides how its responses are cached; those without a rule are not cached.',
    'map $upstream_http_cache_control $matu_api_caching {',
    '  default "";',
    '  "" no-store;',
    '}',
  ])
}

function trustedProxyLines({ trusted }: Deployment): string[] {
  if (trusted.length === 0) return []
  return [...trusted.map((one) => `set_real_ip_from ${one};`), 'real_ip_header X-Forwarded-For;', 'real_ip_recursive on;']
}

const headerDirectives = (depth: number, deployment: Deployment, known = commonHeaders): string =>
  lines(
    depth,
    headers(deployment, known).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
  )

const fileLocation = (address: string, deployment: Deployment, site: string): string =>
  `    location = ${quoted(address)} {\n      root ${site}/files;\n${headerDirectives(6, deployment)}\n      add_header Cache-Control ${quoted(cachingOf(address))};\n      add_header Last-Modified "";\n    }`

/** The template with its headers and values. */
function fillTemplate(deployment: Deployment, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(join(import.meta.dirname, 'nginx.template.conf'), 'utf8')
  return template
    .replace(/^( *)\{\{everywhere\}\}$/gm, (_, indent: string) => headerDirectives(indent.length || 4, deployment))
    .replace(/^( *)\{\{on_pages\}\}$/gm, (_, indent: string) => headerDirectives(indent.length || 4, deployment, pageHeaders))
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`nginx.template.conf has {{${name}}}, which has no value`)
      return value
    })
}

const typeLines = (): string[] => Object.entries(types).map(([ending, type]) => `${quoted(type)} ${ending.slice(1)};`)

/** The nginx configuration for one deployment of a build. `files` are the paths of the root files other than pages. */
export function nginxConfiguration(deployment: Deployment, places: Places, pages: readonly PageRecord[], files: readonly string[]): string {
  const { settings } = deployment
  const records = new Map(pages.map((page) => [page.path, page]))
  const policies = (of: (lang: Locale) => string): string =>
    lines(
      4,
      locales.map((lang) => `${lang} ${quoted(policyOf(records.get(of(lang)) as PageRecord, settings.config))};`),
    )
  return fillTemplate(deployment, {
    modules: places.modules.map((module) => `load_module ${module};`).join('\n'),
    brotli: places.modules.some((module) => module.includes('brotli_static')) ? '  brotli_static on;' : '  # No brotli module here.',
    run: places.run,
    site: places.site,
    assets: places.assets,
    error_log: places.errorLog,
    access_log: places.accessLog,
    connections: String(deployment.connections),
    listen: deployment.listen,
    locales: anyLocale,
    languages: lines(
      4,
      locales.map((lang) => `${lang} ${lang};`),
    ),
    types: lines(4, typeLines()),
    trusted: lines(2, trustedProxyLines(deployment)),
    pages: lines(4, pageLines(records, deployment)),
    robots: lines(
      4,
      pages.filter((page) => !isListed(page)).map(({ file }) => `${file} noindex;`),
    ),
    policies: lines(
      4,
      pages.map((page) => `${page.file} ${quoted(policyOf(page, settings.config))};`),
    ),
    shell_policies: policies(shellPath),
    maintenance_policies: policies((lang) => pagePath('/maintenance', lang)),
    known: templates
      .filter((template) => template !== '/')
      .map((template) => patternOf(template))
      .join('|'),
    operations: lines(4, operationLines(deployment)),
    guarded: lines(4, guardedLines(deployment)),
    auth_rate: String(deployment.authPerMinute),
    asked: lines(
      4,
      templates.map((template) => `"~^/(?:${anyLocale})${patternOf(template, '[^/]+')}/?\\z" ${template};`),
    ),
    upstream: upstreamBlock(deployment),
    asset_caching: cachingOf('/assets/'),
    files: files.map((address) => fileLocation(address, deployment, places.site)).join('\n'),
    api: apiLocations(deployment),
    maintenance: settings.config.maintenance ? '      return 503;' : '',
    retry_after: String(MAINTENANCE_RECHECK / 1000),
  })
}
