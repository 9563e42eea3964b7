// `node tests/deploy/check.ts`: compares app/deploy on a real nginx with `npm start`, response by response, and checks what only nginx does. MATU_CONFIG
// adds one more configuration to compare. Needs nginx (Debian: apt-get install nginx libnginx-mod-http-brotli-static).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '#design-system/i18n/tags.ts'
import { serveSimulator } from '#mocks/transports/http.ts'
import type { PageRecord } from '#app/build/prerender/rendered.ts'
import { createStaticHandler } from '#app/server/handler.ts'
import type { Settings } from '#app/server/settings.ts'
import { readSettings, warningsOf } from '#app/server/settings.ts'
import { readPages } from '#app/server/site.ts'
import { dist, ensureBuilt } from '#app/build/build.ts'
import type { RawResponse, RawRequest } from './send-raw.ts'
import { sendRaw } from './send-raw.ts'
import { checkProxy } from './upstream.ts'
import { serveThroughNginx } from './nginx.ts'
import { settingsFromEnvironment } from '#app/build/settings.ts'

const compared = [
  'content-type', 'content-encoding', 'content-language', 'content-security-policy', 'cache-control', 'location', 'retry-after', 'allow', 'x-robots-tag',
  'x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy', 'x-frame-options', 'reporting-endpoints', 'vary',
] as const // prettier-ignore

const normalize = (name: string, value: string | string[] | undefined): string => {
  const plain = String(value ?? '')
  if (name === 'vary') return plain.split(/,\s*/).toSorted().join(', ')
  return name === 'content-type' ? plain.replace(/;\s*charset=/i, '; charset=').toLowerCase() : plain
}

/** Describes how two responses differ. */
function differences(ours: RawResponse, theirs: RawResponse, question: RawRequest): string[] {
  const found: string[] = []
  const name = `${question.method ?? 'GET'} ${question.path}`
  if (ours.status !== theirs.status) return [`${name}: ${theirs.status} and not ${ours.status}`]
  for (const header of compared) {
    const [right, got] = [normalize(header, ours.headers[header]), normalize(header, theirs.headers[header])]
    // Redirects, 405 and 404 responses have a default body in each server's own format.
    if ((ours.status === 405 || ours.status === 302 || ours.body === 'Not found') && header === 'content-type') continue
    // `Vary` does not matter for an uncompressed response.
    if (header === 'vary' && !theirs.headers['content-encoding'] && right === 'Accept-Encoding') continue
    if (right !== got) found.push(`${name}: ${header} is "${got}" and not "${right}"`)
  }
  const same = ours.status === 405 || ours.status === 302 || ours.body === theirs.body
  if (!same) found.push(`${name}: another body (${theirs.body.length} and not ${ours.body.length})`)
  return found
}

const failures: string[] = []
let checks = 0
const check = (right: boolean, what: string): void => {
  checks += 1
  if (!right) failures.push(what)
}

