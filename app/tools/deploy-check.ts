// `npm run deploy:check`: the hosting of app/deploy on a real nginx, held against `npm start` answer by answer, and what only nginx does.
// Needs an nginx (Debian: apt-get install nginx libnginx-mod-http-brotli-static).
import { readFileSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { locales } from '#design-system/i18n/tags.ts'
import { serveSimulator } from '#mocks/transports/http.ts'
import type { PageRecord } from '../prerender/rendered.ts'
import { createStaticHandler } from '../server/handler.ts'
import type { Settings } from '../server/stamp.ts'
import { readSettings } from '../server/stamp.ts'
import { dist, ensureBuilt } from './build.ts'
import { serveThroughNginx } from './nginx.ts'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}
interface Question {
  method?: string
  path: string
  headers?: OutgoingHttpHeaders
  body?: string
}

const unpacked = (body: Buffer, encoding: string | undefined): string =>
  (body.length === 0 ? body : encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()

/** One request with the path as it is written: `fetch` would tidy it up first. */
const put = (origin: string, { method = 'GET', path, headers = {}, body }: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = ask({ hostname, port, path, method, headers, agent: false }, (got) => {
      const parts: Buffer[] = []
      got.on('data', (part: Buffer) => parts.push(part))
      got.on('error', reject)
      got.on('end', () =>
        resolve({
          status: got.statusCode ?? 0,
          headers: got.headers,
          body: unpacked(Buffer.concat(parts), got.headers['content-encoding']),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })

const compared = [
  'content-type', 'content-encoding', 'content-language', 'content-security-policy', 'cache-control', 'location', 'retry-after', 'allow', 'x-robots-tag',
  'x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy', 'x-frame-options', 'vary',
] as const // prettier-ignore

const asSaid = (name: string, value: string | string[] | undefined): string => {
  const plain = String(value ?? '')
  if (name === 'vary') return plain.split(/,\s*/).toSorted().join(', ')
  return name === 'content-type' ? plain.replace(/;\s*charset=/i, '; charset=').toLowerCase() : plain
}

/** How two answers differ, in words. */
function differences(ours: Answer, theirs: Answer, question: Question): string[] {
  const found: string[] = []
  const name = `${question.method ?? 'GET'} ${question.path}`
  if (ours.status !== theirs.status) return [`${name}: ${theirs.status} and not ${ours.status}`]
  for (const header of compared) {
    const [right, got] = [asSaid(header, ours.headers[header]), asSaid(header, theirs.headers[header])]
    // A redirect, a 405 and a missing file say little, and each server says it in its own words.
    if ((ours.status === 405 || ours.status === 302 || ours.body === 'Not found') && header === 'content-type') continue
    // Not compressed, nothing varies.
    if (header === 'vary' && !theirs.headers['content-encoding'] && right === 'Accept-Encoding') continue
    // `npm start` packs a page while it sends it for the first time, and what it stamps for crawlers not at all.
    if (header === 'content-encoding' && right === '' && (got === 'gzip' || question.path === '/robots.txt')) continue
    if (right !== got) found.push(`${name}: ${header} is "${got}" and not "${right}"`)
  }
  const same = ours.status === 405 || ours.status === 302 || ours.body === theirs.body
  if (!same) found.push(`${name}: another body (${theirs.body.length} and not ${ours.body.length})`)
  return found
}

const fallen: string[] = []
let held = 0
const hold = (right: boolean, what: string): void => {
  held += 1
  if (!right) fallen.push(what)
}

/** Pages, files, redirects and mistakes: what both servers must answer alike. */
function questions(pages: readonly PageRecord[]): Question[] {
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
  const files = ['/favicon.svg', '/favicon-32.png', '/apple-touch-icon.png', '/icon-512.png', '/manifest.webmanifest', '/robots.txt', entry]
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
    // A cache in between names itself: what is compressed ahead is sent all the same.
    { path: '/en', headers: { 'accept-encoding': 'gzip', via: '1.1 cache' } },
  ]
}

async function alike(name: string, settings: Settings, everyPage = false): Promise<void> {
  const nginx = await serveThroughNginx({ settings })
  // What `npm start` serves, under nginx's own address: the pages name it.
  const plain = await serveSimulator({
    port: 0,
    simulator: nginx.simulator,
    fallback: createStaticHandler({ dist, settings, origin: nginx.origin }),
  })
  try {
    const pages = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as PageRecord[]
    // Which page is which is the same under every configuration: the first one asks for all of them.
    const all = questions(pages.filter((_, at) => everyPage || at % 17 === 0))
    const next = async (): Promise<void> => {
      for (let question = all.pop(); question; question = all.pop()) {
        const [ours, theirs] = await Promise.all([put(plain.origin, question), put(nginx.origin, question)])
        const found = differences(ours, theirs, question)
        hold(found.length === 0, found.map((one) => `${name}: ${one}`).join('\n'))
      }
    }
    await Promise.all(Array.from({ length: 8 }, next))
    for (const path of ['/en', '/de/cabinet', '/favicon.svg']) {
      const encodings = ['br', 'gzip', 'identity'] as const
      for (const encoding of encodings) {
        const first = await put(nginx.origin, { path, headers: { 'accept-encoding': encoding } })
        if (first.status !== 200) continue
        const { etag = '' } = first.headers
        hold(/^"[\w-]+"$/.test(etag), `${name}: ${path} has no ETag`)
        hold(first.headers['last-modified'] === undefined, `${name}: ${path} says when its file was written`)
        const again = await put(nginx.origin, { path, headers: { 'accept-encoding': encoding, 'if-none-match': `"x", ${etag}` } })
        hold(again.status === 304 && again.body === '', `${name}: ${path} is sent again (${encoding})`)
        hold(path.startsWith('/fav') || again.headers['content-security-policy'] !== undefined, `${name}: a 304 of ${path} has no policy`)
      }
    }
    const api: Question[] = [
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
      { method: 'DELETE', path: '/api/trust-wallet/..%2F..%2Flogout' },
    ]
    for (const question of api) {
      const [ours, theirs] = [await put(plain.origin, question), await put(nginx.origin, question)]
      const what = `${name}: ${question.method ?? 'GET'} ${question.path}`
      hold(ours.status === theirs.status && ours.body === theirs.body, `${what}: ${theirs.status} and not ${ours.status}, or another body`)
      hold(ours.headers['set-cookie']?.length === theirs.headers['set-cookie']?.length, `${what}: other cookies`)
      hold(/no-cache|no-store/.test(theirs.headers['cache-control'] ?? 'no-store'), `${what}: may be kept`)
      hold(theirs.headers['x-content-type-options'] === 'nosniff' && theirs.headers['x-robots-tag'] === 'noindex', `${what}: lacks headers`)
      hold(/^[\da-f]{32}$/.test(theirs.headers['x-request-id'] as string), `${what}: has no reference`)
    }
    hold((await put(nginx.origin, { path: '/en' })).headers.server === 'nginx', `${name}: says which version it is`)
  } finally {
    await nginx.close()
    await plain.close()
  }
}

/** What the API behind it gets, and what happens when it is gone, too slow a hand or too quick a one. */
async function handsOn(): Promise<void> {
  const clock = 'Fri, 14 Aug 2026 12:20:00 GMT'
  const seen: Array<{ method: string; url: string; headers: IncomingHttpHeaders; body: string }> = []
  const api = createServer((incoming, outgoing) => {
    let body = ''
    incoming.on('data', (part: Buffer) => (body += part.toString()))
    incoming.on('end', () => {
      seen.push({ method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, body })
      const cookies = ['XSRF-TOKEN=a%3D; path=/', 'session=b; path=/; httponly']
      outgoing.writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': cookies,
        'x-frame-options': 'SAMEORIGIN',
        'x-powered-by': 'PHP',
        date: clock,
      })
      outgoing.end('{}')
    })
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const upstream = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const nginx = await serveThroughNginx({
    env: { MATU_UPSTREAM: upstream, MATU_AUTH_PER_MINUTE: '1', MATU_TRUSTED_PROXIES: '127.0.0.1' },
  })
  try {
    const secret = 'reset-token-0123456789'
    const answer = await put(nginx.origin, {
      method: 'PUT',
      path: `/api/trust-wallet/..%2Fx?a=%20b`,
      body: '{"label":"Vera"}',
      headers: {
        cookie: 'session=b',
        'x-forwarded-for': '203.0.113.9',
        'idempotency-key': 'one',
        authorization: 'Bearer t',
        host: 'cabinet.example',
      },
    })
    const [first] = seen
    hold(first?.url === '/api/trust-wallet/..%2Fx?a=%20b', `the API gets ${first?.url}`)
    hold(first?.body === '{"label":"Vera"}' && first.method === 'PUT', 'the API gets another body')
    const { headers } = first ?? { headers: {} as IncomingHttpHeaders }
    hold(
      headers['x-forwarded-for'] === '203.0.113.9, 203.0.113.9' || headers['x-forwarded-for'] === '203.0.113.9',
      `X-Forwarded-For: ${String(headers['x-forwarded-for'])}`,
    )
    hold(headers['x-real-ip'] === '203.0.113.9', `X-Real-IP: ${String(headers['x-real-ip'])}`)
    hold(headers['x-forwarded-proto'] === 'http' && headers['host'] === 'cabinet.example', 'the API does not learn how it was asked')
    hold(
      headers['cookie'] === 'session=b' && headers['idempotency-key'] === 'one' && headers['authorization'] === 'Bearer t',
      'the API loses headers',
    )
    hold(headers['x-request-id'] === answer.headers['x-request-id'], 'the reference is not the API’s')
    hold(answer.headers['set-cookie']?.length === 2, 'cookies are lost')
    hold(answer.headers['x-frame-options'] === 'DENY' && answer.headers['x-powered-by'] === undefined, 'headers of the API come through')
    hold(answer.headers.date === clock, `the API’s clock is not told: ${answer.headers.date}`)
    hold(answer.headers['cache-control'] === 'no-store', 'an answer that says nothing about it may be kept')

    await put(nginx.origin, { path: `/en/password-reset/${secret}?email=vera%40matu.test` })
    const attempts = await Promise.all(Array.from({ length: 30 }, () => put(nginx.origin, { method: 'POST', path: '/login', body: '{}' })))
    const refused = attempts.filter(({ status }) => status === 429)
    const disguised = await Promise.all(
      ['/api/us%65rs', '/api//users', '/api/x/../users', '/api/users/'].map((path) =>
        put(nginx.origin, { method: 'POST', path, body: '{}' }),
      ),
    )
    hold(
      disguised.every(({ status }) => status === 429),
      `an address written in another way is not counted: ${disguised.map(({ status }) => status).join()}`,
    )
    hold(refused.length >= 15 && refused.length < 30, `${refused.length} of 30 attempts to sign in were refused`)
    hold(
      refused.every(({ headers, body }) => headers['retry-after'] === '60' && JSON.parse(body).message === 'Too Many Attempts.'),
      'a refusal says too little',
    )
    const reads = await Promise.all(Array.from({ length: 40 }, () => put(nginx.origin, { path: '/api/balances' })))
    hold(
      reads.every(({ status }) => status === 200),
      'reads are counted too',
    )

    api.close()
    api.closeAllConnections()
    const gone = await put(nginx.origin, { path: '/api/balances' })
    hold(gone.status === 502 && JSON.parse(gone.body).message === 'Bad Gateway', `without an API: ${gone.status} ${gone.body}`)
    const page = await put(nginx.origin, { path: '/en' })
    hold(page.status === 200, 'without an API the pages are gone too')

    await new Promise((resolve) => setTimeout(resolve, 200))
    const log = readFileSync(join(nginx.folder, 'access.log'), 'utf8')
    const rows = log.trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>) // prettier-ignore
    hold(
      rows.some(({ what }) => what === '/password-reset/:token') && rows.some(({ what }) => what === 'POST /login'),
      'the log names no pages',
    )
    hold(
      rows.some(({ what, method }) => what === 'PUT /api/trust-wallet/{id}' && method === 'PUT'),
      'the log names no operations',
    )
    hold(!/vera|reset-token|\.\.%2F|203\.0\.113\.9/i.test(log), 'the log holds what is nobody’s to keep')
    hold(
      rows.some(({ from }) => from === '203.0.113.0'),
      'the log names no networks',
    )
  } finally {
    await nginx.close()
    api.close()
  }
}

await ensureBuilt()
const full = {
  google_client_id: '1-a.apps.googleusercontent.com',
  chat: { id: '4711', hash: '</script>"$uri' },
  analytics: 42,
  flags: { insurance: false },
}
await alike('as it is', readSettings(''), true)
await alike('with everything', readSettings(JSON.stringify(full)))
await alike('under maintenance', readSettings('{"maintenance":true}'))
await handsOn()
for (const one of fallen.slice(0, 60)) console.error(one)
console.log(`\nnginx answers as npm start does: ${held - fallen.length} of ${held} checks hold`)
process.exit(fallen.length === 0 ? 0 : 1)
