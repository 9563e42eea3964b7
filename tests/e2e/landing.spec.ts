import { holdCode } from './support/code.ts'
import { expect, nightly, test } from './support/test.ts'

const shifts = (): number => (globalThis as unknown as { shifts: number }).shifts

test('the deals load without a layout shift, on phone and desktop', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(globalThis, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Array<{ value: number }>) seen.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Widths at which the fallback font once wrapped lines differently, and a desktop.
  for (const [lang, width, height] of [
    ['de', 360, 740],
    ['en', 412, 915],
    ['de', 1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    // The responses arrive long after the page.
    const gate = Promise.withResolvers<void>()
    await page.route('**/landing/uta-deals*', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto(`/${lang}`)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await page.evaluate(() => document.fonts.ready)
    gate.resolve()
    await expect(
      page.getByRole('img', { name: /^(Gewinn und Verlust der neuesten Trades|Profit and loss of the latest deals)/ }),
    ).toBeVisible()
    // On phones the table waits until the user scrolls near it.
    await page.locator('#uta').scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: /^(Ganze Liste herunterladen|Download the full list)$/ })).toBeAttached()
    await expect(page.getByText('ETH/USDT').first()).toBeAttached()
    // The browser reports a shift after the frame in which it was painted.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(shifts), `${lang}, ${width} wide`).toBeLessThanOrEqual(0.005)
    await page.unrouteAll({ behavior: 'wait' })
  }

  // Canary: a shift is detected.
  await page.evaluate(() => {
    scrollTo(0, 0)
    document.querySelector('main')?.prepend(Object.assign(document.createElement('div'), { className: 'x', innerText: 'moved\n\n\nmoved' }))
  })
  await expect.poll(() => page.evaluate(shifts)).toBeGreaterThan(0.005)
})

const calculatorCode = /\/LiveCalculator-/

test('the calculator loads its code when it is near the viewport, and keeps what was set before', nightly, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const release = await holdCode(page, calculatorCode)
  await page.goto('/en')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page.getByRole('img', { name: /^Profit and loss of the latest deals/ })).toBeVisible()
  expect(asked.filter((url) => calculatorCode.test(url))).toEqual([])

  const term = page.getByRole('slider', { name: 'Term' })
  const result = page.getByRole('slider', { name: 'Assumed profit or loss per month' })
  const written = await term.elementHandle()
  await term.scrollIntoViewIfNeeded()
  await expect.poll(() => asked.some((url) => calculatorCode.test(url))).toBe(true)
  await term.fill('18')
  await result.fill('4')
  await result.focus()
  release()
  await expect(term).toHaveAttribute('aria-valuetext', '18 months')
  await expect(result).toHaveAttribute('aria-valuetext', '+1%')
  await expect(page.getByText('2,990', { exact: false })).toBeVisible()
  // The prerendered sliders are taken over, not replaced.
  expect(await written?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(result).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(result).toHaveAttribute('aria-valuetext', '+1.25%')
})

test('without the code of its calculator the landing page stays as it is, until it can be loaded', nightly, async ({ page }) => {
  await page.route(calculatorCode, (route) => route.abort())
  await page.goto('/en')
  const term = page.getByRole('slider', { name: 'Term' })
  const failed = page.waitForEvent('requestfailed', (request) => calculatorCode.test(request.url()))
  await term.scrollIntoViewIfNeeded()
  await failed
  await expect(term).toHaveValue('6')
  // A change of the theme renders the card anew, without sliders and in the same size.
  const height = await page.locator('main').evaluate((main) => main.scrollHeight)
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(term).toHaveCount(0)
  await expect(page.getByText('2,283', { exact: false })).toBeVisible()
  expect(await page.locator('main').evaluate((main) => main.scrollHeight)).toBe(height)
  await page.unroute(calculatorCode)
  await term.press('ArrowRight')
  await expect(term).toHaveAttribute('aria-valuetext', '7 months')
})

const sectionsTexts = /\/landingSections-/
const sectionsCode = /\/(?:LowerSections|landingSections)-/

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the sections below the first screen load code and texts when they are near, and their HTML is taken over',
    nightly,
    async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const release = await holdCode(page, sectionsCode)
      await page.goto('/en')
      await expect(page.getByRole('img', { name: /^Profit and loss of the latest deals/ })).toBeVisible()
      expect(asked.filter((url) => sectionsCode.test(url))).toEqual([])

      const safety = page.getByRole('heading', { name: 'These addresses look the same.' })
      const written = await safety.elementHandle()
      await safety.scrollIntoViewIfNeeded()
      await expect.poll(() => asked.some((url) => sectionsCode.test(url))).toBe(true)
      await expect(page.getByRole('row', { name: /ETH\/USDT/ })).toHaveCount(0)
      release()
      await expect(page.getByRole('row', { name: /ETH\/USDT/ }).first()).toBeAttached()
      expect(await written?.evaluate((element) => element.isConnected)).toBe(true)
    },
  )

  test('without their texts the sections stay as they are, until the texts can be loaded', nightly, async ({ page }) => {
    await page.route(sectionsTexts, (route) => route.abort())
    await page.goto('/en')
    await expect(page.getByRole('img', { name: /^Profit and loss of the latest deals/ })).toBeVisible()
    const safety = page.getByRole('heading', { name: 'These addresses look the same.' })
    const failed = page.waitForEvent('requestfailed', (request) => sectionsTexts.test(request.url()))
    await safety.scrollIntoViewIfNeeded()
    await failed
    await expect(safety).toBeVisible()
    await page.unroute(sectionsTexts)
    await expect(page.getByRole('row', { name: /ETH\/USDT/ }).first()).toBeAttached()
    await expect(safety).toBeVisible()
  })

  test('a link to a section that is not loaded yet leads there', nightly, async ({ page }) => {
    const release = await holdCode(page, sectionsCode)
    await page.goto('/en')
    await expect(page.getByRole('img', { name: /^Profit and loss of the latest deals/ })).toBeVisible()
    await page.getByRole('link', { name: 'View latest deals' }).click()
    await expect(page.locator('#uta')).toBeInViewport()
    release()
    await expect(page.getByRole('heading', { name: 'UTA does the trading.' })).toBeInViewport()
    await expect(page.getByRole('row', { name: /ETH\/USDT/ }).first()).toBeAttached()
  })

  test('a link from another page to a section leads there', nightly, async ({ page }) => {
    await page.goto('/en/help')
    await page.getByRole('banner').locator('summary').click()
    await page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link', { name: 'Security' }).click()
    await expect(page.getByRole('heading', { name: 'These addresses look the same.' })).toBeInViewport()
  })
})

