import type { Page } from '@playwright/test'
import { add } from '#design-system/lib/money.ts'
import { dealsOf } from '#mocks/world/uta-figures.ts'
import { testReadRecovery } from './support/read-failure.ts'
import { deferResponses } from './support/deferred-responses.ts'
import { calls, expect, nightly, test } from './support/test.ts'

const DEALS = 'GET /api/uta/deals'
const STATISTICS = 'GET /api/statistics-uta'
const list = '/en/cabinet/trade/uta/deals'
const rows = (page: Page) => page.getByRole('table', { name: 'UTA deals, newest first' }).locator('tbody tr:not([data-space])')

async function saved(page: Page, button: string): Promise<{ name: string; lines: string[][] }> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await saving
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8').replace('\uFEFF', '').trim()
  return { name: file.suggestedFilename(), lines: text.split('\r\n').map((line) => line.split(',')) }
}

const column = (lines: string[][], name: string): string[] => {
  const at = lines[0]?.indexOf(name) ?? -1
  return lines.slice(1).map((line) => line[at] ?? '')
}

test.describe('deals', () => {
  test.beforeEach(async ({ page, enter }) => {
    await enter('trader', list)
    await expect(rows(page).first()).toBeVisible()
  })

  test('filters are in the URL, survive a reload and are cleared together', nightly, async ({ page }) => {
    await page.getByRole('radio', { name: 'Closed' }).click()
    await expect(page).toHaveURL(`${list}?type=closed`)
    await page.getByLabel('Pair', { exact: true }).selectOption('BTC/USDT')
    await expect(page).toHaveURL(`${list}?type=closed&pair=BTC%2FUSDT`)
    await page.reload()
    await expect(page.getByLabel('Pair', { exact: true })).toHaveValue('BTC/USDT')
    await expect(rows(page).first()).toBeVisible()
    await expect(rows(page).filter({ hasNotText: 'BTC/USDT' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Reset 2 filters' }).click()
    await expect(page).toHaveURL(list)
    // "Back" undoes them one by one.
    await page.goBack()
    await expect(page.getByLabel('Pair', { exact: true })).toHaveValue('BTC/USDT')
    await page.goBack()
    await expect(page).toHaveURL(`${list}?type=closed`)
    await expect(page.getByLabel('Pair', { exact: true })).toHaveValue('')
  })

  test('of five responses in any order, the last request wins (F6)', nightly, async ({ page }) => {
    const pairs = ['BTC/USDT', 'ETH/USDT', 'BNB/USDT', 'SOL/USDT', 'XRP/USDT']
    const answers = await deferResponses(page, (url) => url.pathname === '/api/uta/deals')
    for (const [at, pair] of pairs.entries()) {
      await page.getByLabel('Pair', { exact: true }).selectOption(pair)
      await answers.expectRequests(at + 1)
    }
    expect(new Set(answers.urls().map((url) => url.searchParams.get('pair')))).toEqual(new Set(pairs))
    for (const at of [2, 0, 4, 3, 1]) await answers.release(at)
    await expect(rows(page).first()).toContainText('XRP/USDT')
    await expect(rows(page).filter({ hasNotText: 'XRP/USDT' })).toHaveCount(0)
  })

  test.describe('reloaded in the middle of the list', () => {
    test.beforeEach(async ({ page }) => {
      await expect(rows(page).first()).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, 1500))
      await expect(rows(page).nth(4)).toBeInViewport()
    })
    const top = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

    test('keeps the scroll position', nightly, async ({ page }) => {
      await page.reload()
      await expect(rows(page).first()).toBeVisible()
      await expect.poll(() => top(page)).toBe(1500)
    })

    test('keeps the position that the user scrolls to meanwhile', nightly, async ({ page }) => {
      const answers = await deferResponses(page, (url) => url.pathname === '/api/uta/deals')
      await page.reload()
      await answers.expectRequests(1)
      await expect(page.locator('html[data-ready]')).toBeAttached()
      await page.mouse.move(600, 600)
      await page.mouse.wheel(0, -5000)
      await expect.poll(() => top(page)).toBe(0)
      await answers.release(0)
      await expect(rows(page).first()).toBeVisible()
      expect(await top(page)).toBe(0)
    })
  })

  test('scrolling loads more, few rows are in the document, and going back returns to the row', nightly, async ({ page, simulator }) => {
    const shown = page.getByRole('group', { name: 'Total of the deals shown' })
    await expect(shown).toContainText('60 deals shown')
    const deals = async (): Promise<number> => Number(/^([\d,]+) deals/.exec(await shown.innerText())?.[1]?.replace(',', ''))
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
          return deals()
        },
        { intervals: [100], timeout: 30_000 },
      )
      .toBeGreaterThanOrEqual(180)
    await page.evaluate(() => window.scrollTo(0, 5000))
    // In the middle of the list no more is requested, and earlier responses have arrived.
    await expect.poll(async () => (await deals()) === 60 * calls(simulator, DEALS).length).toBe(true)
    await expect.poll(() => rows(page).count()).toBeLessThan(40)
    const href = await rows(page).nth(8).getByRole('link').getAttribute('href')
    const row = page.locator('tr', { has: page.locator(`a[href="${href}"]`) })
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const pages = calls(simulator, DEALS).length
    await row.click()
    await expect(page).toHaveURL(/\?deal=deal-\d+$/)
    const id = new URL(page.url()).searchParams.get('deal')
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText(id!)).toBeVisible()
    const at = await page.evaluate(() => window.scrollY)
    await page.goBack()
    await expect(drawer).toHaveCount(0)
    await expect(row).toBeInViewport()
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - at)).toBeLessThan(2)
    // To another page and back: the same rows at the same position while they are refetched.
    await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href$="/uta/statistics"]')?.click())
    await expect(page.getByRole('heading', { level: 1, name: 'UTA statistics' })).toBeVisible()
    // Waits for the page, because going back while only its heading is shown would not leave this one.
    await expect(page).toHaveURL(/\/uta\/statistics$/)
    // Scroll events are late: one of the previous page must not count for the next.
    await page.evaluate(() => addEventListener('popstate', () => queueMicrotask(() => dispatchEvent(new Event('scroll'))), { once: true }))
    await page.goBack()
    await expect(row).toBeInViewport()
    await expect.poll(() => calls(simulator, DEALS).length).toBe(2 * pages)
    await expect(row).toBeInViewport()
  })

  test('newer figures appear when the user asks for them', nightly, async ({ page, simulator }) => {
    await page.clock.install()
    await page.reload()
    const first = rows(page).first()
    await expect(first).toContainText('+3.10')
    const asked = calls(simulator, DEALS).length
    const trader = [...simulator.world.users.values()].find(({ persona }) => persona === 'trader')!
    dealsOf(simulator.world, trader)[0]!.deal.profit = '7.25'
    await page.clock.fastForward(61_000)
    const newer = page.getByRole('button', { name: /Show latest data/ })
    await expect(newer).toBeVisible()
    expect(calls(simulator, DEALS)).toHaveLength(asked + 1)
    await expect(first).toContainText('+3.10')
    await newer.click()
    await expect(first).toContainText('+7.25')
    await expect(page.getByRole('button', { name: /As of/ })).toBeVisible()
  })

  test('a deal opened by its URL closes to the list; a missing one is explained', nightly, async ({ page }) => {
    await page.goto(`${list}?type=closed&deal=deal-40218`)
    const drawer = page.getByRole('dialog', { name: 'ETH/USDT' })
    await expect(drawer.getByText('Profit or loss after fee')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${list}?type=closed`)
    await page.goto(`${list}?deal=deal-1`)
    await expect(page.getByText('Couldn’t load the deal')).toBeVisible()
  })
})

for (const persona of ['trader', 'leader', 'blocked'] as const) {
  test(`the statistics of ${persona} equal the sum of the deals, to the last digit`, nightly, async ({ page, enter }) => {
    await enter(persona, '/en/cabinet/trade/uta/statistics')
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(page).toHaveURL(/\?month=\d{4}-\d{2}$/)
    const total = page.getByRole('table', { name: 'By week' }).locator('tfoot tr')
    await expect(total).toBeVisible()
    const [, count = '', shown = ''] = await total.locator('th, td').allTextContents()
    const days = await saved(page, 'Download daily figures')
    await page.getByRole('link', { name: 'All deals for the month' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'UTA deals' })).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    const deals = await saved(page, 'Download list')
    const closed = column(deals.lines, 'status').map((status) => status === 'closed')
    const profits = column(deals.lines, 'profit').filter((_, at) => closed[at])
    expect(add('0', ...profits)).toBe(add('0', ...column(days.lines, 'profit')))
    expect(profits).toHaveLength(Number(count))
    const written = shown.replace('−', '-').replace(/[+,]/g, '')
    expect(add(written, '0')).toBe(add('0', ...profits))
  })
}

test('a chart can be read by arrow keys and as a table', nightly, async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta/statistics')
  const chart = page.getByRole('figure', { name: 'Profit and loss by day, USDT' })
  const reader = chart.getByRole('slider', { name: 'Data for “Profit and loss by day, USDT”' })
  await expect(chart.locator('.gain rect').first()).toBeVisible()
  await reader.focus()
  await page.keyboard.press('Home')
  await expect(reader).toHaveAttribute('aria-valuetext', /^\w+ 1: [+−]?[\d.,]+\sUSDT, \d+ deals?$/)
  const spoken = (await reader.getAttribute('aria-valuetext')) ?? ''
  await page.keyboard.press('ArrowRight')
  await expect(reader).toHaveAttribute('aria-valuetext', /^\w+ 2: /)
  await expect(chart.locator('.tip')).toContainText(' 2')
  await chart.getByRole('button', { name: 'Show as table' }).click()
  const [name = '', amount = ''] = spoken.split(/: |\sUSDT/)
  await expect(chart.getByRole('row').nth(1)).toContainText(name)
  await expect(chart.getByRole('row').nth(1)).toContainText(amount)
})

test(
  'a day of the statistics leads to its deals: from its row, by keyboard, and by a click on its bar',
  nightly,
  async ({ page, enter }) => {
    await enter('trader', '/en/cabinet/trade/uta/statistics')
    await page.getByRole('button', { name: 'Previous month' }).click()
    await expect(page).toHaveURL(/\?month=\d{4}-\d{2}$/)
    const month = new URL(page.url()).searchParams.get('month')!
    const chart = page.getByRole('figure', { name: 'Profit and loss by day, USDT' })
    await chart.getByRole('button', { name: 'Show as table' }).click()
    const row = chart
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .first()
    const [, count = ''] = /(\d+) deals?/.exec(await row.innerText()) ?? []
    const link = row.getByRole('link')
    const name = (await link.getAttribute('aria-label'))!
    await link.click()
    const date = `${month}-${/\d+/.exec(name)![0].padStart(2, '0')}`
    const filtered = `/en/cabinet/trade/uta/deals?date_from=${date}&date_to=${date}`
    await expect(page).toHaveURL(filtered)
    const choice = page.getByRole('combobox', { name: 'Month' })
    await expect(choice).toHaveValue('days')
    await expect(rows(page).first()).toBeVisible()
    const { lines } = await saved(page, 'Download list')
    expect(column(lines, 'closed_at').map((at) => at.slice(0, 10))).toEqual(Array.from({ length: Number(count) }, () => date))
    await choice.selectOption(month)
    await expect(page).toHaveURL(`/en/cabinet/trade/uta/deals?month=${month}`)

    await page.goto(`/en/cabinet/trade/uta/statistics?month=${month}`)
    const reader = chart.getByRole('slider')
    await reader.focus()
    await reader.press('Home')
    while (!(await chart.getByRole('link', { name }).isVisible())) await reader.press('ArrowRight')
    await reader.press('Enter')
    await expect(page).toHaveURL(filtered)

    await page.goBack()
    await expect(chart.locator('.gain rect').first()).toBeVisible()
    await chart.locator('.gain rect').first().hover()
    const hovered = await chart.getByRole('link').innerText()
    await chart.locator('.gain rect').first().click()
    await expect(page).toHaveURL(new RegExp(`date_from=${month}-0?${/\d+/.exec(hovered)![0]}&`))
  },
)

testReadRecovery([
  { path: list, title: 'UTA deals', operation: DEALS, message: 'Couldn’t load the deals', recovered: 'Latest deals (60)' },
  {
    path: '/en/cabinet/trade/uta/statistics',
    title: 'UTA statistics',
    operation: STATISTICS,
    message: 'Couldn’t load the statistics',
    recovered: 'By week',
  },
])
