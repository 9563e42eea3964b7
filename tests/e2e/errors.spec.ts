import type { BrowserContext, Page } from '@playwright/test'
import { routeMeta, templates } from '#app/src/site/paths.ts'
import { code, expect, nightly, test } from './support/test.ts'
import { advanceUntilVisible } from './support/time.ts'
import { samplePath } from '../support/sample-path.ts'

/**
 * Makes browser functions throw, because the build contains no planted faults. `effect` throws once, when an opened page sets its title; `render`
 * throws whenever the weeks of the activity are sorted, until it is removed.
 */
const arm = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const armed: { effect: string | null; render: string | null } = { effect: null, render: null }
    Object.assign(globalThis, { armed })
    const fault = (name: string): Error => Object.assign(new Error('Vera Lindt, vera@matu.test, 13081.31'), { name })
    const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title')!
    Object.defineProperty(document, 'title', {
      configurable: true,
      get: () => title.get!.call(document) as string,
      set(value: string) {
        const name = armed.effect
        armed.effect = null
        if (name) throw fault(name)
        title.set!.call(document, value)
      },
    })
    const { toReversed } = Array.prototype
    // oxlint-disable-next-line no-extend-native -- the planted fault
    Array.prototype.toReversed = function reversed(this: unknown[]) {
      if (armed.render) throw fault(armed.render)
      return toReversed.call(this)
    }
  })

interface Armed {
  armed: { effect: string | null; render: string | null }
}

/** Navigates to each path with a planted fault and returns what the user then sees. */
const breakAll = (page: Page, addresses: readonly string[], first: number) =>
  page.evaluate(
    async ([all, from]) => {
      const { armed } = globalThis as unknown as Armed
      const root = document.getElementById('root')!
      const until = async (there: () => boolean): Promise<boolean> => {
        const end = performance.now() + 20_000
        while (!there() && performance.now() < end) await new Promise((resolve) => requestAnimationFrame(resolve))
        return there()
      }
      const seen: Array<{ address: string; broken: boolean; said: number; links: number }> = []
      for (const [at, address] of all.entries()) {
        armed.effect = `Injected${from + at}`
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
        const broken = await until(() => armed.effect === null && root.textContent.includes('Internal Server Error'))
        const said = root.textContent.split('Internal Server Error').length - 1
        seen.push({ address, broken, said, links: root.querySelectorAll('a[href^="/"]').length })
      }
      return seen
    },
    [addresses, first] as const,
  )

const addressOf = (template: string): string => `/en${template === '/' ? '' : samplePath(template)}`

const logged = (page: Page): string[] => {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('MATU ')) lines.push(message.text())
  })
  return lines
}

test(
  'a fault on any screen keeps the layout usable, is shown once and logged once, without personal data',
  nightly,
  async ({ page, context, signIn, pageErrors }) => {
    test.setTimeout(120_000)
    await arm(context)
    const lines = logged(page)
    const ready = templates.filter((template) => template !== '/r/:code' && template !== '/maintenance')
    const open = ready.filter((template) => ['public', 'guest'].includes(routeMeta(template).access)).map(addressOf)
    const members = ready.filter((template) => !['public', 'guest'].includes(routeMeta(template).access)).map(addressOf)
    await page.goto('/en/login')
    await expect(page.locator('html[data-ready]')).toBeAttached()
    const seen = await breakAll(page, open, 0)
    await page.goto('/en/login')
    await signIn('secure')
    await page.getByRole('textbox', { name: 'Six-digit code' }).fill(code)
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    seen.push(...(await breakAll(page, [...members.slice(1), ...members.slice(0, 1)], open.length)))

    expect(seen).toHaveLength(ready.length)
    expect(seen.filter(({ broken, said, links }) => !broken || said !== 1 || links === 0)).toEqual([])
    const own = lines.filter((line) => line.includes('Injected'))
    expect(own).toHaveLength(ready.length)
    expect(new Set(own).size).toBe(ready.length)

    // The last page is the overview. It opens after a retry, and so do the others.
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Total balance' })).toBeVisible()
    await page.getByRole('link', { name: 'Assets' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeFocused()
    expect(lines.join('\n')).not.toMatch(/vera|lindt|13081/i)
    expect(pageErrors.splice(0).filter((fault) => !fault.startsWith('error: MATU render: Injected'))).toEqual([])
  },
)

test('a fault in rendering, in a click and in a promise each show one message, and the page still works', async ({
  page,
  context,
  signIn,
  pageErrors,
}) => {
  await arm(context)
  const lines = logged(page)
  const sent: Array<string | null> = []
  page.on('request', (request) => request.url().endsWith('/reports') && sent.push(request.postData()))
  await page.goto('/en/login')
  await signIn('trader')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await page.evaluate(() => {
    ;(globalThis as unknown as Armed).armed.render = 'InRender'
    history.pushState(null, '', '/en/cabinet/referral/actives/week')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText('Internal Server Error')).toBeVisible()
  await expect(page.getByText('Status 500')).toBeVisible()
  // The page shows the id of the log entry, which the user can quote.
  const reference = (await page.locator('main bdi').textContent()) ?? ''
  expect(reference).toMatch(/^[a-z0-9]+$/)
  await page.evaluate(() => void ((globalThis as unknown as Armed).armed.render = null))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Internal Server Error')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // The click event throws where React reads it, so the error occurs in the application's own code.
  await page
    .getByRole('link', { name: 'Assets' })
    .first()
    .evaluate((link) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true })
      Object.defineProperty(click, 'button', {
        get() {
          throw Object.assign(new Error('vera@matu.test'), { name: 'InClick' })
        },
      })
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      link.dispatchEvent(click)
    })
  const said = page.getByText('Something on this page isn’t working.')
  await expect(said).toHaveCount(1)
  await page.evaluate(() => {
    const fault = Object.assign(new Error('vera@matu.test'), { name: 'InPromise' })
    fault.stack = `InPromise\n    at f (${location.origin}/assets/main.js:1:1)`
    void Promise.reject(fault)
  })
  await expect
    .poll(() => lines.filter((line) => /In(Render|Click|Promise)/.test(line)).map((line) => line.replace(/( \(\w+\))? at .*$/, '')))
    .toEqual(['MATU render: InRender', 'MATU handler: InClick', 'MATU promise: InPromise'])
  expect(lines.find((line) => line.includes('InRender'))).toContain(`(${reference}) at `)
  expect(lines.find((line) => line.includes('InPromise'))).toMatch(/ at main\.js:1:1$/)
  await expect(said).toHaveCount(1)
  await page.getByRole('link', { name: 'Overview' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeFocused()
  expect(lines.join('\n')).not.toContain('vera')
  // The server is told the same lines.
  expect(sent).toEqual(lines)
  pageErrors.length = 0
})

test('a 404 page shows the path as isolated text and shortens it', nightly, async ({ page }) => {
  await page.goto(`/en/%E2%80%AEgnp.exe/<b>bold</b>/${'a'.repeat(300)}`)
  const path = page.locator('main bdi')
  await expect(path).toHaveText(/^\/en\/%E2%80%AEgnp\.exe\/%3Cb%3Ebold%3C\/b%3E\/a+…$/)
  expect((await path.textContent())!.length).toBe(121)
  await expect(page.getByText('Page Not Found:')).toBeVisible()
  await expect(page.locator('main b')).toHaveCount(0)
})

test('crawlers get no error page for a 404 or a 500; both are only logged', nightly, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  })
  await arm(context)
  const page = await context.newPage()
  const lines = logged(page)
  expect((await page.goto('/en/nothing/vera'))?.status()).toBe(404)
  await expect.poll(() => lines).toEqual(['MATU route: page not found'])
  await expect(page.locator('#root')).toHaveText('')
  await page.goto('/en/help')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.evaluate(() => Object.assign((globalThis as unknown as Armed).armed, { effect: 'ForACrawler' }))
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await expect.poll(() => lines.at(-1)).toMatch(/^MATU render: ForACrawler/)
  await expect(page.getByText('Internal Server Error')).toHaveCount(0)
  await expect(page.getByText('500')).toHaveCount(0)
  await context.close()
})

