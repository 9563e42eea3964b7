import { calls, expect, nightly, test } from './support/test.ts'
import { advanceUntilVisible } from './support/time.ts'

const post = 'POST /api/uta/withdraw'
const address = '/en/cabinet/trade/uta/withdrawal'

test('withdraws from UTA once, after a review, and shows a receipt that survives a reload', async ({ page, enter, simulator }) => {
  await enter('trader', address)
  const amount = page.getByLabel('Amount to withdraw from UTA')
  await expect(page.getByText('Available 4,740.18 USDT')).toBeVisible()
  await amount.fill('4740.19')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/0\.01.USDT over your available balance/)).toBeVisible()
  await amount.fill('250')
  await page.getByRole('radio', { name: /^USDT/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Withdraw 250/ }).dblclick()
  await expect(page).toHaveURL(/\?receipt=/)
  await expect(page.getByText(/247\.50/).first()).toBeVisible()
  expect(calls(simulator, post)).toHaveLength(1)
  await page.clock.install()
  await page.reload()
  const receipt = page.getByRole('region', { name: 'Receipt: Withdrawal from UTA' })
  await expect(receipt).toBeVisible()
  await expect(receipt.getByText('within 24 hours')).toBeVisible()
  await expect(page.locator('[aria-current="step"]')).toContainText('On its way')
  simulator.clock.advance(30_000)
  await advanceUntilVisible(page, 5_000, receipt.getByText('Completed'))
})

test(
  'going back from the review shows the filled form, going forward the review; the receipt replaces it',
  nightly,
  async ({ page, enter }) => {
    await enter('trader', address)
    const amount = page.getByLabel('Amount to withdraw from UTA')
    const send = page.getByRole('button', { name: /^Withdraw 250/ })
    await amount.fill('250')
    await page.getByRole('radio', { name: /^USDT/ }).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(send).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(amount).toBeVisible()
    await expect(amount).toHaveValue('250.00')
    await expect(page.getByRole('radio', { name: /^USDT/ })).toBeChecked()
    await page.goForward()
    await send.click()
    await expect(page).toHaveURL(/\?receipt=/)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(amount).toHaveValue('')
  },
)

test('blocked withdrawals from UTA show no form, but why, until when and the next steps', nightly, async ({ page, enter }) => {
  await enter('blocked', address)
  await expect(page.getByRole('heading', { name: /^Withdrawals from UTA resume on / })).toBeVisible()
  await expect(page.getByText(/Your password was changed/)).toBeVisible()
  await expect(page.getByText(/days? \d+ hours? left/)).toBeVisible()
  await expect(page.getByLabel('Amount to withdraw from UTA')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Change password' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Open UTA' }).click()
  await expect(page).toHaveURL('/en/cabinet/trade/uta')
})

test('shows the rewards of the partners’ UTA: the total, a chart and each one', nightly, async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta/ref-reward')
  await expect(page.getByText('From your referrals’ UTA', { exact: true })).toBeVisible()
  await page.getByText('Weeks', { exact: true }).click()
  await expect(page).toHaveURL('/en/cabinet/trade/uta/ref-reward?by=weeks')
  const latest = page.getByRole('region', { name: 'Latest rewards' })
  await latest.getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('dialog')).toContainText('UTA referral reward')
})
