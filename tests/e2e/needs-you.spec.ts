import type { Page } from '@playwright/test'
import { addTransaction } from '#mocks/world/transactions.ts'
import { code, expect, nightly, test } from './support/test.ts'
import { codeField } from './support/withdraw.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Needs attention' })
const overview = (page: Page, note: string) => page.getByRole('navigation').getByRole('link', { name: `Overview${note}`, exact: true })

/** Sums up the layout shifts of each page that is opened. */
const measureShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

for (const [name, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const)
  test(
    `a withdrawal that waits for its code comes first on ${name}, moves nothing, and leaves with its code`,
    nightly,
    async ({ page, enter }) => {
      await page.setViewportSize(size)
      await measureShifts(page)
      await enter('trader', '/en/cabinet')
      const balance = page.getByRole('heading', { name: 'Total balance' })
      // The first visit has no space for it: it lies over the lower edge of the window. Later it comes first, into reserved space.
      const security = page.getByRole('region', { name: 'Account security' })
      const heights: number[] = []
      for (const first of [true, false]) {
        if (!first) await page.reload()
        await expect(list(page)).toContainText(/Your withdrawal of 320\.0000.MATU is waiting for its code/)
        if (first) await expect(list(page).getByRole('link', { name: 'Enter code' })).toBeInViewport({ ratio: 1 })
        // On a phone, rank and security request their data when they are near the viewport.
        if (name === 'a phone') await page.mouse.wheel(0, 600)
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
        const [at, above] = await Promise.all([list(page), balance].map(async (one) => (await one.boundingBox())!))
        expect(at!.y < above!.y).toBe(!first)
        if (!first) {
          await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0)
          if (name === 'a desktop') expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900)
        }
        expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.01)
        heights.push((await security.boundingBox())!.height)
      }
      // Nor do they stretch the cards beside them.
      expect(heights[0]).toBeLessThanOrEqual(heights[1]!)
      await expect(overview(page, ', 1 item needs attention')).toBeVisible()

      await list(page).getByRole('link', { name: 'Enter code' }).click()
      await expect(page).toHaveURL(/\/withdraw\/wallet\?receipt=wd-77$/)
      await expect(overview(page, ', 1 item needs attention')).toBeVisible()
      await codeField(page).fill(code)
      await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
      await expect(overview(page, '')).toBeVisible()
      await overview(page, '').click()
      await expect(balance).toBeVisible()
      await expect(list(page)).toHaveCount(0)
    },
  )

test(
  'a withdrawal that waits for its code is there however old it is, and leaves with its code',
  nightly,
  async ({ page, enter, simulator }) => {
    await enter('trader', '/en/cabinet')
    await expect(list(page)).toBeVisible()
    const trader = [...simulator.world.users.values()].find(({ email }) => email === 'trader@matu.test')!
    const draft = { at: simulator.clock.now(), type: 'bonus', account: 'bonus', token: 'MATU', amount: '1' } as const
    for (let more = 0; more < 7; more++) addTransaction(simulator.world, trader, draft)
    await page.reload()
    await expect(page.getByRole('main').getByText('Code needed')).toHaveCount(0)
    await expect(list(page)).toContainText(/Your withdrawal of 320\.0000.MATU is waiting for its code/)
    await list(page).getByRole('link', { name: 'Enter code' }).click()
    await codeField(page).fill(code)
    await expect(overview(page, '')).toBeVisible()
  },
)

test('a trusted wallet on its waiting day says when it becomes active, and leads to its page', nightly, async ({ page, enter }) => {
  await enter('secure', '/en/cabinet')
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await expect(list(page)).toContainText(/“Travel phone” becomes active (today|tomorrow) at \d+:\d\d\s[AP]M/)
  await list(page).getByRole('link', { name: 'Open wallet' }).click()
  await expect(page).toHaveURL('/en/cabinet/profile/trusted-wallets/tw-3')
})

test('with nothing to do, nothing is drawn', nightly, async ({ page, enter }) => {
  await enter('empty', '/en/cabinet')
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  await expect(list(page)).toHaveCount(0)
  await expect(overview(page, '')).toBeVisible()
})