for (const [where, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 720 }],
] as const) {
  test(`a change of language before the page's code is loaded leaves no text in the old language, ${where}`, nightly, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/en')
    await expect(page.getByRole('img', { name: /^Profit and loss of the latest deals/ })).toBeVisible()
    // On a desktop only the calculator still waits for its code.
    if (where === 'desktop') await expect(page.getByRole('row', { name: /ETH\/USDT/ }).first()).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Русский' }).dispatchEvent('click')
    await expect(page.getByRole('heading', { name: 'Общая сумма' })).toBeAttached()
    await expect(page.getByText('Срок', { exact: true })).toBeAttached()
    await expect(page.getByText('Term', { exact: true })).toHaveCount(0)
    await page.getByText('Срок', { exact: true }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('slider', { name: 'Срок' })).toBeVisible()
  })
}

test('terms and privacy open over the page, and closing them returns the focus', nightly, async ({ page }) => {
  await page.goto('/en')
  const terms = page.getByRole('contentinfo').getByRole('button', { name: 'Terms of use' })
  await terms.click()
  await expect(page.getByRole('dialog', { name: 'Terms of use' })).toContainText('Tokens can lose value')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(terms).toBeFocused()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy' }).click()
  await expect(page.getByRole('dialog', { name: 'Privacy notice' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is readable, its disclosures and links work, and nothing keeps loading', async ({ page }) => {
    await page.goto('/ru')
    await expect(page.getByRole('heading', { level: 1, name: 'Каждый токен у вас на виду' })).toBeVisible()
    // Text searches skip content that is only shown without scripts.
    await expect(page.locator('noscript p')).toContainText('включите JavaScript')
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Скачать весь список' })).toBeDisabled()
    await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
    await page.getByText('Зачем подтверждать Telegram?').click()
    await expect(page.getByText('Почта и телефон помогут восстановить доступ.')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Behalten Sie jeden Token im Blick' })).toBeVisible()
  })
})

test('every link of the landing page leads guests to a page that they may read', nightly, async ({ page, request }) => {
  for (const lang of ['en', 'de', 'ru', 'es']) {
    await page.goto(`/${lang}`)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    const links = await page.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(links.filter((href) => href.includes('/cabinet'))).toEqual([])
    for (const path of ['/affiliate-program', '/insurance-terms']) {
      expect(links).toContain(`/${lang}${path}`)
      // Readable without scripts.
      expect(await (await request.get(`/${lang}${path}`)).text()).toMatch(/<h1[\s>][\s\S]*<h2[\s>]/)
    }
  }
  await page.goto('/en')
  await page.getByRole('link', { name: 'Insurance terms' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Insurance terms' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What is covered' })).toBeVisible()
  await expect(page.getByText('Create an account to see the policies and prices currently available.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create an account', exact: true })).toHaveAttribute('href', '/en/registration')
})

test('a section that is linked from another page is scrolled to smoothly, with reduced motion at once', async ({ page }) => {
  // Every way there must be smooth: the router scrolls to a hash too.
  await page.addInitScript(() => {
    const ways: string[] = []
    Object.assign(globalThis, { ways })
    const scrollIntoView = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView')!.value as Element['scrollIntoView']
    Element.prototype.scrollIntoView = function (how) {
      const behavior = typeof how === 'object' ? how.behavior : undefined
      if (this.id === 'uta') ways.push(behavior ?? getComputedStyle(document.documentElement).scrollBehavior)
      scrollIntoView.call(this, how)
    }
  })
  for (const [reducedMotion, way] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/en/help')
    await expect(page.locator('html[data-ready="/help"]')).toBeAttached()
    await page.getByRole('banner').getByRole('link', { name: 'UTA', exact: true }).click()
    await expect(page.locator('#uta')).toBeFocused()
    await expect(page.locator('#uta')).toBeInViewport()
    const ways = await page.evaluate(() => (globalThis as unknown as { ways: string[] }).ways)
    expect(ways.map((one) => one.replace('auto', 'instant'))).toEqual(ways.map(() => way))
    expect(ways).not.toEqual([])
  }
})
