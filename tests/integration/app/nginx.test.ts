import { beforeAll, describe, expect, it } from 'vitest'
import { deploymentWarnings, readDeployment } from '#app/deploy/deployment.ts'
import { nginxFiles } from '#app/deploy/render.ts'
import { keepAssets } from '#app/deploy/site.ts'
import { detectLocale } from '#app/src/i18n/detect.ts'
import { matchPath, localizePath, templates } from '#app/src/site/paths.ts'
import type { PageRecord } from '#app/build/prerender/rendered.ts'
import { commonHeaders, pageHeaders, policyOf } from '#app/server/headers.ts'
import { pagePath, shellPath, fallbackPage } from '#app/server/site.ts'
import { readSettings } from '#app/server/settings.ts'
import { offered } from '#app/src/lib/config.ts'
import { locales } from '#design-system/i18n/tags.ts'
import { operations } from '#sdk/generated/operations.ts'
import { builtPages } from '#tests/support/built.ts'
import { reports } from './reports.ts'
import { forgotten, readMap, withIncludes } from './nginx.ts'

const places = { site: '/site', assets: '/dist', run: '/run', accessLog: '/dev/stdout', errorLog: 'stderr' }
const base = { MATU_ORIGIN: 'https://cabinet.example', MATU_UPSTREAM: 'http://api:9000' }
const everything = JSON.stringify({
  google_client_id: '1-a.apps.googleusercontent.com',
  chat: { id: '1', hash: '$uri"' },
  analytics: 42,
  analytics_token: 'a-token',
  flags: { insurance: false },
})

/** The maps from an address to its page in the site map. */
function readTemplates(conf: string) {
  const [behindOf, templateOf] = [readMap(conf, 'matu_behind'), readMap(conf, 'matu_template')]
  return (address: string) => {
    const behind = behindOf(address, { matu_path: address })
    return { behind, template: templateOf(behind) }
  }
}

let pages: PageRecord[]
const written = (json = '', env: Record<string, string> = {}): string =>
  withIncludes(nginxFiles(readDeployment({ ...base, ...env }, readSettings(json)), places, pages, ['/favicon.svg']))

beforeAll(() => {
  pages = builtPages()
}, 120_000)

const sample: Record<string, string> = {
  token: 'abcdef0123456789',
  code: 'VERA48',
  number: '3',
  walletId: 'wal-1',
  symbol: 'USDT',
  partnerId: 'p-1',
}
const filled = templates.map((template) => (template === '/' ? '' : template.replace(/:(\w+)/g, (_, name: string) => sample[name] ?? '')))
const hostile = [
  '/r/..%2F..%2Flogout', '/r/%2e%2e', '/r/a/b', '/r/', '/r/a%0a', '/r/<script>', '/password-reset/short', '/cabinet/referral/leader-pool/0',
  '/cabinet/referral/leader-pool/77', '/cabinet/profile/trusted-wallets/..', '/cabinet/profile/trusted-wallets/a%00', '/Login', '/login/x', '/login//',
  '/cabinet/referral/leader-pool/%33', '/cabinet/referral/leader-pool/%37', '/cabinet/referral/%6Ceader-pool/3', '/password-reset/abc%2ddef%5F0123', '/r/%56ERA48',
  '/password-reset/%61%62%63%64%65%66%67', '/password-reset/%61%62%63%64%65%66%67%68', '/r/VERA%2E48', '/%6Cogin', '/cabinet%2Fhelp', '/cabinet.', '/cabinetx', '/nothing', '/index.html', '/shell.html', '/login%0a', '//login',
] // prettier-ignore
const addresses = [...locales, 'fr', 'EN', 'enx', ''].flatMap((lang) =>
  [...filled, ...filled.map((path) => `${path}/`), ...hostile].map((path) => (lang ? `/${lang}${path}` : path || '/')),
)

