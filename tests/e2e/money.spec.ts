import { calls, expect, nightly, test } from './support/test.ts'

test(
  'UTA withdrawal: a response lost after the commit is looked up by its key, and nothing is sent again (F5)',
  nightly,
  async ({ page, enter, simulator, pageErrors }) => {
    const post = 'POST /api/uta/withdraw'
    await enter('trader', '/en/cabinet/trade/uta/withdrawal')
    await page.getByLabel('Amount to withdraw from UTA').fill('250')
    await page.getByRole('button', { name: 'Continue' }).click()
    simulator.world.armed.push({ operation: post, fault: 'after:cut-body', times: 1 })
    simulator.world.armed.push({ operation: 'GET /api/transactions', fault: '500', times: null })
    const send = page.getByRole('button', { name: /^Withdraw 250/ })
    await send.click()
    await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
    await expect(send).toBeDisabled()
    simulator.world.armed.splice(0)
    await page.getByRole('button', { name: 'Check again' }).click()
    const receipt = page.getByRole('region', { name: 'Receipt: Withdrawal from UTA' })
    // The receipt has replaced the focused element.
    await expect(receipt.getByRole('heading')).toBeFocused()
    await expect(page).toHaveURL(/\?receipt=/)
    expect(calls(simulator, post)).toHaveLength(1)
    expect(calls(simulator, 'GET /api/transactions').some(({ query }) => query.includes('idempotency_key'))).toBe(true)
    expect(pageErrors.splice(0)).toEqual([expect.stringContaining('unknown-outcome withdrawFromUta')])
  },
)

test('a token of the assets links to its own withdrawal', nightly, async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/actives')
  await page
    .getByRole('link', { name: /^Withdraw BNB/ })
    .first()
    .click()
  await expect(page).toHaveURL('/en/cabinet/actives/withdraw?token=BNB')
  await page.getByRole('link', { name: 'To a wallet' }).click()
  await expect(page).toHaveURL('/en/cabinet/actives/withdraw/wallet?token=BNB')
  await expect(page.getByText(/^Available .*BNB$/).first()).toBeVisible()
})
