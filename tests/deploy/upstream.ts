// The second half of check.ts: nginx as a proxy between clients and an API.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { reports } from '#tests/integration/app/reports.ts'
import { sendRaw } from './send-raw.ts'
import { serveThroughNginx } from './nginx.ts'

type Check = (right: boolean, what: string) => void

interface SeenRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

const clock = 'Fri, 14 Aug 2026 12:20:00 GMT'

/** A server that gives every request the same response and remembers the requests. */
async function startApi() {
  const seen: SeenRequest[] = []
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
  return { api, seen, upstream: `http://127.0.0.1:${(api.address() as AddressInfo).port}` }
}

/** Checks what reaches the API, and what of its response reaches the client. */
async function checkForwarding(origin: string, seen: readonly SeenRequest[], hold: Check): Promise<void> {
  const answer = await sendRaw(origin, {
    method: 'PUT',
    path: `/api/trust-wallet/w-1?a=%20b`,
    body: '{"label":"Vera"}',
    headers: {
      cookie: 'session=b',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-port': '8443',
      forwarded: 'for=198.51.100.1;host=elsewhere.example',
      'idempotency-key': 'one',
      authorization: 'Bearer t',
      host: 'elsewhere.example',
    },
  })
  const [first] = seen
  hold(first?.url === '/api/trust-wallet/w-1?a=%20b', `the API gets ${first?.url}`)
  hold(first?.body === '{"label":"Vera"}' && first.method === 'PUT', 'the API gets another body')
  const { headers } = first ?? { headers: {} as IncomingHttpHeaders }
  hold(headers['x-forwarded-for'] === '203.0.113.9', `X-Forwarded-For: ${String(headers['x-forwarded-for'])}`)
  hold(headers['x-real-ip'] === '203.0.113.9', `X-Real-IP: ${String(headers['x-real-ip'])}`)
  hold(headers['x-forwarded-proto'] === 'http', 'the API does not learn how it was asked')
  const { host } = new URL(origin)
  hold(
    headers['host'] === host && headers['x-forwarded-host'] === host && !headers['x-forwarded-port'] && !headers['forwarded'],
    `the API believes a reader about its address: ${JSON.stringify(headers)}`,
  )
  hold(
    headers['cookie'] === 'session=b' && headers['idempotency-key'] === 'one' && headers['authorization'] === 'Bearer t',
    'the API loses headers',
  )
  hold(headers['x-request-id'] === answer.headers['x-request-id'], 'the reference is not the API’s')
  hold(answer.headers['set-cookie']?.length === 2, 'cookies are lost')
  hold(answer.headers['x-frame-options'] === 'DENY' && answer.headers['x-powered-by'] === undefined, 'headers of the API come through')
  const link = await sendRaw(origin, { path: '/logout', headers: { 'sec-fetch-mode': 'navigate', cookie: 'session=b' } })
  hold(link.status === 403 && !seen.some(({ url }) => url === '/logout'), `a link signs out: ${link.status}`)
  hold(answer.headers.date === clock, `the API’s clock is not told: ${answer.headers.date}`)
  hold(answer.headers['cache-control'] === 'no-store', 'an answer that says nothing about it may be kept')
}

