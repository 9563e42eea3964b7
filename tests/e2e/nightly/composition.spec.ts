import type { Locator, Page } from '@playwright/test'
import { calls, expect, test } from '../support/test.ts'

const box = async (one: Locator) => (await one.boundingBox())!
const right = async (one: Locator): Promise<number> => {
  const { x, width } = await box(one)
  return Math.round(x + width)
}

test('the heads of the deals stand over their columns at every width', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta/deals')
  const table = page.getByRole('table')
  await expect(table.getByRole('row')).not.toHaveCount(9)
  for (const width of [900, 1024, 1180, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const card = await box(table.locator('..'))
    for (const cells of [table.getByRole('columnheader'), table.getByRole('row').nth(3).getByRole('cell')]) {
      const last = await right(cells.last())
      expect(last, `${width}: the last column ends with the card`).toBe(Math.round(card.x + card.width))
    }
    const [heads, cells] = await Promise.all(
      [table.getByRole('columnheader'), table.getByRole('row').nth(3).locator('th, td:visible')].map(async (all) =>
        Promise.all((await all.all()).map(right)),
      ),
    )
    expect(cells, String(width)).toEqual(heads)
  }
})

test('on wide screens navigation and page are centred together', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta')
  for (const width of [1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 })
    const side = await box(page.getByRole('complementary'))
    const main = await box(page.getByRole('main'))
    const top = await box(page.getByRole('banner').locator('div').first())
    expect(side.x + side.width).toBe(main.x)
    expect(Math.abs(side.x - (width - main.x - main.width)), `${width}: the same margin on both sides`).toBeLessThanOrEqual(1)
    expect([top.x, top.width]).toEqual([main.x, main.width])
  }
})

test('a chart’s figures do not stretch the cards beside it', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta')
  const facts = page.getByRole('region', { name: /^\w+ \d{4}$/ })
  const chart = page.getByRole('region', { name: /^Balance, / })
  await expect(facts).toBeVisible()
  await chart.getByRole('button', { name: 'Show as table' }).click()
  await expect(chart.getByRole('table')).toBeVisible()
  expect((await box(chart)).height).toBeGreaterThan((await box(facts)).height + 200)
})

const lines = async (group: Locator): Promise<number> =>
  new Set(await Promise.all((await group.getByRole('radio').all()).map(async (one) => (await box(one)).y))).size

test('a filter’s options stay on one line on the narrowest phones, and the chosen one is in view', async ({ page, enter }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [lang, filter, last] of [
    ['en', 'Status', 'Closed'],
    ['de', 'Status', 'Geschlossen'],
  ] as const) {
    await enter('trader', `/${lang}/cabinet/trade/uta/deals?type=closed`)
    const group = page.getByRole('radiogroup', { name: filter, exact: true })
    await group.scrollIntoViewIfNeeded()
    const chosen = group.getByRole('radio', { name: last, checked: true })
    await expect(chosen).toBeInViewport({ ratio: 1 })
    expect(await lines(group)).toBe(1)
    expect((await box(group)).height).toBeGreaterThanOrEqual(44)
  }
})

const scrollDown = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))

test.describe('where fingers press', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('a card’s link keeps its words on one line', async ({ page, enter }) => {
    await enter('trader', '/en/cabinet')
    await scrollDown(page)
    for (const name of ['All transactions', 'Referrals']) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true })
      expect((await box(link)).height, name).toBe(44)
    }
  })

  test('each select and date is as high as a finger', async ({ page, enter }) => {
    await enter('trader', '/en/cabinet')
    for (const [path, controls] of [
      ['/cabinet/trade/transactions', 4],
      ['/cabinet/trade/uta/deals', 2],
      ['/cabinet/actives', 2],
      ['/cabinet/actives/withdraw/wallet', 1],
      ['/cabinet/bonus-account/exchange', 1],
    ] as const) {
      await page.goto(`/en${path}`)
      const all = page.getByRole('main').getByRole('combobox')
      await expect(page.locator('html[data-ready]')).toBeAttached()
      await expect(page.locator('main [aria-busy="true"]').first()).toBeHidden()
      await expect.poll(() => all.count(), path).toBeGreaterThanOrEqual(controls)
      for (const one of await all.all()) expect((await box(one)).height, path).toBeGreaterThanOrEqual(44)
    }
  })
})

