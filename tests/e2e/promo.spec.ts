import type { Page } from '@playwright/test'
import type { Simulator } from '#mocks/simulator.ts'
import { transactionsOf } from '#mocks/world/history.ts'
import { personaOf } from '#mocks/world/world.ts'
import { calls, expect, nightly, test } from './support/test.ts'
import type { Enter } from './support/test.ts'
import { visitPages } from './support/visit-pages.ts'
import { advanceUntilVisible } from './support/time.ts'

/**
 * Opens the overview twice: a page that was opened by its address cannot know how high its first banner is, so it shows it from the second time on.
 */
async function enterAgain(enter: Enter, page: Page, { world }: Simulator): Promise<void> {
  // What needs the user would take the banner's place.
  for (const row of transactionsOf(world, personaOf(world, 'trader'))) if (row.status === 'awaiting_confirmation') row.status = 'cancelled'
  await enter('trader', '/en/cabinet')
  const measured = async () =>
    (await page.context().cookies()).some(({ name, value }) => name === 'matu_ui' && /news\D+[1-9]/.test(decodeURIComponent(value)))
  await expect.poll(measured).toBe(true)
  await page.reload()
}

test('a banner closed in one tab disappears in the other and stays closed', nightly, async ({ page, context, enter, simulator }) => {
  await enterAgain(enter, page, simulator)
  const news = (on = page) => on.getByRole('complementary', { name: 'Announcement' })
  await expect(news()).toContainText('Summer promotion')
  const other = await context.newPage()
  await other.goto('/en/cabinet')
  await expect(news(other)).toContainText('Summer promotion')
  // It is closed here before the server knows.
  const server = Promise.withResolvers<void>()
  await page.route('**/api/promo-banner/close', async (route) => {
    await server.promise
    await route.continue()
  })
  await news().getByRole('button', { name: 'Dismiss announcement' }).click()
  await expect(news()).not.toContainText('Summer promotion')
  expect(calls(simulator, 'POST /api/promo-banner/close')).toEqual([])
  server.resolve()
  await expect(news(other)).not.toContainText('Summer promotion')
  await expect.poll(() => calls(simulator, 'POST /api/promo-banner/close').filter(({ status }) => status === 200).length).toBe(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Latest transactions' })).toBeVisible()
  await expect(page.getByText('Summer promotion')).toHaveCount(0)
})

test(
  'a banner that the server lists as closed stays closed, even if it is also listed as active',
  nightly,
  async ({ page, context, enter, simulator }) => {
    await enterAgain(enter, page, simulator)
    const news = page.getByRole('complementary', { name: 'Announcement' })
    await expect(news).toContainText('Summer promotion')
    let sent: { data: unknown[]; closed: string[] } = { data: [], closed: [] }
    await context.route('**/api/promo-banner/active', async (route) => {
      const response = await route.fetch()
      const { data } = (await response.json()) as { data: Array<{ type: string }> }
      sent = { data, closed: [data[0]!.type] }
      await route.fulfill({ response, json: sent })
    })
    expect((await context.cookies()).some(({ name, value }) => name === 'matu_ui' && value.includes('summer_promotion'))).toBe(false)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Latest transactions' })).toBeVisible()
    await expect.poll(() => sent.data.length).toBeGreaterThan(1)
    // The next banner appears.
    await expect(news).toContainText('Two-factor authentication is off')
    await expect(page.getByText('Summer promotion')).toHaveCount(0)
    expect(calls(simulator, 'POST /api/promo-banner/close')).toEqual([])
  },
)

test('a banner closed on another device stays closed', nightly, async ({ page, enter, simulator }) => {
  simulator.world.users.get('u-2')!.closed_banners.push('summer_promotion')
  await enterAgain(enter, page, simulator)
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toContainText('Two-factor authentication is off')
  await expect(page.getByText('Summer promotion')).toHaveCount(0)
})

test('a banner has one place, above everything else, and causes no layout shift there', nightly, async ({ page, enter, simulator }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const news = page.getByRole('complementary', { name: 'Announcement' })
  const below = page.getByRole('heading', { name: 'Latest transactions' })
  const top = async (): Promise<number> => (await below.boundingBox())!.y
  await enterAgain(enter, page, simulator)
  await expect(news).toContainText('Summer promotion')
  // The response arrives after everything else.
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/promo-banner/active', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.reload()
  await expect(below).toBeVisible()
  // Rank and security request their data when they are near the viewport.
  await page.getByRole('main').locator('[aria-busy="true"]').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  const before = await top()
  answer.resolve()
  await expect(news).toContainText('Summer promotion')
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
  expect((await news.boundingBox())!.y).toBeLessThan((await page.getByRole('region', { name: 'Total balance' }).boundingBox())!.y)
})

test('a banner with an unreadable state stays hidden', nightly, async ({ page, enter, simulator, pageErrors }) => {
  simulator.world.armed.push({ operation: 'GET /api/promo-banner/active', fault: '403', times: null })
  await enter('trader', '/en/cabinet')
  await expect(page.getByRole('heading', { name: 'Latest transactions' })).toBeVisible()
  await expect.poll(() => calls(simulator, 'GET /api/promo-banner/active').length).toBeGreaterThan(0)
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0)
  pageErrors.length = 0
})

test('the summer promotion: status, terms and the links between them', nightly, async ({ page, enter, simulator }) => {
  await enterAgain(enter, page, simulator)
  await page.getByRole('link', { name: 'View status' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Summer promotion: status' })).toBeFocused()
  const current = page.getByRole('listitem').filter({ hasText: 'Get 3 active referrals' })
  await expect(current).toHaveAttribute('aria-current', 'step')
  await expect(current.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect(page.getByText('Starts after step 3')).toBeVisible()
  await page.getByRole('link', { name: 'Promotion terms' }).click()
  await expect(page.getByRole('row', { name: 'Step 4 Keep your top-up in UTA until' })).toContainText('500 MATU')
  await page.getByRole('link', { name: 'View status' }).click()
  await expect(page).toHaveURL('/en/cabinet/promo-summer/status')
  // The page checks again after a minute: the season has ended.
  await page.clock.install()
  await page.reload()
  await expect(page.getByText('Get 3 active referrals')).toBeVisible()
  simulator.clock.advance(30 * 86_400_000)
  await advanceUntilVisible(page, 61_000, page.getByRole('heading', { name: 'The summer promotion is over' }))
})

test('the programme’s terms quote the programme’s own figures', nightly, async ({ page, enter, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter('trader', '/en/cabinet/affiliate-program')
  await expect(page.getByRole('listitem').filter({ hasText: 'Current' }).filter({ hasText: 'Middle' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(page.getByText('Master also requires 5,000 USDT of team volume every month.')).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/r\/VERA48$/)
})

test('help in the cabinet is available before verification, and its links lead to existing pages', nightly, async ({ page, enter }) => {
  await enter('new', '/en/cabinet/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await page.getByRole('searchbox').fill('confirm my account')
  await expect(page).toHaveURL(/\?q=confirm/)
  await page.getByRole('link', { name: 'Verification' }).click()
  await expect(page).toHaveURL('/en/cabinet/profile/verification')
})

test('every link of the help page leads to an existing page', nightly, async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/help')
  await expect(page.getByRole('searchbox')).toBeVisible()
  const addresses = await page
    .locator('main section details a')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
  expect(addresses.length).toBeGreaterThan(3)
  for (const { path: address, headings, missing } of await visitPages(page, addresses as string[])) {
    expect(headings, address).not.toBe('')
    expect(missing, address).toBeNull()
  }
})