/** Checks that attempts to sign in are refused when they come too fast, however their address is written, and that reads are not. */
async function checkRateLimit(origin: string, hold: Check): Promise<void> {
  const attempts = await Promise.all(Array.from({ length: 30 }, () => sendRaw(origin, { method: 'POST', path: '/login', body: '{}' })))
  const refused = attempts.filter(({ status }) => status === 429)
  const disguised = await Promise.all(
    ['/api/us%65rs', '/api//users', '/api/x/../users', '/api/users/'].map((path) => sendRaw(origin, { method: 'POST', path, body: '{}' })),
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
  const reads = await Promise.all(Array.from({ length: 40 }, () => sendRaw(origin, { path: '/api/balances' })))
  hold(
    reads.every(({ status }) => status === 200),
    'reads are counted too',
  )
}

/** Checks that the pages are served without the API. */
async function checkWithoutApi(origin: string, hold: Check): Promise<void> {
  const gone = await sendRaw(origin, { path: '/api/balances' })
  hold(gone.status === 502 && JSON.parse(gone.body).message === 'Bad Gateway', `without an API: ${gone.status} ${gone.body}`)
  const page = await sendRaw(origin, { path: '/en' })
  hold(page.status === 200, 'without an API the pages are gone too')
}

/** Checks that the log names pages, operations and networks, and neither persons nor secrets. */
function checkAccessLog(folder: string, hold: Check): void {
  const log = readFileSync(join(folder, 'access.log'), 'utf8')
  const rows = log.trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>) // prettier-ignore
  hold(
    rows.some(({ what }) => what === '/password-reset/:token') && rows.some(({ what }) => what === 'POST /login'),
    'the log names no pages',
  )
  hold(
    rows.some(({ what, method }) => what === 'PUT /api/trust-wallet/{id}' && method === 'PUT'),
    'the log names no operations',
  )
  hold(!/vera|reset-token|\.\.%2F|203\.0\.113\.9/i.test(log), 'the log contains personal data or a token')
  hold(
    rows.some(({ from }) => from === '203.0.113.0'),
    'the log names no networks',
  )
}

/** Checks that reports are taken up to 8 kB and so many a minute, and that the log has the loggable part alone. */
async function checkReports(origin: string, folder: string, hold: Check): Promise<void> {
  const post = async (body: string) => (await sendRaw(origin, { method: 'POST', path: '/reports', body })).status
  for (const { body } of reports.violations) hold((await post(body)) === 204, 'a report of a violation is not taken')
  hold((await post(reports.line)) === 204, 'a report of an error is not taken')
  hold((await post('{"anything":"else"}')) === 204, 'a report of something else is not taken')
  hold((await post('x'.repeat(9000))) === 413, 'a report of 9 kB is taken')
  const asked = await sendRaw(origin, { path: '/reports' })
  hold(asked.status === 405 && asked.headers.allow === 'POST', `GET /reports gets ${asked.status}, ${asked.headers.allow}`)
  const many = await Promise.all(Array.from({ length: 40 }, () => post(reports.line)))
  hold(many.includes(429), 'reports are not counted')
  await new Promise((resolve) => setTimeout(resolve, 200))
  const rows = readFileSync(join(folder, 'access.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"directive"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const seen = rows.slice(0, 4).map(({ report, directive, blocked, page }) => [report, directive, blocked, page].join('|'))
  const right = [...reports.violations.map(({ directive, blocked, page }) => `|${directive}|${blocked}|${page}`), `${reports.line}|||`]
  hold(seen.join() === right.join(), `the log of reports has ${seen.join()}`)
}

/** Checks what reaches the API behind nginx, and what happens when the API is unreachable or slow, or requests come too fast. */
export async function checkProxy(hold: Check): Promise<void> {
  const { api, seen, upstream } = await startApi()
  const nginx = await serveThroughNginx({
    env: { MATU_UPSTREAM: upstream, MATU_AUTH_PER_MINUTE: '1', MATU_TRUSTED_PROXIES: '127.0.0.1' },
  })
  try {
    await checkForwarding(nginx.origin, seen, hold)
    // The log must contain neither the token nor the address of this page.
    await sendRaw(nginx.origin, { path: '/en/password-reset/reset-token-0123456789?email=vera%40matu.test' })
    await checkRateLimit(nginx.origin, hold)
    await checkReports(nginx.origin, nginx.folder, hold)
    api.close()
    api.closeAllConnections()
    await checkWithoutApi(nginx.origin, hold)
    // nginx writes its log after a response.
    await new Promise((resolve) => setTimeout(resolve, 200))
    checkAccessLog(nginx.folder, hold)
  } finally {
    await nginx.close()
    api.close()
  }
}