test('rank and insurance are requested at once on a wide screen, and on a phone when they are near the viewport', async ({
  page,
  enter,
  simulator,
}) => {
  const operations = ['GET /api/referral/v2/statistic', 'GET /api/insurance/user']
  const counts = () => operations.map((operation) => calls(simulator, operation).length)
  const rank = page.getByRole('heading', { name: /^Your rank/ })
  const security = page.getByRole('region', { name: 'Account security' })

  await page.setViewportSize({ width: 390, height: 844 })
  await enter('trader', '/en/cabinet')
  await expect(page.getByRole('region', { name: 'Latest transactions' }).getByRole('listitem')).toHaveCount(5)
  // The last request that the page sends without scrolling.
  await expect.poll(() => calls(simulator, 'GET /api/transactions').length).toBe(2)
  expect(counts()).toEqual([0, 0])
  await scrollDown(page)
  await expect(rank).toBeVisible()
  await expect(security.getByText('Insurance')).toBeVisible()
  expect(counts()).toEqual([1, 1])

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(rank).toBeVisible()
  await expect(security.getByText('Insurance')).toBeVisible()
  // The document sent the requests, and the page reuses the responses.
  expect(counts()).toEqual([2, 2])
})

test('the columns of a long structure are named however far it is scrolled, and its path on a phone', async ({ page, enter }) => {
  await enter('leader', '/en/cabinet/referral/structure')
  const head = page.getByText('Team volume, USDT')
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  await scrollDown(page)
  await expect(head).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  const path = page.getByRole('navigation', { name: 'Path' })
  await expect(path).toBeVisible()
  await scrollDown(page)
  await expect(path).toBeInViewport({ ratio: 1 })
})

test('the amounts of the share bar are two per line in columns on phones, and over their segments beyond', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet')
  const balance = page.getByRole('region', { name: 'Total balance' })
  const items = balance.getByRole('listitem')
  await expect(items).toHaveCount(4)
  for (const width of [320, 360, 390, 430, 600, 900, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [first, second, third, last] = await Promise.all((await items.all()).map(box))
    if (width < 600) {
      expect([third!.x, last!.x], String(width)).toEqual([first!.x, second!.x])
      expect(third!.y, String(width)).toBeGreaterThan(first!.y)
      expect(last!.y, String(width)).toBe(third!.y)
    } else expect(new Set([first, second, third, last].map((one) => one!.y)).size, String(width)).toBe(1)
  }
})

test('filters are as wide as each other on narrow phones', async ({ page, enter }) => {
  for (const [lang, width] of [
    ['de', 360],
    ['ru', 360],
    ['en', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await enter('trader', `/${lang}/cabinet/trade/transactions`)
    const filters = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('combobox') })
    const selects = filters.getByRole('combobox')
    await expect(selects).toHaveCount(4)
    const boxes = await Promise.all((await selects.all()).map(box))
    expect(new Set(boxes.map((one) => Math.round(one.width))).size, lang).toBe(1)
    expect(new Set(boxes.map((one) => one.height)).size, lang).toBe(1)
    expect(new Set(boxes.map((one) => one.y)).size, lang).toBe(2)
  }
})

/** The words of the page that are broken at the hyphen inside them. */
const brokenTerms = (page: Page, term: string): Promise<string[]> =>
  page.evaluate((word) => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { index, 0: text } of node.textContent!.matchAll(new RegExp(word, 'gi'))) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + text.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(node.textContent!)
      }
    return found
  }, term)

test('BEP-20, two-factor and E-Mail are not broken at their hyphens', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet')
  for (const path of [
    '/en',
    '/en/help?q=BEP-20',
    '/en/help?q=two-factor',
    '/de/help?q=BEP-20',
    '/de/help?q=Telefon',
    '/en/cabinet/actives/withdraw',
    '/en/cabinet/actives/withdraw/wallet',
  ]) {
    await page.goto(path)
    await expect(
      page
        .getByRole('main')
        .getByText(/BEP-20|two-factor|E-Mail/i)
        .first(),
    ).toBeAttached()
    for (let width = 320; width <= 420; width += 10) {
      await page.setViewportSize({ width, height: 844 })
      expect(await brokenTerms(page, 'BEP-20|two-factor|E-Mail'), `${path}, ${width}`).toEqual([])
    }
  }
})