describe('the rendered nginx configuration', () => {
  it.each([
    ['', 'as it is'],
    [everything, 'with third parties and without insurance'],
  ])('serves each path the page that npm start serves, %#', (json) => {
    const { config } = readSettings(json)
    const conf = written(json)
    const [prefixOf, pageOf, templateOf] = [readMap(conf, 'matu_prefix'), readMap(conf, 'matu_page'), readTemplates(conf)]
    const files = new Map(pages.map(({ path, file }) => [path, file]))
    const faults = addresses.flatMap((address) => {
      const { lang, template } = matchPath(address)
      const stand = lang && template && fallbackPage(template, offered(config), (one) => files.has(pagePath(one, lang)))
      const right = lang && stand ? files.get(stand === '*' ? shellPath(lang) : pagePath(stand, lang)) : 'none'
      const prefix = prefixOf(address)
      const got = prefix ? pageOf(templateOf(address).template, { matu_prefix: prefix }) : 'none'
      return prefix === (lang ?? '') && got === right ? [] : [`${address}: ${prefix} ${got}, not ${lang} ${right}`]
    })
    expect(faults).toEqual([])
    expect(addresses.length).toBeGreaterThan(900)
  })

  it.each(['', everything])('has exactly the policy of each page, %#', (json) => {
    const { config } = readSettings(json)
    const conf = written(json)
    const [policies, robots] = [readMap(conf, 'matu_policy'), readMap(conf, 'matu_robots')]
    for (const page of pages) {
      expect(policies(`/${page.file}`)).toBe(policyOf(page, config))
      expect(robots(`/${page.file}`)).toBe(page.listed ? '' : 'noindex')
    }
    // nginx rejects words longer than its buffer of 4096.
    expect(Math.max(...conf.split('\n').map((line) => line.length))).toBeLessThan(4000)
  })

  it('redirects a path without a language where npm start does', () => {
    const conf = written()
    const [rest, templateOf] = [readMap(conf, 'matu_rest'), readTemplates(conf)]
    for (const address of addresses.filter((one) => !matchPath(one).lang && !one.includes('%'))) {
      const { behind, template } = templateOf(address)
      expect(`/de${rest(template, { matu_path: address, matu_behind: behind })}`, address).toBe(localizePath(address, 'de'))
    }
    const [first, browser, language] = ['first', 'browser', 'language'].map((name) => readMap(conf, `matu_${name}`))
    for (const [cookie, accept] of [
      ['', ''],
      ['', 'de'],
      ['', 'de-AT,de;q=0.9,en;q=0.8'],
      ['', 'fr, es-MX;q=0.8'],
      ['', 'RU_ru'],
      ['', 'english'],
      ['es', 'de'],
      ['xx', 'de'],
    ] as const)
      // prettier-ignore
      expect(language!(cookie, { matu_browser: browser!(first!(accept)) })).toBe(
        detectLocale('/login', cookie || null, accept.split(',').map((one) => one.split(';')[0]!.trim())),
      )
  })

  it('proxies every operation of the contract and no page', () => {
    const operation = readMap(written(), 'matu_operation')
    for (const { method, path } of operations)
      expect(operation(`${method} ${path.replaceAll(/\{\w+\}/g, 'x-1')}`)).toBe(`${method} ${path}`)
    for (const address of addresses) expect(operation(`GET ${address}`), address).toBe(address === '/logout' ? 'GET /logout' : '')
    for (const id of ['..%2F..%2Ftelescope', '%2e%2e', 'a%2Fb', 'a%5Cb', 'a%00', '.', '-a'])
      expect(operation(`GET /api/withdraw/${id}`), id).toBe('')
    const behind = readMap(written('{"api":"/backend"}'), 'matu_operation')
    expect(behind('POST /backend/login')).toBe('POST /login')
    expect(behind('POST /login')).toBe('')
    expect(written('{"api":"https://api.example"}')).not.toContain('://matu_api')
  })

  it('rate-limits sign-in attempts however their path is spelled, and no reads', () => {
    const counted = (conf: string) => (asked: string) => readMap(conf, 'matu_guarded')(asked, { matu_reader: 'counted' })
    const guarded = counted(written())
    // nginx decodes before it compares: /api/us%65rs becomes /api/users.
    for (const asked of [
      'PUT /user/password',
      'PUT /user/profile-information',
      'POST /user/confirmed-two-factor-authentication',
      'DELETE /user/two-factor-authentication',
      'POST /api/withdraw',
    ])
      expect(guarded(asked), asked).toBe('counted')
    for (const asked of ['POST /login', 'POST /api/users', 'POST /api/users/', 'POST /api//users', 'POST /api/verification/email/send'])
      expect(guarded(asked), asked).toBe('counted')
    for (const asked of ['GET /api/users/me', 'GET /login', 'POST /api/users/x', 'PUT /api/users/settings', 'POST /en/login'])
      expect(guarded(asked), asked).toBe('')
    expect(written()).toContain('map "$request_method $uri" $matu_guarded {')
    expect(counted(written('{"api":"/backend"}'))('POST /backend/login')).toBe('counted')
  })

  it('lets only a script sign out', () => {
    const unasked = readMap(written(), 'matu_unasked')
    expect(['navigate', 'no-cors', 'cors', ''].map((mode) => unasked(`GET /logout ${mode}`))).toEqual(['1', '1', '', ''])
    expect(unasked('GET /api/users/me navigate')).toBe('')
    expect(written().match(/if \(\$matu_unasked\) \{\n +return 403;/g)?.length).toBe(3)
  })

  it('counts an IPv6 network of 64 bits as one reader', () => {
    const reader = readMap(written(), 'matu_reader')
    expect(reader('2001:db8:1:2:3:4:5:6')).toBe(reader('2001:db8:1:2:ffff::1'))
    expect(reader('2001:db8::1')).toBe(reader('2001:db8::2'))
    expect(reader('2001:db8:1:2:3:4:5:6')).not.toBe(reader('2001:db8:1:3:3:4:5:6'))
    expect(reader('203.0.113.9', { binary_remote_addr: 'own' })).toBe('own')
  })

  it('lets a document of the API do nothing, refuses what would be decoded once more, and saves what is no data', () => {
    const locations = written()
      .split(/^    location /m)
      .filter((text) => text.includes('://matu_api'))
    expect(locations.length).toBeGreaterThan(1)
    for (const text of locations)
      expect(text).toContain(`Content-Security-Policy "default-src 'none'; frame-ancestors 'none'; sandbox" always;`)
    for (const text of locations.filter((one) => !one.startsWith('@')))
      expect(text).toContain('if ($matu_path ~* "%(?:2e|2f|5c|00|25)") {\n        return 400;')
    const saved = readMap(written(), 'matu_disposition')
    for (const type of ['image/svg+xml', 'text/html; charset=UTF-8', 'application/xhtml+xml']) expect(saved(type), type).toBe('attachment')
    for (const type of ['', 'application/json', 'image/png', 'text/csv; charset=utf-8']) expect(saved(type), type).toBe('')
  })

  it('repeats every common header wherever it sets any, and sends HSTS only for https', () => {
    expect(forgotten(written(), commonHeaders)).toEqual([])
    for (const mark of ['Content-Security-Policy', 'Vary "Cookie', 'X-Request-Id'])
      expect(forgotten(written(), pageHeaders, mark).filter((fault) => !fault.startsWith('@unreachable'))).toEqual([])
    expect(written()).toMatch(/location ~ \S+offline\S+ \{[^}]*Content-Security-Policy "frame-ancestors 'none'";/)
    expect(forgotten(written(), { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' })).toEqual([])
    expect(written('', { MATU_ORIGIN: 'http://127.0.0.1:8080' })).not.toContain('Strict-Transport-Security')
    expect(written()).toContain('server_tokens off;')
  })

  it('sends the API its own host and the client’s address, and no forwarded header of the client', () => {
    const conf = written('', { MATU_TRUSTED_PROXIES: '10.0.0.0/8' })
    const sent = new Map([...conf.matchAll(/proxy_set_header (\S+) (.*);/g)].map(([, name, value]) => [name, value]))
    expect(Object.fromEntries(sent)).toMatchObject({
      Host: 'cabinet.example',
      'X-Forwarded-Host': 'cabinet.example',
      'X-Forwarded-For': '$remote_addr',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Port': '""',
      Forwarded: '""',
    })
    expect([...sent.values()].filter((value) => /\$(http_|host\b|proxy_add)/.test(value ?? ''))).toEqual([])
    // The operator decides whose X-Forwarded-For is trusted.
    expect(conf).toContain('set_real_ip_from 10.0.0.0/8;')
    expect(written()).not.toContain('real_ip_header')
  })

  it('logs no personal address and no query', () => {
    const conf = written()
    const format = /log_format matu[\s\S]*?;\n/.exec(conf)?.[0] ?? ''
    expect(format).toContain('$matu_what')
    expect(format).not.toMatch(/\$(uri|request_uri|request|args|query_string|remote_addr|http_\w+|cookie_\w+)\b/)
    const [templateOf, askedOf, otherOf] = [readTemplates(conf), readMap(conf, 'matu_asked'), readMap(conf, 'matu_other')]
    const asked = (address: string): string => {
      const { template } = templateOf(address)
      return askedOf(template, { matu_template: template, matu_other: otherOf(address) })
    }
    expect(asked('/de/password-reset/secret-0123456789')).toBe('/password-reset/:token')
    expect(asked('/de/cabinet/profile/trusted-wallets/wal-7')).toBe('/cabinet/profile/trusted-wallets/:walletId')
    expect(asked('/de/vera@matu.example')).toBe('other')
    expect(readMap(conf, 'matu_from')('203.0.113.77')).toBe('203.0.113.0')
  })
})

describe('the endpoint of reports', () => {
  it('logs the rule, the page and the origin, or our own line, and nothing else that was sent', () => {
    const conf = written()
    const of = (name: string) => readMap(conf, `matu_${name}`)
    const pageOf = (body: string) => of('reported_page')(of('reported_path')(body))
    for (const { body, directive, blocked, page } of reports.violations) {
      expect([of('directive')(body), of('blocked')(body), pageOf(body)]).toEqual([directive, blocked, page])
      expect(of('report')(body)).toBe('')
    }
    expect(of('report')(reports.line)).toBe(reports.line)
    expect([pageOf(reports.line), of('directive')(reports.line)]).toEqual(['', ''])
    expect(of('report')('{"MATU":1}')).toBe('')
    const format = /log_format matu_report [\s\S]*?;\n/.exec(conf)?.[0] ?? ''
    expect(format).not.toMatch(/\$(uri|request|request_(?!id)\w+|args|query_string|remote_addr|http_\w+|cookie_\w+)\b/)
    const location = /location = \/reports \{[\s\S]*?\n    \}/.exec(conf)?.[0] ?? ''
    for (const line of ['limit_req zone=matu_reports', 'client_max_body_size 8k;', 'if=$matu_is_report']) expect(location).toContain(line)
  })
})

describe('an invalid deployment configuration', () => {
  it('is reported with all its mistakes at once', () => {
    const start = () =>
      readDeployment({ MATU_ORIGIN: 'cabinet.example/', MATU_TRUSTED_PROXIES: '10.0.0.0/8; x', PORT: 'http' }, readSettings(''))
    for (const name of ['MATU_ORIGIN', 'MATU_TRUSTED_PROXIES', 'MATU_LISTEN', 'MATU_UPSTREAM']) expect(start).toThrow(name)
  })

  it('is reported if the folder for earlier assets is not writable', () => {
    const kept = { folder: '/dev/null/kept', days: 30 }
    expect(() => keepAssets('/dist', { kept })).toThrow(/^MATU_KEPT_ASSETS is "\/dev\/null\/kept": user \d+ may not write there/)
  })

  it('warns where all readers would count as one, and where nothing is encrypted', () => {
    const warned = (env: object, json = '') => deploymentWarnings(readDeployment({ ...base, ...env }, readSettings(json)))
    expect(warned({})).toEqual([expect.stringContaining('MATU_TRUSTED_PROXIES')])
    expect(warned({ MATU_TRUSTED_PROXIES: '10.0.0.0/8' })).toEqual([])
    expect(warned({}, '{"api":"https://api.example"}')).toEqual([])
    expect(warned({ MATU_ORIGIN: 'http://cabinet.example' })).toEqual([expect.stringContaining('no HSTS')])
    expect(warned({ MATU_ORIGIN: 'http://127.0.0.1:8080' })).toEqual([])
  })

  it('needs no upstream if browsers request the API at its own origin', () => {
    expect(readDeployment({ MATU_ORIGIN: base.MATU_ORIGIN }, readSettings('{"api":"https://api.example"}')).upstream).toBeNull()
  })
})

describe('canary', () => {
  it('a changed policy, a lost page and a lost header are found', () => {
    const conf = written()
    const [page] = pages
    const changed = conf.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    expect(readMap(changed, 'matu_policy')(`/${page!.file}`)).not.toBe(policyOf(page!, readSettings('').config))
    expect(readMap(conf.replace('$matu_prefix/login/index.html', 'none'), 'matu_page')('/login')).toBe('none')
    expect(
      forgotten(conf.replace(/( +add_header X-Frame-Options "DENY" always;\n)/g, ''), pageHeaders, 'Content-Security-Policy'),
    ).not.toEqual([])
    expect(() => nginxFiles(readDeployment(base, readSettings('')), places, pages, ['/$uri'])).toThrow(/nginx would read/)
  })
})
