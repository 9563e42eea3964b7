import { holdCode } from './support/code.ts'
import { calls, expect, nightly, test } from './support/test.ts'
import { pauseClock, requestsSettled } from './support/time.ts'

test('a search entered before the code is loaded runs when it is', nightly, async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/en/help', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('withdrawal')
  const all = await page.locator('main details').count()
  release()
  await expect(page).toHaveURL('/en/help?q=withdrawal')
  await expect.poll(() => page.locator('main details').count()).toBeLessThan(all)
  await expect(page.getByRole('searchbox')).toHaveValue('withdrawal')
})

test('the section tabs of the skeleton stay until the application shows its own', nightly, async ({ page, enter }) => {
  await enter('trader', '/en/cabinet')
  for (const path of ['/en/cabinet/trade/uta', '/en/cabinet/profile/safety']) {
    const release = await holdCode(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('main .MuiTabs-root')).toBeVisible()
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (!document.querySelector('main .MuiTabs-root')) document.documentElement.dataset['gone'] = ''
      }).observe(document, { subtree: true, childList: true })
    })
    release()
    await expect(page.locator('html[data-ready]')).toBeAttached()
    // Their pages are prefetched when the browser is idle; hydration has ended by then.
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('main .MuiTabs-root')).toBeVisible()
    await expect(page.locator('html[data-gone]')).toHaveCount(0)
  }
})

test('the pages of the navigation are prefetched one at a time; opening a page postpones the rest', nightly, async ({ page, enter }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(...(/(?<=\/assets\/)(?:Trade|Assets)Page(?=-)/.exec(request.url()) ?? [])))
  const release = await holdCode(page, '**/assets/TradePage-*.js')
  await page.clock.install()
  await enter('trader', '/en/cabinet')
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('19,321.49')
  await expect
    .poll(() => page.clock.fastForward(1000).then(() => requested), { message: 'the next one waits for this one' })
    .toEqual(['TradePage'])
  await pauseClock(page)
  await page.getByRole('link', { name: 'All transactions' }).click()
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible()
  const loaded = page.waitForResponse('**/assets/TradePage-*.js')
  release()
  await (await loaded).finished()
  await page.clock.runFor(2900)
  // A request that was due has been sent by the time this one is answered.
  await page.evaluate(() => Object.assign(new Image(), { src: '/icon-512.png' }).decode())
  expect(requested).toEqual(['TradePage'])
  await page.clock.resume()
  await expect.poll(() => page.clock.fastForward(1000).then(() => requested)).toEqual(['TradePage', 'AssetsPage'])
})

test(
  'the landing page shows preloaded deals without the HTTP client, and requests them again if that failed',
  nightly,
  async ({ page, simulator }) => {
    const scripts: string[] = []
    page.on('request', (asked) => scripts.push(asked.url()))
    const strip = page.getByRole('img', { name: /^Profit and loss of the latest deals/ })
    await page.goto('/en')
    await expect(strip).toBeVisible()
    expect(scripts.filter((url) => url.includes('/parts-cabinet-'))).toEqual([])
    expect(calls(simulator, 'GET /landing/uta-deals')).toHaveLength(1)

    await page.request.post('/__simulator/faults', { data: { operation: 'GET /landing/uta-deals', fault: '500', times: 1 } })
    await page.reload()
    await expect(strip).toBeVisible()
    expect(scripts.some((url) => url.includes('/parts-cabinet-'))).toBe(true)
  },
)

for (const [what, value] of [
  ['no anti-forgery cookie', null],
  ['an anti-forgery cookie that is no header', '%E2%82%AC'],
] as const)
  for (const path of ['/en', '/en/cabinet'])
    test(
      `with ${what}, ${path} first requests a CSRF cookie and sends its token with every request`,
      nightly,
      async ({ page, context, enter, baseURL }) => {
        await enter('trader', '/en/cabinet')
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
        // A response that is still under way would set the cookie again.
        await requestsSettled(page)
        await page.goto('about:blank')
        await context.clearCookies({ name: 'XSRF-TOKEN' })
        if (value !== null) await context.addCookies([{ name: 'XSRF-TOKEN', value, url: baseURL! }])
        const asked: { path: string; token: string | undefined }[] = []
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (/^\/(api|landing|sanctum)\//.test(pathname)) asked.push({ path: pathname, token: request.headers()['x-xsrf-token'] })
        })
        await page.goto(path)
        await expect.poll(() => asked.length).toBeGreaterThan(1)
        await requestsSettled(page)
        const [first, ...others] = asked
        expect(first).toEqual({ path: '/sanctum/csrf-cookie', token: undefined })
        expect(others.filter(({ token }) => !token)).toEqual([])
      },
    )

test('a page uses every preloaded response and requests nothing twice', nightly, async ({ page, enter, simulator }) => {
  await enter('trader', '/en/cabinet')
  for (const path of ['/en/cabinet', '/en/cabinet/trade/transactions', '/en/cabinet/trade/uta/transactions']) {
    // A first visit, so that no request of it is pending.
    await page.goto(path)
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    await page.goto('about:blank')
    await requestsSettled(page)
    const from = simulator.log.length
    await page.goto(path)
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    const asked = simulator.log.slice(from).map(({ method, path: where, query }) => `${method} ${where}${query}`)
    expect(asked.length, path).toBeGreaterThan(3)
    expect(
      asked.filter((one, at) => asked.indexOf(one) !== at),
      path,
    ).toEqual([])
    // Whether older withdrawals wait for their codes is asked later.
    const lists = asked.filter((one) => one.startsWith('GET /api/transactions') && !one.includes('status=awaiting_confirmation'))
    expect(lists.length, path).toBe(1)
  }
})

test('the overview shows the total before its code is loaded, unless amounts are hidden', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet')
  const total = page.getByRole('region', { name: 'Total balance' })
  await expect(total).toContainText('19,321.49 USD')
  const release = await holdCode(page, '**/assets/main-*.js')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('main')).toContainText('19,321.49 USD')
  release()
  await total.getByRole('button', { name: 'Hide amounts' }).click()
  await holdCode(page, '**/assets/main-*.js')
  const needed = ['**/assets/early-total-*.js', '**/api/balances', '**/api/uta/balances'].map((url) => page.waitForResponse(url))
  await page.reload({ waitUntil: 'commit' })
  for (const response of needed) await (await response).finished()
  // The script has run by the time this is answered.
  await page.evaluate(() => Object.assign(new Image(), { src: '/icon-512.png' }).decode())
  await expect(page.locator('main')).not.toContainText('19,321')
})
