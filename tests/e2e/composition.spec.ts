import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

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
  new Set(await Promise.all((await group.getByRole('button').all()).map(async (one) => (await box(one)).y))).size

test('a filter’s options stay on one line on the narrowest phones, and the chosen one is in view', async ({ page, enter }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [lang, filter, last] of [
    ['en', 'Type', 'Exchanges'],
    ['de', 'Art', 'Tausch'],
  ] as const) {
    await enter('trader', `/${lang}/cabinet/actives?type=exchange`)
    const group = page.getByRole('group', { name: filter, exact: true })
    await group.scrollIntoViewIfNeeded()
    const chosen = group.getByRole('button', { name: last, pressed: true })
    await expect(chosen).toBeInViewport({ ratio: 1 })
    expect(await lines(group)).toBe(1)
    expect((await box(group)).height).toBeGreaterThanOrEqual(44)
  }
})

test.describe('where fingers press', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('a card’s link keeps its words on one line', async ({ page, enter }) => {
    await enter('trader', '/en/cabinet')
    for (const name of ['All transactions', 'Referrals']) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true })
      expect((await box(link)).height, name).toBe(44)
    }
  })
})

const scrollDown = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))

test('the columns of a long structure are named wherever the reader is, and its path on a phone', async ({ page, enter }) => {
  await enter('leader', '/en/cabinet/referral/structure')
  const head = page.getByText('Structure volume, USDT')
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  await scrollDown(page)
  await expect(head).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  const path = page.getByRole('navigation', { name: 'Path' })
  await expect(path).toBeVisible()
  await scrollDown(page)
  await expect(path).toBeInViewport({ ratio: 1 })
})
