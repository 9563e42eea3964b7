import { iso } from '#mocks/world/clock.ts'
import { personaOf } from '#mocks/world/world.ts'
import { testWithSettings } from './support/settings.ts'
import { calls, code, expect } from './support/test.ts'
import { codeField, createWithdrawal, fillWithdrawal, reviewButton, sendButton, withdrawToWalletPath } from './support/withdraw.ts'

// Where money is lost elsewhere: a deployment that wants large first withdrawals to be tested.
const test = testWithSettings({ test_transfer_from: '1000' })

const stranger = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'
const before = /^You’ve withdrawn to this address before/

test('a large first withdrawal is tested by a small one; the address is then marked, and not tested again', async ({
  page,
  enter,
  simulator,
}) => {
  await enter('trader', withdrawToWalletPath)
  await fillWithdrawal(page, '1500', stranger)
  await page.getByRole('button', { name: /^Start with 10/ }).click()
  await expect(page.getByText(/withdraw the remaining 1,490\.00/)).toBeVisible()
  await expect(page.getByText(before)).toHaveCount(0)
  await reviewButton(page).click()
  await sendButton(page).click()
  await codeField(page).fill(code)
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
  expect(calls(simulator, createWithdrawal).map(({ body }) => (body as { amount: string }).amount)).toEqual(['10'])
  simulator.clock.advance(21_000)
  await page.goto(withdrawToWalletPath)
  await fillWithdrawal(page, '1490', stranger)
  await expect(page.getByText(before)).toBeVisible()
  await expect(page.getByText('Send a small test first?')).toHaveCount(0)
  await reviewButton(page).click()
  await expect(page.getByRole('heading', { name: 'Review before sending' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Review before sending' }).getByText(before)).toBeVisible()
})

test('a withdrawal past its announced time says which step it is in and what to do', async ({ page, enter, simulator }) => {
  await enter('trader', withdrawToWalletPath)
  await fillWithdrawal(page, '25', stranger)
  await reviewButton(page).click()
  await sendButton(page).click()
  await codeField(page).fill(code)
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
  const record = [...personaOf(simulator.world, 'trader').withdrawals.values()].find(({ view }) => view.amount === '25')!
  record.confirmed_at = simulator.clock.now() + 3_600_000
  record.view.processed_until = iso(simulator.clock.now() - 3_600_000)
  await page.reload()
  await expect(page.getByText('This is taking longer than usual')).toBeVisible()
  await expect(page.getByText(/You can cancel until processing starts/)).toBeVisible()
})
