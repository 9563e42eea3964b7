import { testWithSettings } from './support/settings.ts'
import { calls, expect } from './support/test.ts'
import { requestsSettled } from './support/time.ts'
import { reviewButton, createWithdrawal, fillWithdrawal, sendButton, withdrawToWalletPath } from './support/withdraw.ts'

// A deployment without Idempotency-Key: outcomes can only be seen in the transactions.

const test = testWithSettings({ idempotency: false })

test('without keys a lost response leaves the outcome unknown, also after a reload: no page says that nothing happened', async ({
  page,
  simulator,
  enter,
  pageErrors,
}) => {
  await enter('trader', withdrawToWalletPath)
  simulator.world.armed.push({ operation: createWithdrawal, fault: 'cut-body', times: 1 })
  await fillWithdrawal(page, '25')
  await reviewButton(page).click()
  await sendButton(page).click()
  const unknown = page.getByText('We don’t know yet if this went through')
  for (const look of ['at once', 'after a reload']) {
    await expect(unknown, look).toBeVisible()
    await expect(page.getByText('Unlock the form only if the transaction isn’t there.', { exact: false }), look).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check again' }), look).toHaveCount(0)
    await requestsSettled(page)
    await page.clock.install()
    await page.clock.fastForward(300_000)
    await expect(page.getByText('It didn’t go through'), look).toHaveCount(0)
    await expect(unknown, look).toBeVisible()
    await page.reload()
  }
  expect(calls(simulator, createWithdrawal).map(({ idempotency_key }) => idempotency_key)).toEqual([null])
  expect(simulator.log.filter(({ query }) => query.includes('idempotency_key'))).toEqual([])
  expect(pageErrors.splice(0)).toEqual(['error: MATU unknown-outcome: unknown-outcome createWithdrawal'])
})
