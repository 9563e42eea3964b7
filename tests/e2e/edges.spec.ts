import type { BrowserContext } from '@playwright/test'
import { decodeReferral } from '#app/src/pages/invitation/referral.ts'
import { matchPath, templates } from '#app/src/site/paths.ts'
import { expect, nightly, test } from './support/test.ts'
import { visitPages } from './support/visit-pages.ts'

const hostile = [
  '..%2F..%2Flogout', '..%2f..%2f..%2f', '%2e%2e%2flogout', '%00', '%0a', '%0d%0aSet-Cookie:x', '%', '%zz', '%E0%A4%A', '%c0%ae', '%3Cscript%3E', "'--", '%22',
  '%20', '%5c', ';', 'a,b', 'a'.repeat(300), '%D8%B1', '%F0%9F%98%80', 'https:%2F%2Fevil.example', '%2F%2Fevil.example', 'javascript:alert(1)', 'x%3Fy', 'x%23y',
] // prettier-ignore
const withParams = templates.filter((template) => template.includes(':'))
const addresses = withParams.flatMap((template) => hostile.map((value) => ({ value, address: `/en${template.replace(/:\w+/, value)}` })))
// An invitation code may be any text. It is stored as it is and never used as a file or a path.
const isInvitation = ({ address }: { address: string }): boolean => matchPath(address).template === '/r/:code'
const wrong = addresses.filter((one) => !isInvitation(one)).map(({ address }) => address)
const invitations = addresses.filter(isInvitation)

/** Generates paths from a fixed seed, so that every run tests the same ones. */
function generated(count: number): string[] {
  let state = 20_261_122
  const pick = <T>(from: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return from[Math.floor((state / 2 ** 32) * from.length)] as T
  }
  const words = [
    'cabinet',
    'trade',
    'uta',
    'login',
    'help',
    'profile',
    'referral',
    'leader-pool',
    '3',
    '9',
    'r',
    'VERA48',
    'nothing',
    '%2F',
    '%20',
    '%0A',
    'x'.repeat(40),
  ]
  return Array.from(
    { length: count },
    () => `/${pick(['en', 'ru', 'de', 'es'])}/${Array.from({ length: pick([1, 2, 3, 4]) }, () => pick(words)).join('/')}`,
  )
}

