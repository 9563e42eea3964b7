import { calls, expect, nightly, test } from './support/test.ts'
import { advanceUntilVisible } from './support/time.ts'

const post = 'POST /api/uta/subscribe'

test.beforeEach(async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta/subscribe')
  await expect(page.getByRole('radio', { name: /^UTA 90/ })).toBeChecked()
})

test('a plan is chosen, reviewed and paid once, and extends the current subscription', async ({ page, simulator }) => {
  await page.getByRole('radio', { name: /^UTA 180/ }).check()
  await expect(page.getByText('Balance after payment: 8,210.5000 MATU')).toBeVisible()
  await page.getByRole('button', { name: /^Pay 210/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Extend for 210/ })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  expect(calls(simulator, post)).toHaveLength(0)
  await page.getByRole('button', { name: /^Pay 210/ }).click()
  await dialog.getByRole('button', { name: /^Pay 210/ }).dblclick()
  // Screen readers read the result.
  await expect(page.getByRole('heading', { name: 'You’re subscribed to UTA 180' })).toBeFocused()
  expect(calls(simulator, post)).toHaveLength(1)
  await page.getByRole('link', { name: 'Open UTA' }).click()
  await expect(page.getByText(/^Day \d+ of 270$/)).toBeVisible()
})

test(
  'looks up the outcome when the response to a payment fails; the form stays locked and nothing is paid twice',
  nightly,
  async ({ page, simulator, pageErrors }) => {
    await page.clock.install()
    simulator.world.armed.push({ operation: post, fault: 'after:cut-body', times: 1 })
    await page.getByRole('button', { name: /^Pay 120/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay 120/ })
      .click()
    await advanceUntilVisible(page, 2_000, page.getByRole('heading', { name: 'You’re subscribed to UTA 90' }))
    expect(calls(simulator, post)).toHaveLength(1)
    // The error is reported.
    expect(pageErrors.splice(0)).toEqual([expect.stringContaining('unknown-outcome subscribeToUta')])
  },
)

test(
  'going back from the review shows the plans, going forward the review; the receipt replaces it',
  nightly,
  async ({ page, simulator }) => {
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
  },
)
