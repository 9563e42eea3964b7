import { calls, expect, test } from './support/test.ts'
import { passUntil } from './support/time.ts'

const post = 'POST /api/uta/subscribe'

test.beforeEach(async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta/subscribe')
  await expect(page.getByRole('radio', { name: /^UTA 90/ })).toBeChecked()
})

test('a plan is chosen, looked at again, paid once, and extends what runs', async ({ page, simulator }) => {
  await page.getByRole('radio', { name: /^UTA 180/ }).check()
  await expect(page.getByText('Balance after payment: 8,210.50 MATU')).toBeVisible()
  await page.getByRole('button', { name: /^Pay 210/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Extend for 210/ })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  expect(calls(simulator, post)).toHaveLength(0)
  await page.getByRole('button', { name: /^Pay 210/ }).click()
  await dialog.getByRole('button', { name: /^Pay 210/ }).dblclick()
  await expect(page.getByRole('heading', { name: 'You’re subscribed to UTA 180' })).toBeVisible()
  expect(calls(simulator, post)).toHaveLength(1)
  await page.getByRole('link', { name: 'Open UTA' }).click()
  await expect(page.getByText(/^Day \d+ of 270$/)).toBeVisible()
})

test('an answer that fails after the payment is looked up; the form stays locked and nothing is paid twice', async ({
  page,
  simulator,
  faults,
}) => {
  await page.clock.install()
  simulator.world.armed.push({ operation: post, fault: 'after:cut-body', times: 1 })
  await page.getByRole('button', { name: /^Pay 120/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay 120/ })
    .click()
  await passUntil(page, 2_000, page.getByRole('heading', { name: 'You’re subscribed to UTA 90' }))
  expect(calls(simulator, post)).toHaveLength(1)
  // Support hears of it.
  expect(faults.splice(0)).toEqual([expect.stringContaining('unknown-outcome subscribeToUta')])
})

test('back at the review leads to the plans, forward to the review, and what was bought takes its place', async ({ page, simulator }) => {
  await page.getByRole('radio', { name: /^UTA 180/ }).check()
  await page.getByRole('button', { name: /^Pay 210/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Extend for 210/ })
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /^UTA 180/ })).toBeChecked()
  await page.goForward()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: /^Pay 210/ }).click()
  await expect(page.getByRole('heading', { name: 'You’re subscribed to UTA 180' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You’re subscribed to UTA 180' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: /^UTA 180/ })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(calls(simulator, post)).toHaveLength(1)
})
