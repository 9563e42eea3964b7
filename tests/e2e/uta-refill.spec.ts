import type { Page } from '@playwright/test'
import { calls, expect, nightly, test } from './support/test.ts'
import { advanceUntil, advanceUntilVisible } from './support/time.ts'

const post = 'POST /api/uta/delegate'
const poll = 'GET /api/uta/delegate/{requestId}'
const address = '/en/cabinet/trade/uta/refill'
/** The pause between two polls, ms. */
const EVERY = 2_000

async function begin(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Top-up amount').fill(amount)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Top up UTA with / }).click()
}

const ring = (page: Page) => page.getByRole('img', { name: /^Check \d+ of 20$/ })

test.beforeEach(async ({ page, enter }) => {
  await enter('trader', address)
  await expect(page.getByLabel('Top-up amount')).toBeVisible()
})

test('keeps the first typed amount, and the summary follows it', nightly, async ({ page }) => {
  const amount = page.getByLabel('Top-up amount')
  await amount.click()
  await page.keyboard.type('512.5')
  await expect(amount).toHaveValue('512.5')
  await expect(page.getByText('UTA balance after the transfer: 6,752.68 USDT')).toBeVisible()
})

test('going back from the review shows the filled form, going forward the review', nightly, async ({ page, simulator }) => {
  const amount = page.getByLabel('Top-up amount')
  const review = page.getByRole('heading', { name: 'Review the transfer' })
  await amount.fill('250')
  await page.getByRole('radio', { name: /^USDT/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(review).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(amount).toBeVisible()
  await expect(amount).toHaveValue('250.00')
  await expect(page.getByRole('radio', { name: /^USDT/ })).toBeChecked()
  await page.goForward()
  await expect(page.getByRole('button', { name: /^Top up UTA with 250/ })).toBeVisible()
  // "Edit" goes back too, and changed values are reviewed again.
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await amount.fill('260')
  await page.goForward()
  await expect(amount).toBeVisible()
  await expect(amount).toHaveValue(/^260(\.00)?$/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: /^Top up UTA with 260/ })).toBeVisible()
  await page.goBack()
  await expect(amount).toBeVisible()
  await expect(amount).toHaveValue(/^260(\.00)?$/)
  expect(calls(simulator, post)).toHaveLength(0)
})

test('an amount below the plan’s minimum is refused at the field, which says the minimum', nightly, async ({ page, simulator }) => {
  const amount = page.getByLabel('Top-up amount')
  await amount.fill('50')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(amount).toHaveAccessibleDescription(/Minimum amount: 100\.00.USDT/)
  await expect(page.getByRole('button', { name: /^Top up UTA with / })).toHaveCount(0)
  expect(calls(simulator, post)).toEqual([])
  await amount.fill('100')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: /^Top up UTA with / })).toBeVisible()
})

for (const [amount, attempts] of [
  ['100.01', 1],
  ['100.19', 19],
  ['100.20', 20],
] as const)
  test(`a refill that is confirmed at attempt ${attempts} reaches UTA`, nightly, async ({ page, simulator }) => {
    await page.clock.install()
    await begin(page, amount)
    await advanceUntilVisible(page, EVERY, page.getByRole('heading', { name: `${amount} USDT added to UTA` }))
    expect(calls(simulator, post)).toHaveLength(1)
    expect(calls(simulator, poll)).toHaveLength(attempts)
    await page.getByRole('link', { name: 'View transaction' }).click()
    await expect(page.getByRole('dialog', { name: 'UTA top-up' })).toBeVisible()
  })

test('without a result: twenty attempts, then "still processing", a manual check and next steps', async ({ page, simulator }) => {
  await page.clock.install()
  await begin(page, '100.77')
  await expect(ring(page)).toBeVisible()
  await advanceUntilVisible(page, EVERY, page.getByRole('heading', { name: 'Still no answer' }))
  expect(calls(simulator, poll)).toHaveLength(20)
  await page.clock.runFor(20_000)
  expect(calls(simulator, poll)).toHaveLength(20)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText(/^Last checked at .*: still processing$/)).toBeVisible()
  await expect.poll(() => calls(simulator, poll).length).toBe(21)
  await page.getByRole('button', { name: 'New top-up' }).click()
  await expect(page.getByLabel('Top-up amount')).toBeVisible()
})

test('a failed refill explains why and says that everything was returned', nightly, async ({ page }) => {
  await page.clock.install()
  await begin(page, '100.66')
  await advanceUntilVisible(page, EVERY, page.getByRole('heading', { name: 'The transfer failed' }))
  await expect(page.getByText(/returned to your assets/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Available 3,215.80 USDT')).toBeVisible()
})

test('a lost connection pauses the attempts and does not count them', nightly, async ({ page, context, simulator }) => {
  await page.clock.install()
  await begin(page, '100.05')
  const asked = () => calls(simulator, poll).length
  await advanceUntil(page, EVERY, () => asked() >= 2)
  await context.setOffline(true)
  await expect(page.getByRole('heading', { name: 'Waiting for connection' })).toBeVisible()
  const before = asked()
  expect(before).toBeLessThan(5)
  await page.clock.runFor(20_000)
  await expect(page.getByRole('heading', { name: 'Waiting for connection' })).toBeVisible()
  await context.setOffline(false)
  await advanceUntilVisible(page, EVERY, page.getByRole('heading', { name: '100.05 USDT added to UTA' }))
  expect(asked()).toBe(5)
})

test('looks up the outcome when the response is lost, and sends nothing twice', nightly, async ({ page, simulator, pageErrors }) => {
  await page.clock.install()
  simulator.world.armed.push({ operation: post, fault: 'after:cut-body', times: 1 })
  await begin(page, '100.02')
  await advanceUntilVisible(page, EVERY, page.getByRole('heading', { name: '100.02 USDT added to UTA' }))
  expect(calls(simulator, post)).toHaveLength(1)
  expect(calls(simulator, 'GET /api/transactions').some(({ query }) => query.includes('idempotency_key'))).toBe(true)
  // The error is reported.
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('unknown-outcome requestUtaDelegation')])
})

test('a reload continues with the next attempt', async ({ page, simulator }) => {
  await page.clock.install()
  await begin(page, '100.06')
  await advanceUntil(page, EVERY, () => calls(simulator, poll).length >= 2)
  await page.reload()
  await expect(ring(page)).toBeVisible()
  await advanceUntilVisible(page, EVERY, page.getByRole('heading', { name: '100.06 USDT added to UTA' }))
  expect(calls(simulator, post)).toHaveLength(1)
  expect(calls(simulator, poll)).toHaveLength(6)
})

test('a second tab follows without polling, and takes over when the first is closed', nightly, async ({ page, context, simulator }) => {
  await page.clock.install()
  await begin(page, '100.07')
  await advanceUntil(page, EVERY, () => calls(simulator, poll).length >= 2)
  const second = await context.newPage()
  await second.goto(address)
  await expect(ring(second)).toBeVisible()
  await page.close()
  await advanceUntilVisible(second, EVERY, second.getByRole('heading', { name: '100.07 USDT added to UTA' }))
  expect(calls(simulator, post)).toHaveLength(1)
  expect(calls(simulator, poll)).toHaveLength(7)
})

test('a double click moves the money once', nightly, async ({ page, simulator }) => {
  await page.getByLabel('Top-up amount').fill('100.01')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Top up UTA with / }).dblclick()
  await expect(page.getByRole('heading', { name: '100.01 USDT added to UTA' })).toBeVisible()
  expect(calls(simulator, post)).toHaveLength(1)
})
