import type { Page } from '@playwright/test'
import { receiveDeposit } from '#mocks/world/deposits.ts'
import { transactionsOf } from '#mocks/world/history.ts'
import { units } from '#mocks/world/units.ts'
import { personaOf } from '#mocks/world/world.ts'
import { deferResponses } from './support/deferred-responses.ts'
import { calls, expect, nightly, nightlyUnless, test } from './support/test.ts'
import { advanceUntilVisible } from './support/time.ts'

/** Saves the list as a file, and returns its lines. */
async function saved(page: Page, kind: RegExp): Promise<{ name: string; lines: string[] }> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download list' }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  const file = await saving
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  return { name: file.suggestedFilename(), lines: Buffer.concat(chunks).toString('utf8').trim().split('\r\n') }
}
const raw = /^Raw data/

test.beforeEach(async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/trade/transactions')
  await expect(page.getByRole('row', { name: /^Deposit/ }).first()).toBeVisible()
})

test('a filter is in the URL, survives a reload and going back', async ({ page }) => {
  await page.getByLabel('Token', { exact: true }).selectOption('USDT')
  await expect(page).toHaveURL('/en/cabinet/trade/transactions?token=USDT')
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Withdrawal' })
  await expect(page).toHaveURL(/token=USDT/)
  await page.reload()
  await expect(page.getByLabel('Token', { exact: true })).toHaveValue('USDT')
  await expect(page.getByRole('row', { name: /^Withdrawal/ }).first()).toBeVisible()
  await expect(page.getByText(/MATU$/).filter({ hasText: '−' })).toHaveCount(0)
})

test('the list loads by cursor, and a detail has its own URL', async ({ page, simulator }) => {
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  const asked = () => calls(simulator, 'GET /api/transactions').length
  // So low that twenty rows are longer than the list looks ahead: each step requests exactly one page.
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.reload()
  await expect(rows).toHaveCount(20)
  const before = asked()
  // Without scrolling, which would send a request too.
  await page.getByRole('button', { name: 'Show 20 more' }).evaluate((button: HTMLButtonElement) => button.click())
  await expect(rows).toHaveCount(40)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByText('60 shown')).toBeVisible()
  expect(asked()).toBe(before + 2)
  // Of a long list, only the rows near the viewport are in the document.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page
    .getByRole('row', { name: /^Withdrawal/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\?transaction=/)
  const detail = page.getByRole('dialog')
  await expect(detail).toBeVisible()
  await expect(
    detail
      .getByText('320.0000', { exact: false })
      .or(detail.getByText('−320', { exact: false }))
      .first(),
  ).toBeVisible()
  const first = page.url()
  await detail.getByRole('button', { name: 'Next entry' }).click()
  await expect(page).not.toHaveURL(first)
  await page.keyboard.press('k')
  await expect(page).toHaveURL(first)
  // The steps are no history: one step back is the list.
  await page.goBack()
  await expect(detail).toHaveCount(0)
  await page.goForward()
  await expect(detail).toBeVisible()
  await detail.getByRole('button', { name: 'Next entry' }).click()
  await expect(page).not.toHaveURL(first)
  await page.keyboard.press('Escape')
  await expect(detail).toHaveCount(0)
  await expect(page).toHaveURL('/en/cabinet/trade/transactions')
  expect(simulator.log.some((entry) => entry.operation === 'GET /api/transactions/{id}')).toBe(true)
})

test('exports the filtered list as CSV with exact decimals', async ({ page }) => {
  await page.getByLabel('Token', { exact: true }).selectOption('MATU')
  await expect(page).toHaveURL(/token=MATU/)
  const { name, lines } = await saved(page, raw)
  expect(name).toMatch(/\.csv$/)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines.slice(1)) expect(line).toContain('MATU')
  expect(lines.some((line) => /(^|,)-320(,|$)/.test(line))).toBe(true)
})

test('a transaction shows one time everywhere: its end, or its start until it has ended', nightly, async ({ page, simulator }) => {
  const row = transactionsOf(simulator.world, personaOf(simulator.world, 'trader')).find(({ status }) => status === 'done')
  Object.assign(row!, { created_at: '2026-03-02T08:15:00Z', completed_at: '2026-03-04T17:45:00Z' })
  const id = row!.id
  await page.reload()
  const line = page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) })
  await expect(page.getByRole('rowheader', { name: 'March 4, 2026' })).toBeVisible()
  await expect(line).toContainText('6:45 PM')
  await expect(line).not.toContainText('Started')
  await expect(page.getByText('Mar 2, 9:15 AM')).toHaveCount(0)
  await page.goto('/en/cabinet')
  await expect(page.getByText('Mar 4, 6:45 PM', { exact: true })).toBeVisible()
  await page.goto(`/en/cabinet/trade/transactions?date_from=2026-03-04&date_to=2026-03-04`)
  await expect(line).toBeVisible()
  expect((await saved(page, raw)).lines.join('\n')).toContain(`${id},2026-03-04T17:45:00Z,2026-03-02T08:15:00Z,2026-03-04T17:45:00Z`)

  Object.assign(row!, { status: 'processing', completed_at: null })
  await page.goto('/en/cabinet')
  await expect(page.getByText('Started Mar 2, 9:15 AM')).toBeVisible()
})

