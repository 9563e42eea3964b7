import { beforeAll, describe, expect, it } from 'vitest'
import { pickEncoding } from '#app/server/files.ts'
import { createStaticHandler } from '#app/server/handler.ts'
import { readSettings } from '#app/server/settings.ts'
import { builtPages, dist, readBuilt } from '#tests/support/built.ts'

const here = 'https://cabinet.example'

let handle: (request: Request) => Response
const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}): Response =>
  handle(new Request(here + path, { headers, ...init }))

beforeAll(() => {
  builtPages()
  handle = createStaticHandler({ dist, settings: readSettings('') })
}, 120_000)

describe('the static server', () => {
  it('serves each language its page with the production headers', async () => {
    for (const lang of ['en', 'ru', 'de', 'es']) {
      const answer = get(`/${lang}/login`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-security-policy')).toContain('strict-dynamic')
      expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(await answer.text()).toContain(`<html lang="${lang}"`)
    }
  })

  it('redirects a path without a language: by cookie, then by the browser, keeping the query', () => {
    expect(get('/login?a=1', { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.3' }).headers.get('location')).toBe('/de/login?a=1')
    expect(get('/', { 'accept-language': 'de', cookie: 'x=1; locale=es' }).headers.get('location')).toBe('/es')
    expect(get('/cabinet', { cookie: 'locale=%00' }).headers.get('location')).toBe('/en/cabinet')
    expect(get('/login').status).toBe(302)
  })

  it('serves every cabinet page its own document, a page with a parameter that of its layout, and 404 with our page for unknown paths', async () => {
    expect(await get('/en/cabinet/trade/transactions').text()).toContain('data-page="/cabinet/trade/transactions"')
    expect(await get('/en/cabinet/referral/leader-pool/3').text()).toBe(await get('/en/cabinet').text())
    for (const path of ['/en/nothing', '/en/cabinet/nothing', '/en/password-reset/a']) {
      expect(get(path).status, path).toBe(404)
      expect(get(path).headers.get('content-type'), path).toContain('text/html')
    }
    expect(get('/assets/gone-12345678.js').status).toBe(404)
    expect(get('/assets/gone-12345678.js').headers.get('content-type') ?? '').not.toContain('html')
    expect(get('/pages.json').headers.get('content-type') ?? '').not.toContain('json')
  })

  it('caches hashed files for a year, compressed with an encoding that the browser accepts', () => {
    const script = /[`"](\/assets\/main-[^`"]+\.js)[`"]/.exec(readBuilt('en/index.html'))?.[1] ?? ''
    const answer = get(script, { 'accept-encoding': 'gzip, br' })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(get(script, { 'accept-encoding': 'gzip' }).headers.get('content-encoding')).toBe('gzip')
    expect(get(script).headers.get('content-encoding')).toBeNull()
    expect(pickEncoding('br;q=0, gzip;q=0.5', { br: 1, gzip: 1 })).toBe('gzip')
  })

  it('responds with 304 for an unchanged page, without a body to HEAD, and with 405 to other methods', async () => {
    const etag = get('/en').headers.get('etag') ?? ''
    const again = get('/en', { 'if-none-match': `W/"x", ${etag}` })
    expect(again.status).toBe(304)
    expect(get('/en', { 'if-none-match': '*' }).status).toBe(304)
    // A compressed page is another representation.
    const packed = { 'accept-encoding': 'br' }
    expect(get('/en', { ...packed, 'if-none-match': etag }).status).toBe(200)
    expect(get('/en', { ...packed, 'if-none-match': get('/en', packed).headers.get('etag') ?? '' }).status).toBe(304)
    expect(again.headers.get('content-security-policy')).toContain('strict-dynamic')
    expect(await get('/en', {}, { method: 'HEAD' }).text()).toBe('')
    expect(get('/en', {}, { method: 'POST' }).status).toBe(405)
  })

  it('rejects a Host that is not a host name, or replaces it by the deployment’s own address', async () => {
    const forged = (handler: typeof handle, host: string) => handler(new Request(`http://${host}/en`))
    const configured = createStaticHandler({ dist, settings: readSettings(''), origin: here })
    for (const host of ['a"onload=b', "a'b", 'a&b', 'a(b)', 'ä'.repeat(3) + '$']) {
      expect(forged(handle, host).status, host).toBe(400)
      const page = await forged(configured, host).text()
      expect(page).toContain(`<link rel="canonical" href="${here}/en"`)
      expect(page).not.toContain(new URL(`http://${host}`).host)
    }
    for (const host of ['localhost:4173', '127.0.0.1:4173', '[::1]:4173', 'cabinet-2.example', 'cabinet_2.example.'])
      expect(forged(handle, host).status, host).toBe(200)
  })

  it('ignores forwarded headers, which any client can send', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp', forwarded: 'host=evil.example' }
    const page = await get('/en', headers).text()
    expect(page).toContain(`<link rel="canonical" href="${here}/en"`)
    expect(page).not.toContain('evil.example')
  })

  it('responds with 503 and the maintenance page of the language during maintenance', async () => {
    const down = createStaticHandler({ dist, settings: readSettings('{"maintenance":true}') })
    for (const path of ['/ru', '/ru/cabinet/trade/transactions?type=bonus', '/ru/maintenance', '/ru/nothing']) {
      const answer = down(new Request(here + path))
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-language')]).toEqual([503, '30', 'ru'])
      expect(await answer.text()).toContain('data-page="/maintenance"')
    }
    expect(down(new Request(`${here}/login`, { headers: { cookie: 'locale=ru' } })).headers.get('location')).toBe('/ru/login')
    expect(down(new Request(`${here}/favicon.svg`)).status).toBe(200)
  })

  it('puts the configuration into the page as data, never as markup', async () => {
    const settings = readSettings(
      JSON.stringify({ api: 'https://api.example', chat: { id: '</script><script>alert(1)</script>', hash: 'h' } }),
    )
    const stamped = await createStaticHandler({ dist, settings })(new Request(`${here}/en`)).text()
    expect(stamped).not.toContain('<script>alert(1)')
    const text = /id="matu-config">([^<]*)<\/script>/.exec(stamped)?.[1] ?? ''
    expect(JSON.parse(text)).toMatchObject({ api: 'https://api.example' })
    expect(() => readSettings('{"api": 5}')).toThrow(/api/)
  })
})

describe('the endpoint of reports', () => {
  it('takes what browsers report', () => {
    expect(get('/reports', {}, { method: 'POST', body: '{}' }).status).toBe(204)
  })

  it('is named by every page', () => {
    const { headers } = get('/en/cabinet')
    expect(headers.get('reporting-endpoints')).toBe('matu="/reports"')
    expect(headers.get('content-security-policy')).toMatch(/report-uri \/reports; report-to matu/)
  })
})