/** Requests for pages, files, redirects and errors that both servers must answer alike. */
function questions(pages: readonly PageRecord[]): RawRequest[] {
  const entry = /[`"](\/assets\/main-[^`"]+\.js)[`"]/.exec(readFileSync(join(dist, 'en/index.html'), 'utf8'))?.[1] ?? ''
  const browsers = ['', 'de', 'de-AT,de;q=0.9,en;q=0.8', 'fr, es-MX;q=0.8, en;q=0.3', 'RU', 'fr', 'english', '*']
  const cookies = ['locale=es', 'a=b; locale=ru; c=d', 'locale=xx', 'locale=%00', 'locale=']
  const bare = [
    '/', '/login', '/login?a=1&b=%2F', '/cabinet', '/cabinet/trade/transactions?type=bonus', '/help', '/r/VERA48', '/fr', '/fr/', '/fr/login', '/EN/login',
    '/pt-BR/cabinet', '/fr/nothing', '/nothing', '/password-reset/abcdef0123456789', '/pages.json', '/index.html', '/en.html', '/pages/en/index.html', '/eng/login',
  ] // prettier-ignore
  const within = [
    '', '/', '/login/', '/login?next=%2Fen%2Fcabinet', '/cabinet/', '/cabinet/referral/leader-pool/3', '/cabinet/referral/leader-pool/7',
    '/cabinet/referral/leader-pool/03', '/cabinet/referral/leader-pool/%33', '/cabinet/referral/leader-pool/%37', '/password-reset/abc%2Ddef%5f0123', '/%6Cogin', '/r/VERA48', '/r/VERA%2348', '/r/..%2F..%2Flogout', '/password-reset/abcdef0123456789?email=a%40b.c', '/password-reset/a',
    '/maintenance', '/maintenance?next=%2Fen%2Fhelp', '/cabinet/profile/trusted-wallets/wal-1', '/cabinet/profile/trusted-wallets/add', '/nothing', '/Login',
    '/cabinet/nothing', '/cabinet//', '//cabinet', '/index.html', '/shell.html', '/login/index.html', '/login%0a', `/${'a'.repeat(2000)}`, '/%F0%9F%98%80', '/<script>',
    '/cabinet/trade/uta/insurance', '/cabinet/trade/uta/insurance/terms',
  ] // prettier-ignore
  const files = [
    '/favicon.svg',
    '/favicon.ico',
    '/favicon-32.png',
    '/apple-touch-icon.png',
    '/icon-512.png',
    '/manifest.webmanifest',
    '/robots.txt',
    entry,
  ]
  const encodings = ['gzip, deflate, br', 'gzip', 'identity']
  return [
    ...pages.filter(({ kind }) => kind !== 'shell').map(({ path }) => ({ path, headers: { 'accept-encoding': 'br' } })),
    ...bare.map((path) => ({ path, headers: { 'accept-language': 'fr, ru;q=0.7, *;q=0.1' } })),
    ...browsers.map((browser) => ({ path: '/login?a=1', headers: browser ? { 'accept-language': browser } : {} })),
    ...cookies.map((cookie) => ({ path: '/login?x', headers: { cookie, 'accept-language': 'de' } })),
    ...within.flatMap((path, at) => [`/en${path}`, `/${locales[1 + (at % 3)] ?? 'de'}${path}`].map((address) => ({ path: address }))),
    ...[...files, '/en', '/de/cabinet', '/ru/nothing'].flatMap((path) =>
      encodings.flatMap((encoding) => ['GET', 'HEAD'].map((method) => ({ method, path, headers: { 'accept-encoding': encoding } }))),
    ),
    { path: '/assets/gone-12345678.js' },
    { path: '/assets/' },
    ...['POST', 'PUT', 'DELETE', 'PATCH'].map((method) => ({ method, path: '/en/login' })),
    { method: 'POST', path: '/nothing' },
    // A cache names itself in `Via`; precompressed files must be sent all the same.
    { path: '/en', headers: { 'accept-encoding': 'gzip', via: '1.1 cache' } },
  ]
}

/** Checks that nginx answers a conditional request for an unchanged file with a 304. */
async function checkRevalidation(name: string, origin: string): Promise<void> {
  for (const path of ['/en', '/de/cabinet', '/favicon.svg']) {
    const encodings = ['br', 'gzip', 'identity'] as const
    for (const encoding of encodings) {
      const first = await sendRaw(origin, { path, headers: { 'accept-encoding': encoding } })
      if (first.status !== 200) continue
      const { etag = '' } = first.headers
      check(/^"[\w-]+"$/.test(etag), `${name}: ${path} has no ETag`)
      check(first.headers['last-modified'] === undefined, `${name}: ${path} says when its file was written`)
      const again = await sendRaw(origin, { path, headers: { 'accept-encoding': encoding, 'if-none-match': `"x", ${etag}` } })
      check(again.status === 304 && again.body === '', `${name}: ${path} is sent again (${encoding})`)
      check(path.startsWith('/fav') || again.headers['content-security-policy'] !== undefined, `${name}: a 304 of ${path} has no policy`)
    }
  }
}

