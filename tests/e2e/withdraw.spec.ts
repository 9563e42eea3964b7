import { calls, code, expect, nightly, test } from './support/test.ts'
import { advanceUntilVisible } from './support/time.ts'
import {
  recipient,
  codeField,
  reviewButton,
  confirmWithdrawal,
  createWithdrawal,
  fillWithdrawal,
  sendButton,
  withdrawToWalletPath,
} from './support/withdraw.ts'

test.beforeEach(async ({ page, enter }) => {
  await enter('trader', withdrawToWalletPath)
  await expect(reviewButton(page)).toBeVisible()
})

test('review, a wrong, an expired and the right code; the withdrawal is followed to its end and survives a reload', async ({
  page,
  simulator,
}) => {
  await fillWithdrawal(page, '100.000000000000000001')
  await reviewButton(page).click()
  await expect(page.getByRole('heading', { name: 'Review before sending' })).toBeFocused()
  await expect(page.getByRole('definition').filter({ hasText: '100.000000000000000001' }).last()).toBeVisible()
  await sendButton(page).click()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  expect(calls(simulator, createWithdrawal)).toHaveLength(1)

  await codeField(page).fill('000000')
  await expect(
    page
      .getByText(/4/)
      .and(page.getByText(/attempt/i))
      .first(),
  ).toBeVisible()
  await codeField(page).fill('111111')
  await expect(page.getByText(/expired/i).first()).toBeVisible()
  await codeField(page).fill(code)
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
  simulator.clock.advance(11_000)
  await page.clock.install()
  await page.reload()
  await expect(page.getByText(/confirmations/).first()).toBeVisible()
  simulator.clock.advance(10_000)
  await advanceUntilVisible(page, 3_000, page.getByText('Your withdrawal has arrived.'))
  await expect(page.getByRole('button', { name: 'New withdrawal' })).toBeVisible()
  expect(calls(simulator, confirmWithdrawal).filter(({ status }) => status === 200)).toHaveLength(1)
})

test('too much, the own address and the zero address are refused before a request is sent', nightly, async ({ page, simulator }) => {
  await fillWithdrawal(page, '99999', '0x3ed21b7C94af60835DB1c0e7718F2Aa94C6B50D8')
  await reviewButton(page).click()
  await expect(page.getByText(/over your available balance/)).toBeVisible()
  await expect(page.getByText('This is your own deposit address. Enter another one.')).toBeVisible()
  await fillWithdrawal(page, '10', `0x${'0'.repeat(40)}`)
  await reviewButton(page).click()
  await expect(page.getByText('This is the zero address. Tokens sent there are lost.')).toBeVisible()
  expect(calls(simulator, createWithdrawal)).toHaveLength(0)
})

test('Max is exact, and leaves the fee if it is in the same token', nightly, async ({ page, simulator }) => {
  await page.getByRole('radio', { name: /^USDT/ }).check()
  await page.getByRole('button', { name: 'Max' }).click()
  await page.getByLabel('BEP-20 address', { exact: true }).fill(recipient)
  await reviewButton(page).click()
  await expect(page.getByText('3,213.30').filter({ visible: true }).first()).toBeVisible()
  await sendButton(page).click()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  const made = [...simulator.world.users.values()]
    .flatMap((user) => [...user.withdrawals.values()])
    .find(({ view }) => view.amount === '3215.8')
  expect(made?.view.net_amount).toBe('3213.3')
})

test('the second click of a double click does not confirm the review that the first one opened', nightly, async ({ page, simulator }) => {
  await fillWithdrawal(page, '10')
  const edit = page.getByRole('button', { name: 'Edit' })
  await reviewButton(page).click()
  for (const button of [edit, sendButton(page)]) {
    await button.hover()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
  }
  await expect(page.getByRole('heading', { name: 'Review before sending' })).toBeVisible()
  expect(calls(simulator, createWithdrawal)).toHaveLength(0)
  await sendButton(page).click()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  expect(calls(simulator, createWithdrawal)).toHaveLength(1)
})

