// What nginx.conf includes: tables from the site map, the contract and the build's pages, and the headers that `npm start` sends too.
import { locales } from '#design-system/i18n/tags.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { operations } from '#sdk/generated/operations.ts'
import { routeMeta, templates } from '../src/site/paths.ts'
import type { RoutePath } from '../src/site/paths.ts'
import type { PageRecord } from '../build/prerender/rendered.ts'
import { cachingOf, commonHeaders, pageHeaders, policyOf, strictTransport, types } from '../server/headers.ts'
import { offered } from '../src/lib/config.ts'
import { fallbackPage, pagePath, shellPath } from '../server/site.ts'
import type { Deployment } from './deployment.ts'

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

const plain = (text: string, mark = '"'): string => {
  if (/[\\$\n]/.test(text) || text.includes(mark)) throw new Error(`nginx would read something else out of ${text}`)
  return text
}
/** In single quotes where the text has double ones of its own. */
const quoted = (text: string): string => {
  const mark = text.includes('"') ? "'" : '"'
  return mark + plain(text, mark) + mark
}
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The path of a page after its language as a regular expression. nginx refuses long counts (`{1,255}`); the page itself rejects such values. */
function patternOf(template: RoutePath): string {
  const { params } = routeMeta(template)
  const parts = template === '/' ? [''] : template.split(/:(\w+)/)
  const values = parts.map((part, at) => (at % 2 === 0 ? escaped(part) : (params?.[part]?.source.slice(1, -1) ?? '')))
  return values.join('').replaceAll(/\)\{1,\d{3,}\}/g, ')+')
}

/** The contract's pattern of an id (openapi/schemas/Id.yaml), which all parameters of its paths satisfy. */
const anyId = '[A-Za-z0-9][A-Za-z0-9-]*'

/** Operations under the prefix of the API, paths without parameters first. None if browsers ask the API at an origin of its own. */
const operationsOf = ({ settings, upstream }: Deployment) =>
  (upstream === null ? [] : operations)
    .map((operation) => ({ ...operation, parts: `${settings.config.api.replace(/\/+$/, '')}${operation.path}`.split(/\{\w+\}/) }))
    .toSorted((a, b) => a.parts.length - b.parts.length)

/** Locations of the API: the contract's paths under /api and /sanctum, the deployment's further paths, and all other operations. */
function apiLocations({ settings, upstream, apiPaths }: Deployment): string[] {
  if (upstream === null) return []
  const prefix = settings.config.api.replace(/\/+$/, '')
  const paths = prefix ? [`${prefix}/`] : ['/api/', '/sanctum/', ...apiPaths]
  // nginx matches a location against the decoded path; a request with an encoded path must not match.
  const block = (path: string): string =>
    `location ${path.endsWith('/') ? '^~' : '='} ${path} {\n  if ($matu_path !~ "^${escaped(path)}") {\n    return 404;\n  }\n  include api.conf;\n}`
  return [...paths.map(block), 'location @api {\n  include api.conf;\n}']
}

/** The files that nginx.conf includes, by name. `files` are the paths of the root files other than pages. */
export function nginxTables(deployment: Deployment, pages: readonly PageRecord[], files: readonly string[]): Record<string, string> {
  const { config } = deployment.settings
  const records = new Map(pages.map((page) => [page.path, page]))
  const lang: Locale = 'en'
  const transport = deployment.origin.startsWith('https://') ? { [strictTransport.name]: strictTransport.value } : {}
  const headers = (known: Readonly<Record<string, string>>): string[] =>
    Object.entries({ ...known, ...transport }).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  const pageLine = (template: RoutePath): string[] => {
    const stand = fallbackPage(template, offered(config), (one) => records.has(pagePath(one, lang)))
    if (stand === null) return []
    const file = records.get(stand === '*' ? shellPath(lang) : pagePath(stand, lang))?.file ?? ''
    return [`${template} $matu_prefix${file.slice(lang.length)};`]
  }
  const tables = {
    'types.map': Object.entries(types).map(([ending, type]) => `${quoted(type)} ${ending.slice(1)};`),
    'languages.map': locales.map((one) => `${one} ${one};`),
    // nginx asks no pattern about an empty value.
    'templates.map': ['"" /;', ...templates.map((template) => `"~^${patternOf(template)}/?\\z" ${template};`)],
    'pages.map': templates.flatMap(pageLine),
    'policies.map': pages.map((page) => `/${page.file} ${quoted(policyOf(page, config))};`),
    'robots.map': pages.filter(({ listed }) => !listed).map(({ file }) => `/${file} noindex;`),
    'files.map': files.map((address) => `"~^${escaped(plain(address))}\\z" ${quoted(cachingOf(address))};`),
    'operations.map': operationsOf(deployment).map(
      ({ method, path, parts }) => `"~^${method} ${parts.map(escaped).join(anyId)}\\z" "${method} ${path}";`,
    ),
    // As the API may read a path: decoded, and with repeated slashes. Otherwise `/api/us%65rs` would be a registration without a limit.
    'guarded.map': operationsOf(deployment)
      .filter(({ id }) => guarded.has(id))
      .map(({ method, parts }) => `"~^${method} ${parts.map(escaped).join('[^/]+').replaceAll('/', '/+')}/*\\z" $matu_reader;`),
    'trusted.conf': [
      ...deployment.trusted.map((one) => `set_real_ip_from ${one};`),
      ...(deployment.trusted.length ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
    ],
    'headers-every.conf': headers(commonHeaders),
    'headers-page.conf': headers(pageHeaders),
    'headers-hidden.conf': Object.keys({ ...pageHeaders, ...transport }).map((name) => `proxy_hide_header ${name};`),
    'api-locations.conf': apiLocations(deployment),
  }
  return Object.fromEntries(Object.entries(tables).map(([name, lines]) => [name, `${lines.join('\n')}\n`]))
}