/** Compares responses of the API through both servers, and checks the headers that nginx adds. */
async function compareApi(name: string, plainOrigin: string, nginxOrigin: string): Promise<void> {
  const api: RawRequest[] = [
    { path: '/api/users/me' },
    { path: '/api/prefences' },
    { path: '/landing/uta-deals' },
    { path: '/landing/uta-deals', headers: { 'accept-encoding': 'gzip' } },
    { path: '/landing/uta-deals.csv' },
    { path: '/api/nothing' },
    { path: '/sanctum/csrf-cookie' },
    { path: '/logout' },
    { method: 'POST', path: '/login', body: '{}', headers: { 'content-type': 'application/json' } },
    { method: 'PUT', path: '/user/password', body: '{}' },
  ]
  for (const question of api) {
    const [ours, theirs] = [await sendRaw(plainOrigin, question), await sendRaw(nginxOrigin, question)]
    const what = `${name}: ${question.method ?? 'GET'} ${question.path}`
    check(ours.status === theirs.status && ours.body === theirs.body, `${what}: ${theirs.status} and not ${ours.status}, or another body`)
    check(ours.headers['set-cookie']?.length === theirs.headers['set-cookie']?.length, `${what}: other cookies`)
    check(/no-cache|no-store/.test(theirs.headers['cache-control'] ?? 'no-store'), `${what}: may be kept`)
    check(theirs.headers['x-content-type-options'] === 'nosniff' && theirs.headers['x-robots-tag'] === 'noindex', `${what}: lacks headers`)
    check(/^[\da-f]{32}$/.test(theirs.headers['x-request-id'] as string), `${what}: has no reference`)
    check(theirs.headers['content-security-policy']?.includes('sandbox') === true, `${what}: a document of the API may run scripts`)
  }
  // Decoded once more by the API, these would be other paths. The first leaves /api, where only pages are.
  for (const [path, status] of [
    ['/api/trust-wallet/..%2F..%2Flogout', 405],
    ['/api/trust-wallet/a%2F..%2Fb', 400],
    ['/api/transactions/a%00', 400],
  ] as const) {
    const answer = await sendRaw(nginxOrigin, { method: 'DELETE', path })
    check(answer.status === status, `${name}: ${path} gets ${answer.status}, not ${status}`)
  }
}

async function compareServers(name: string, settings: Settings, everyPage = false): Promise<void> {
  const nginx = await serveThroughNginx({ settings })
  // What `npm start` serves, with nginx's origin, because the pages contain it.
  const plain = await serveSimulator({
    port: 0,
    simulator: nginx.simulator,
    fallback: createStaticHandler({ dist, settings, origin: nginx.origin }),
  })
  try {
    const pages = readPages(dist)
    // The path mapping is the same under every configuration, so only the first one requests all pages.
    const all = questions(pages.filter((_, at) => everyPage || at % 17 === 0))
    const next = async (): Promise<void> => {
      for (let question = all.pop(); question; question = all.pop()) {
        const [ours, theirs] = await Promise.all([sendRaw(plain.origin, question), sendRaw(nginx.origin, question)])
        const found = differences(ours, theirs, question)
        check(found.length === 0, found.map((one) => `${name}: ${one}`).join('\n'))
      }
    }
    await Promise.all(Array.from({ length: 8 }, next))
    await checkRevalidation(name, nginx.origin)
    await compareApi(name, plain.origin, nginx.origin)
    check((await sendRaw(nginx.origin, { path: '/en' })).headers.server === 'nginx', `${name}: says which version it is`)
  } finally {
    await nginx.close()
    await plain.close()
  }
}

const own = settingsFromEnvironment()
await ensureBuilt()
const full = {
  google_client_id: '1-a.apps.googleusercontent.com',
  chat: { id: '4711', hash: '</script>"$uri' },
  analytics: 42,
  analytics_token: 'a-token',
  flags: { insurance: false },
}
await compareServers('as it is', readSettings(''), true)
if (own.text) await compareServers('with MATU_CONFIG', own)
await compareServers('with everything', readSettings(JSON.stringify(full)))
await compareServers('under maintenance', readSettings('{"maintenance":true}'))
await checkProxy(check)
for (const one of failures.slice(0, 60)) console.error(one)
for (const warning of warningsOf(own.config)) console.warn(`\nWARNING: ${warning}`)
console.log(`\nnginx answers as npm start does: ${checks - failures.length} of ${checks} checks hold`)
process.exit(failures.length === 0 ? 0 : 1)
