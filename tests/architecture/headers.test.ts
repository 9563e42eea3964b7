import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { inlineScript } from '#app/build/prerender/inline.ts'
import { boot } from '#app/build/prerender/inline/boot.ts'
import type { PageRecord } from '#app/build/prerender/rendered.ts'
import { pickEncoding } from '#app/server/files.ts'
import { createStaticHandler } from '#app/server/handler.ts'
import { EMPTY_STYLE, policyOf } from '#app/server/headers.ts'
import { readSettings } from '#app/server/inject-config.ts'
import { builtPages, dist } from './built.ts'
import { cspViolations } from './headers.ts'

const here = 'https://cabinet.example'

let handle: (request: Request) => Response
let pages: PageRecord[]
const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}): Response =>
  handle(new Request(here + path, { headers, ...init }))

beforeAll(() => {
  pages = builtPages()
  handle = createStaticHandler({ dist, settings: readSettings('') })
}, 120_000)

describe('the content security policy of a page', () => {
  it('allows every inline script and style of each page by its hash, and nothing else is needed', () => {
    const faults = pages.flatMap((page) =>
      cspViolations(readFileSync(join(dist, page.file), 'utf8'), policyOf(page, readSettings('').config)).map(
        (fault) => `${page.path}: ${fault}`,
      ),
    )
    expect(faults).toEqual([])
    expect(pages.length).toBeGreaterThanOrEqual(4 * 7)
  })

  it.each([
    ['a changed script', (html: string) => html.replace('<script>', '<script>1;')],
    ['a script more', (html: string) => html.replace('</body>', '<script>alert(1)</script></body>')],
    ['a script from elsewhere', (html: string) => html.replace('</body>', '<script src="https://evil.example/x.js"></script></body>')],
    ['a style more', (html: string) => html.replace('</head>', '<style>a{}</style></head>')],
    ['a style attribute', (html: string) => html.replace('<body>', '<body style="color:red">')],
    ['an event attribute', (html: string) => html.replace('<body>', '<body onload="x()">')],
  ])('does not cover %s', (_, change) => {
    const [page] = pages
    if (!page) throw new Error('no pages')
    expect(cspViolations(change(readFileSync(join(dist, page.file), 'utf8')), policyOf(page, readSettings('').config))).not.toEqual([])
  })

  it('is strict: hashes and what they load, trusted types, no eval, no framing', () => {
    for (const page of pages) {
      const policy = policyOf(page, readSettings('').config)
      expect(policy).not.toMatch(/unsafe-/)
      expect(policy).toContain("default-src 'none'")
      expect(policy).toMatch(/script-src( 'sha256-[^']+')+ 'strict-dynamic';/)
      expect(policy).toContain(`'${EMPTY_STYLE}'`)
      for (const part of ["require-trusted-types-for 'script'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
        expect(policy).toContain(part)
    }
  })

  it("names the API's origin and third-party hosts only where they are configured, and neither Google nor the chat in the cabinet", () => {
    const page = { kind: 'public', scripts: [], styles: [] } as const
    const bare = policyOf({ ...page, scripts: [], styles: [] }, readSettings('').config)
    expect(bare).not.toMatch(/https:/)
    const { config } = readSettings(JSON.stringify({ api: 'https://api.example/v1', google_client_id: '1-a.apps.googleusercontent.com' }))
    expect(policyOf({ ...page, scripts: [], styles: [] }, config)).toMatch(
      /connect-src 'self' https:\/\/api\.example https:\/\/accounts\.google\.com/,
    )
    expect(policyOf({ kind: 'cabinet', scripts: [], styles: [] }, config)).not.toContain('google')
    const pictured = readSettings('{"images":["https://images.example"]}').config
    expect(policyOf({ kind: 'cabinet', scripts: [], styles: [] }, pictured)).toMatch(
      /img-src 'self' data: blob: https:\/\/images\.example;/,
    )
  })

  it('names in the cabinet no host but that of the page views', () => {
    const { config } = readSettings(
      JSON.stringify({
        google_client_id: '1-a.apps.googleusercontent.com',
        chat: { id: '1', hash: 'x' },
        chat_hosts: ['https://acme.example'],
        analytics: 4711,
        analytics_token: 'a-token',
      }),
    )
    const hostsOf = (kind: PageRecord['kind']): string[] => [
      ...new Set(policyOf({ kind, scripts: [], styles: [] }, config).match(/(?:https|wss):[^ ;]+/g)),
    ]
    expect(hostsOf('cabinet')).toEqual(['https://mc.yandex.ru'])
    expect(hostsOf('public')).toEqual(
      expect.arrayContaining(['https://gso.kommo.com', 'wss://acme.example', 'https://accounts.google.com']),
    )
    expect(hostsOf('public').filter((host) => host.includes('*'))).toEqual([])
  })

  it('lets the inline script load only the entry', () => {
    expect(inlineScript(boot, '/assets/main.js', ['/assets/</script>.js'], 'unloaded')).not.toContain('</script>')
  })
})

describe('the static server', () => {
  it('serves each language its page with the production headers', async () => {
    for (const lang of ['en', 'ru', 'de', 'es']) {
      const answer = get(`/${lang}/login`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-security-policy')).toContain('strict-dynamic')
      expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      const html = await answer.text()
      expect(html).toContain(`<html lang="${lang}"`)
      expect(html).toContain(`<link rel="canonical" href="${here}/${lang}/login">`)
      for (const other of ['en', 'ru', 'de', 'es', 'x-default']) expect(html).toContain(`hreflang="${other}"`)
      expect(html).toMatch(/<title>[^<]+<\/title>/)
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/)
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
    const script = /[`"](\/assets\/main-[^`"]+\.js)[`"]/.exec(readFileSync(join(dist, 'en/index.html'), 'utf8'))?.[1] ?? ''
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

  it('keeps crawlers away from cabinet pages and fallback pages', () => {
    for (const path of ['/en', '/de/login', '/es/help']) expect(get(path).headers.get('x-robots-tag'), path).toBeNull()
    for (const path of ['/en/cabinet', '/en/maintenance', '/en/nothing', '/en/password-reset/abcdef0123456789'])
      expect(get(path).headers.get('x-robots-tag'), path).toBe('noindex')
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