test('a search is in the URL, survives a reload, filters totals and files, and can be reset', nightly, async ({ page, simulator }) => {
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  const search = page.getByRole('searchbox', { name: 'Search transactions' })
  await expect(page.getByRole('table', { name: 'All completed transactions' })).toBeVisible()
  await search.pressSequentially('cold wallet')
  await expect(page).toHaveURL('/en/cabinet/trade/transactions?search=cold+wallet')
  const sums = page.getByRole('table', { name: 'Completed transactions that match your filters' })
  await expect(sums.getByRole('row', { name: /^USDT/ })).toContainText('−')
  expect(calls(simulator, 'GET /api/transactions').at(-1)?.query).toContain('search=cold+wallet')
  const typing = calls(simulator, 'GET /api/transactions').filter(({ query }) => query.includes('search=')).length
  expect(typing, 'typing asks when it pauses, not at each letter').toBeLessThan('cold wallet'.length)

  await page.reload()
  await expect(search).toHaveValue('cold wallet')
  await expect(rows.first()).toContainText('To Cold wallet')
  await expect(rows.filter({ hasNotText: 'Cold wallet' })).toHaveCount(0)
  // The one that waits for its code has moved nothing yet.
  await expect(rows.filter({ hasText: '−320.0000 MATU' })).toBeVisible()
  await expect(sums.getByRole('row', { name: /^MATU/ })).toHaveCount(0)

  const { lines } = await saved(page, /^For a spreadsheet/)
  expect(lines[0]).toMatch(/^\uFEFF?Date \(Europe\/Berlin\),Type,Status,/)
  for (const line of lines.slice(1)) expect(line).toContain('Cold wallet')
  expect(lines[1]).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d,Withdrawal,Code needed,Assets,-320,MATU,/)

  await page.getByRole('button', { name: 'Reset 1 filter' }).click()
  await expect(page).toHaveURL('/en/cabinet/trade/transactions')
  await expect(search).toHaveValue('')
  await expect(page.getByRole('row', { name: /^Deposit/ }).first()).toBeVisible()
  await page.goto('/de/cabinet/trade/transactions?search=325%2C20')
  await expect(page.getByRole('row', { name: /^Tausch/ })).toHaveCount(1)
})

test('a list that fails explains it in its place and loads on retry', nightly, async ({ page, simulator }) => {
  await page.clock.install()
  simulator.world.armed.push({ operation: 'GET /api/transactions', fault: '500', times: null })
  await page.getByLabel('Token', { exact: true }).selectOption('MATU')
  await advanceUntilVisible(page, 4_000, page.getByText('Couldn’t load your transactions'))
  simulator.world.armed.length = 0
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row', { name: /MATU/ }).first()).toBeVisible()
})

const token = (value: string) => (page: Page) => page.getByLabel('Token', { exact: true }).selectOption(value)

const onlyWithdrawals = (page: Page) => page.getByLabel('Type', { exact: true }).selectOption('withdrawal')

for (const path of ['/en/cabinet/trade/transactions', '/en/cabinet/actives'])
  test(
    `of five responses in any order, the last request wins: ${path} (F6)`,
    nightlyUnless(path.endsWith('/transactions')),
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('row', { name: /^Deposit/ }).first()).toBeVisible()
      // Whether older withdrawals wait for their codes is asked once, late.
      const isOfTheList = ({ pathname, search }: URL) =>
        pathname === '/api/transactions' && !search.includes('status=awaiting_confirmation')
      const answers = await deferResponses(page, isOfTheList)
      for (const [at, choose] of [token('USDT'), token('BNB'), onlyWithdrawals, token('USDT'), token('MATU')].entries()) {
        await choose(page)
        await answers.expectRequests(at + 1)
      }
      expect(new Set(answers.urls().map(({ search }) => search)).size, 'five different questions').toBe(5)
      // The last response arrives in the middle; later ones would be visible.
      for (const at of [2, 0, 4, 3, 1]) await answers.release(at)
      const amounts = page.getByRole('row').getByText(/[+−][\d,.]+\s(MATU|USDT|BNB)$/)
      await expect(amounts.first()).toContainText('MATU')
      await expect(amounts.filter({ hasText: /USDT|BNB/ })).toHaveCount(0)
      await expect(page.getByRole('row', { name: /^Withdrawal/ }).first()).toBeVisible()
      await expect(page.getByRole('row', { name: /^Deposit/ })).toHaveCount(0)
    },
  )

test('a tiny deposit is folded away until it is asked for, and its sender’s address is not offered to be copied', async ({
  page,
  simulator,
}) => {
  const user = personaOf(simulator.world, 'trader')
  const { id } = receiveDeposit(simulator.world, user, 'USDT', units('0.0001'), simulator.clock.now())
  await page.reload()
  const tiny = page.getByRole('row', { name: /^Deposit.*0\.0001/ })
  await expect(page.getByText(/^1 .* worth less than \$0\.01/)).toBeVisible()
  await expect(tiny).toHaveCount(0)
  await page.getByRole('button', { name: 'Show small amounts' }).click()
  await tiny.click()
  await expect(page).toHaveURL(`/en/cabinet/trade/transactions?transaction=${id}`)
  const detail = page.getByRole('dialog')
  await expect(detail.getByText('Sender’s address')).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Copy hash' })).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Copy address' })).toHaveCount(0)
  // The file has every row.
  await page.keyboard.press('Escape')
  const { lines } = await saved(page, raw)
  expect(lines.filter((line) => line.includes(id))).toHaveLength(1)
})