test('the profile pages work with an invalid language tag in the preferences', nightly, async ({ page, context, enter, pageErrors }) => {
  let lang = 'en'
  await context.route('**/api/users/me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), lang } })
  })
  for (const word of ['x_y-', 'constructor', '__proto__', 'toString', '💥']) {
    lang = word
    await enter('trader', '/en/cabinet/profile')
    await expect(page.getByLabel('First name')).toHaveValue('Vera')
    await expect(page.getByText(`Message language: ${word}`, { exact: false })).toBeVisible()
    await expect(page.getByText('Internal Server Error')).toHaveCount(0)
  }
  const reported = pageErrors.splice(0)
  expect(reported.length).toBeGreaterThan(0)
  for (const line of reported) expect(line).toMatch(/^error: MATU contract: unknown-value getCurrentUser at lang/)
})

test('one retry requests all parts of a page that failed', nightly, async ({ page, enter, simulator }) => {
  for (const operation of ['GET /api/balances', 'GET /api/transactions', 'GET /api/referral/v2/statistic'])
    simulator.world.armed.push({ operation, fault: '500', times: null })
  await page.clock.install()
  await enter('trader', '/en/cabinet')
  const said = page.getByText('Couldn’t load some parts of this page.')
  await advanceUntilVisible(page, 4_000, said)
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toHaveCount(1)
  simulator.world.armed.length = 0
  await again.click()
  await expect(page.getByText('13,081').first()).toBeVisible()
  await expect(said).toHaveCount(0)
  await expect(again).toHaveCount(0)
})

test('"You’re offline" disappears when the connection returns, and entries stay', async ({ page, context, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta/refill')
  await page.getByLabel('Top-up amount').fill('125')
  await page.getByRole('button', { name: 'Continue' }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Top up UTA with / }).click()
  await expect(page.getByText('You’re offline', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You’re offline', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Top up UTA with 125/ })).toBeEnabled()

  await enter('trader', '/en/cabinet/profile/personal/data')
  await page.getByLabel('First name').fill('Wera')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You’re offline', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You’re offline', { exact: true })).toHaveCount(0)
  await expect(page.getByLabel('First name')).toHaveValue('Wera')
})

test('a part of a page whose code could not be loaded is loaded by "Try again"', async ({ page, signIn, pageErrors }) => {
  const part = /\/TwoFactorStep-[\w-]+\.js$/
  await page.route(part, (route) => route.abort())
  await page.goto('/en/login')
  await signIn('secure')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute(part)
  // Within a second of the failure it fails once more.
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(page.getByRole('textbox', { name: 'Six-digit code' })).toBeVisible({ timeout: 3000 })
  }).toPass()
  pageErrors.length = 0
})

test('a document whose code cannot be loaded says so, and its button tries again', async ({ page, pageErrors }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Accept the terms' }))
  await page.goto('/en/cabinet')
  const notice = page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' })
  await expect(notice).toBeVisible()
  await page.unroute('**/assets/*.js')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/en\/login/)
  await expect(notice).toHaveCount(0)
  pageErrors.length = 0
})