test('a double click, three clicks in one task and Enter send one request', async ({ page, simulator }) => {
  await fillWithdrawal(page, '10')
  await reviewButton(page).dblclick()
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
    button.click()
  })
  await expect(page).toHaveURL(/\?receipt=wd-/)
  await codeField(page).fill(code)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
  expect(calls(simulator, createWithdrawal)).toHaveLength(1)
  expect(calls(simulator, confirmWithdrawal)).toHaveLength(1)
  // Going back shows an empty form, what still waits, and sends nothing.
  await page.goBack()
  await expect(page.getByText(/^Your withdrawal of 320\.0000.MATU is waiting for its code/)).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveValue('')
  expect(calls(simulator, createWithdrawal)).toHaveLength(1)
})

test('a withdrawal that waits for its code can be continued from the transactions', nightly, async ({ page }) => {
  await fillWithdrawal(page, '40')
  await reviewButton(page).click()
  await sendButton(page).click()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  const own = page.url()
  // Back, the form says what waits.
  await page.goBack()
  await expect(page.getByText(/^Your withdrawal of 40\.00.USDT is waiting for its code/)).toBeVisible()
  await page.getByRole('link', { name: 'Enter code' }).first().click()
  await expect(page).toHaveURL(own)
  await page.goto('/en/cabinet/trade/transactions?type=withdrawal')
  await page
    .getByRole('row', { name: /^Withdrawal/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'View withdrawal' }).click()
  await expect(page).toHaveURL(own)
  await expect(codeField(page)).toBeVisible()
})

test('cancelled before processing, with a lost response: looked up, requested once, everything is returned (F5)', async ({
  page,
  simulator,
  pageErrors,
}) => {
  await fillWithdrawal(page, '40')
  await reviewButton(page).click()
  await sendButton(page).click()
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
  simulator.world.armed.push({ operation: confirmWithdrawal, fault: 'after:cut-body', times: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).dblclick()
  await expect(page.getByText('You canceled this withdrawal. The full amount is back in your balance.').first()).toBeVisible()
  expect(calls(simulator, confirmWithdrawal)).toHaveLength(1)
  expect(pageErrors.splice(0)).toEqual(['error: MATU unknown-outcome: unknown-outcome confirmWithdrawal'])
  await page.getByRole('button', { name: 'New withdrawal' }).click()
  await expect(page).toHaveURL(withdrawToWalletPath)
  await expect(page.getByText('3,215.80 USDT').first()).toBeVisible()
})

test('a code expires, and a new one can be requested after a minute', nightly, async ({ page, simulator }) => {
  await fillWithdrawal(page, '40')
  await reviewButton(page).click()
  await sendButton(page).click()
  await expect(page.getByText(/New code in/)).toBeVisible()
  await page.clock.install()
  simulator.clock.advance(61_000)
  await page.reload()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByText(/New code in/)).toBeVisible()
  simulator.clock.advance(5 * 60_000)
  await page.reload()
  await expect(page.getByText('The code wasn’t entered in time. The full amount is back in your balance.').first()).toBeVisible()
})

test('going back from the review shows the filled form, going forward the review', nightly, async ({ page, enter }) => {
  await enter('trader', withdrawToWalletPath)
  await fillWithdrawal(page, '25')
  await reviewButton(page).click()
  await expect(sendButton(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(withdrawToWalletPath)
  await expect(reviewButton(page)).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveValue('25.00')
  await expect(page.getByLabel('BEP-20 address', { exact: true })).toHaveValue(recipient)
  await page.goForward()
  await expect(sendButton(page)).toBeVisible()
  await page.reload()
  await expect(sendButton(page)).toBeVisible()
  await page.goBack()
  await expect(reviewButton(page)).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveValue('25.00')
})