test(
  'hostile parameters and invented paths show a page or a 404 that names the path, without a request to the server',
  nightly,
  async ({ page, simulator, pageErrors }) => {
    test.setTimeout(90_000)
    await page.goto('/en/help')
    await expect(page.locator('html[data-ready]')).toBeAttached()
    expect(addresses).toHaveLength(150)
    expect(wrong.length).toBeGreaterThan(125)
    const before = simulator.log.length
    for (const { path: address, missing, headings } of await visitPages(page, wrong)) {
      expect(headings, address).toBe('We couldn’t find this page')
      expect(missing, address).toMatch(/^\/en\//)
    }
    expect(simulator.log.slice(before).map(({ operation }) => operation)).toEqual([])
    for (const { path: address, headings, missing } of await visitPages(page, generated(60))) {
      expect(headings, address).not.toBe('')
      if (matchPath(address).template === null) expect(missing, address).not.toBeNull()
    }
    await expect(page.locator('#root')).not.toBeEmpty()
    // React Router warns of invalid percent encoding and of line breaks.
    expect(pageErrors.splice(0).filter((fault) => !/could not be decoded|No routes matched/.test(fault))).toEqual([])
  },
)

/** The maximum length of a code: 255 characters. */
const longest = `"><img src=x onerror=alert(1)>'</script><script>alert(1)</script>`.repeat(4).slice(0, 255)

test(
  'an invitation code may be any text: it is stored unchanged, and shown only where it looks like one',
  nightly,
  async ({ page, context, pageErrors }) => {
    test.setTimeout(90_000)
    await page.goto('/en/help')
    await expect(page.locator('html[data-ready]')).toBeAttached()
    const codes = [
      ...invitations,
      ...[longest, 'я'.repeat(255)].map((code) => ({ value: encodeURIComponent(code), address: `/en/r/${encodeURIComponent(code)}` })),
    ]
    expect(codes.length).toBeGreaterThanOrEqual(20)
    for (const { value, address } of codes) {
      const code = decodeReferral(value)
      const [seen] = await visitPages(page, [address])
      expect(seen?.missing, address).toBeNull()
      await expect(page, address).toHaveURL('/en')
      // Invalid UTF-8 leads to the home page and stores nothing.
      if (code === null) continue
      const kept = (await context.cookies()).find(({ name }) => name === 'referral_code')
      expect(decodeURIComponent(kept?.value ?? ''), address).toBe(code)
      await visitPages(page, ['/en/registration'])
      // oxlint-disable-next-line no-control-regex -- what a page does not draw
      const shown = code.replace(/[\u0000-\u001f]+/g, ' ').trim()
      const read = async (): Promise<string> => (await page.locator('#root').innerText()).replace(/\s+/g, ' ')
      // The page shows only codes: any other text could pass for a message of ours. Single characters also occur elsewhere on the page.
      if (/^[\w-]{1,32}$/.test(code)) await expect.poll(read, address).toContain(shown)
      else if (shown.length > 3) expect(await read(), address).not.toContain(shown)
      expect(await page.locator('#root :is(script, iframe, img[onerror], [onload], [srcdoc])').count(), address).toBe(0)
    }
    const tooLong = encodeURIComponent(`${longest}x`)
    const [lost] = await visitPages(page, [`/en/r/${tooLong}`])
    expect(lost?.missing).not.toBeNull()
    expect(pageErrors.splice(0).filter((fault) => !/could not be decoded|No routes matched/.test(fault))).toEqual([])
  },
)

test('sign-in ignores a hostile return path and leads to the cabinet', async ({ page, signIn }) => {
  await page.goto(`/en/login?next=${encodeURIComponent('/\\evil.example/en/cabinet')}`)
  await signIn('trader')
  await expect(page).toHaveURL('/en/cabinet')
})

/** Each payload calls `alert` if its text is used as markup, code or a URL. */
const code = 'alert(1)'
const payloads = [
  `<img src=1 href=1 onerror=${code}></img>`,
  `<isindex action=javascript:${code} type=image>`,
  `<script>${code}</script>`, `"><script>${code}</script>`, `'><script>${code}</script>`, `</title><script>${code}</script>`, `</script><script>${code}</script>`,
  `</textarea><script>${code}</script>`, `--><script>${code}</script>`, `]]><script>${code}</script>`, `<ScRiPt>${code}</sCrIpT>`, `<script/x>${code}</script>`,
  `<img src=x onerror=${code}>`, `"><img src=x onerror=${code}>`, `<img/src=x/onerror=${code}>`, `<img src=x onerror="${code}">`, '<img src=x onerror=&#97;lert(1)>',
  `<svg onload=${code}>`, `<svg/onload=${code}>`, `"><svg onload=${code}>`, `<svg><script>${code}</script></svg>`, `<svg><animate onbegin=${code} attributeName=x>`,
  `<body onload=${code}>`, `<iframe srcdoc="<script>${code}</script>">`, `<iframe src="javascript:${code}">`, `<object data="javascript:${code}">`, `<embed src="javascript:${code}">`,
  `<a href="javascript:${code}">x</a>`, `<math href="javascript:${code}">x</math>`, `<form action="javascript:${code}"><button>x</button></form>`,
  `<input autofocus onfocus=${code}>`, `<select autofocus onfocus=${code}>`, `<textarea autofocus onfocus=${code}>`, `<details open ontoggle=${code}>`,
  `<video><source onerror=${code}></video>`, `<audio src=x onerror=${code}>`, `<marquee onstart=${code}>`, `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
  `<link rel=stylesheet href="javascript:${code}">`, `<style>@import 'javascript:${code}'</style>`, `<style onload=${code}></style>`, `<base href="javascript:${code}//">`,
  `javascript:${code}`, `JaVaScRiPt:${code}`, ` javascript:${code}`, `java\tscript:${code}`, `data:text/html,<script>${code}</script>`, `vbscript:${code}`,
  `" onmouseover="${code}`, `' onfocus='${code}' autofocus='`, `x" style="animation-name:x" onanimationstart="${code}`, '${alert(1)}', '{{constructor.constructor("alert(1)")()}}',
  '#{alert(1)}', '<%= alert(1) %>', `{"__html":"<img src=x onerror=${code}>"}`, `\u003cscript\u003e${code}\u003c/script\u003e`, `%3Cscript%3E${code}%3C/script%3E`,
  `&lt;script&gt;${code}&lt;/script&gt;`, `<noscript><p title="</noscript><img src=x onerror=${code}>">`, `<template><script>${code}</script></template>`, `<x onclick=${code} tabindex=1>`,
] // prettier-ignore

/** Fields that contain free text of users or the server. */
const free =
  /^(firstname|lastname|name|label|title|description|comment|text|telegram_username|device|author|subtitle|hint|reason_text|counterparty|plan_name|failure_reason)$/

/** A response with other texts in these fields. */
const withTexts = (value: unknown, text: () => string, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text, key))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withTexts(inner, text, name)]))
  return typeof value === 'string' && free.test(key) ? text() : value
}

const answerWith = (context: BrowserContext, text: () => string) =>
  context.route(/\/(api|landing)\//, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const body: unknown = await answer.json().catch(() => null)
    return body === null ? route.fulfill({ response: answer }) : route.fulfill({ response: answer, json: withTexts(body, text) })
  })

test(
  'a word of 10,000 letters, wherever users or the server name something, widens and freezes no page',
  nightly,
  async ({ page, context, enter, pageErrors }) => {
    test.setTimeout(120_000)
    // So high that every part loads.
    await page.setViewportSize({ width: 390, height: 6000 })
    await answerWith(context, () => 'Wortungetuem'.repeat(900).slice(0, 10_000))
    await enter('trader', '/en/help')
    const cabinet = templates.filter((template) => template.startsWith('/cabinet') && !template.includes(':'))
    const wide = (
      await visitPages(
        page,
        cabinet.map((template) => `/en${template}`),
      )
    ).filter(({ overflow }) => overflow > 1)
    expect(wide.map(({ path, overflow }) => `${path}: ${overflow} px`)).toEqual([])
    // Such a name is cut, which is reported.
    expect(pageErrors.splice(0).filter((fault) => !fault.startsWith('error: MATU contract'))).toEqual([])
  },
)

test(
  'none of 60 payloads runs: in every text of the server, in paths, queries, cookies and storage',
  nightly,
  async ({ page, context, signIn, baseURL, pageErrors }) => {
    test.setTimeout(120_000)
    expect(new Set(payloads).size).toBeGreaterThanOrEqual(60)
    const ran: string[] = []
    await context.exposeBinding('__ran', (_source, what: string) => void ran.push(what))
    await context.addInitScript(() => {
      for (const name of ['alert', 'confirm', 'prompt', 'print'])
        Object.assign(globalThis, { [name]: () => (globalThis as unknown as { __ran: (what: string) => void }).__ran(name) })
    })
    let placed = 0
    await page.goto('/en/login')
    await signIn('leader')
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()

    await answerWith(context, () => payloads[placed++ % payloads.length]!)
    const [one = '', two = ''] = payloads
    await context.addCookies(
      ['matu_ui', 'locale', 'referral_code', 'anything'].map((name, at) => ({
        name,
        value: encodeURIComponent(payloads[at * 7] ?? one),
        url: baseURL!,
      })),
    )
    await page.evaluate(
      ([all, keys]) => {
        for (const [at, key] of keys.entries())
          localStorage.setItem(key, at % 2 ? JSON.stringify({ value: all, theme: all[at] }) : (all[at] ?? ''))
        sessionStorage.setItem('matu_reload', all[0] ?? '')
      },
      [payloads, ['matu_cache', 'matu_pending', 'matu_refill', 'mui-mode', 'anything']] as const,
    )
    await page.goto(`/en/cabinet?type=${encodeURIComponent(one)}#${encodeURIComponent(two)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    const query = `?q=${encodeURIComponent(payloads[10] ?? '')}&type=${encodeURIComponent(payloads[1] ?? '')}&token=${encodeURIComponent(payloads[15] ?? '')}&receipt=${encodeURIComponent(payloads[40] ?? '')}`
    const visited = [
    '/cabinet/profile', '/cabinet/referral', '/cabinet/referral/structure', '/cabinet/referral/leader-pool/3', '/cabinet/trade/transactions',
    '/cabinet/trade/uta/subscribe', '/cabinet/trade/uta/insurance', '/cabinet/trade/uta/deals', '/cabinet/bonus-account', '/cabinet/actives', '/cabinet/promo-summer/status',
    '/cabinet/actives/withdraw/wallet', '/help', '/',
  ] // prettier-ignore
    for (const { path: address, headings } of await visitPages(
      page,
      visited.map((path) => `/en${path === '/' ? '' : path}${query}`),
    ))
      expect(headings, address).not.toBe('')
    await visitPages(page, payloads.map((payload) => `/en/${encodeURIComponent(payload)}`)) // prettier-ignore
    await expect(page.getByText('Page Not Found:')).toBeVisible()
    expect(placed, 'every payload was sent').toBeGreaterThan(payloads.length)
    expect(ran).toEqual([])
    expect(
      await page
        .locator('#root :is(script, iframe, object, embed, base, [onerror], [onload], [onclick], [srcdoc], a[href^="javascript:" i])')
        .count(),
    ).toBe(0)
    // Text that a schema rejects is a contract error, which the page shows; it must cause no CSP violation and no uncaught error.
    expect(pageErrors.splice(0).filter((fault) => !fault.startsWith('error: MATU contract'))).toEqual([])
  },
)
