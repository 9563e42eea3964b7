import { calls, code, expect, test } from './support/test.ts'
import { passUntil } from './support/time.ts'
import { address, cells, check, confirm, create, fill, send, wallet } from './support/withdraw.ts'

test.beforeEach(async ({ page, enter }) => {
  await enter('trader', wallet)
  await expect(check(page)).toBeVisible()
})

test('review, a wrong code, an expired one and the right one; it is followed to its end and survives a reload', async ({
  page,
  simulator,
}) => {
  await fill(page, '100.000000000000000001')
  await check(page).click()
  await expect(page.getByRole('heading', { name: 'Review before sending' })).toBeFocused()
  await expect(page.getByRole('definition').filter({ hasText: '100.000000000000000001' }).last()).toBeVisible()
  await send(page).click()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  expect(calls(simulator, create)).toHaveLength(1)

  await cells(page).fill('000000')
  await expect(
    page
      .getByText(/4/)
      .and(page.getByText(/attempt/i))
      .first(),
  ).toBeVisible()
  await cells(page).fill('111111')
  await expect(page.getByText(/expired/i).first()).toBeVisible()
  await cells(page).fill(code)
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
  simulator.clock.advance(11_000)
  await page.clock.install()
  await page.reload()
  await expect(page.getByText(/confirmations/).first()).toBeVisible()
  simulator.clock.advance(10_000)
  await passUntil(page, 3_000, page.getByText('Your withdrawal has arrived.'))
  await expect(page.getByRole('button', { name: 'New withdrawal' })).toBeVisible()
  expect(calls(simulator, confirm).filter(({ status }) => status === 200)).toHaveLength(1)
})

test('more than there is, the own and the zero address are refused before anything is sent', async ({ page, simulator }) => {
  await fill(page, '99999', '0x3ed21b7C94af60835DB1c0e7718F2Aa94C6B50D8')
  await check(page).click()
  await expect(page.getByText(/more than your available balance/)).toBeVisible()
  await expect(page.getByText('This is your own deposit address. Enter another one.')).toBeVisible()
  await fill(page, '10', `0x${'0'.repeat(40)}`)
  await check(page).click()
  await expect(page.getByText('This is the zero address. Tokens sent there are lost.')).toBeVisible()
  expect(calls(simulator, create)).toHaveLength(0)
})

test('Max is exact, and with the fee in the same token the fee is part of it', async ({ page, simulator }) => {
  await page.getByRole('radio', { name: /^USDT/ }).check()
  await page.getByRole('button', { name: 'Max' }).click()
  await page.getByLabel('BEP-20 address', { exact: true }).fill(address)
  await check(page).click()
  await expect(page.getByText('3,213.30').first()).toBeVisible()
  await send(page).click()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  const made = [...simulator.world.users.values()]
    .flatMap((user) => [...user.withdrawals.values()])
    .find(({ view }) => view.amount === '3215.8')
  expect(made?.view.net_amount).toBe('3213.3')
})

test('the second click of a double click decides nothing at the review that the first one opened', async ({ page, simulator }) => {
  await fill(page, '10')
  const edit = page.getByRole('button', { name: 'Edit' })
  await check(page).click()
  for (const button of [edit, send(page)]) {
    await button.hover()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
  }
  await expect(page.getByRole('heading', { name: 'Review before sending' })).toBeVisible()
  expect(calls(simulator, create)).toHaveLength(0)
  await send(page).click()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  expect(calls(simulator, create)).toHaveLength(1)
})

test('a double click, three clicks in one task and Enter send one request', async ({ page, simulator }) => {
  await fill(page, '10')
  await check(page).dblclick()
  await send(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
    button.click()
  })
  await expect(page).toHaveURL(/\?receipt=wd-/)
  await cells(page).fill(code)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
  expect(calls(simulator, create)).toHaveLength(1)
  expect(calls(simulator, confirm)).toHaveLength(1)
  // Back: an empty form, and nothing is sent by it.
  await page.goBack()
  await expect(page.getByLabel('Amount')).toHaveValue('')
  expect(calls(simulator, create)).toHaveLength(1)
})

test('a withdrawal that waits for its code is found again among the transactions', async ({ page }) => {
  await fill(page, '40')
  await check(page).click()
  await send(page).click()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  const own = page.url()
  await page.goto('/en/cabinet/trade/transactions?type=withdrawal')
  await page
    .getByRole('row', { name: /^Withdrawal/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'View withdrawal' }).click()
  await expect(page).toHaveURL(own)
  await expect(cells(page)).toBeVisible()
})

test('cancelled before it is processed, by an answer that was cut: looked up, not asked twice, everything is back (F5)', async ({
  page,
  simulator,
  faults,
}) => {
  await fill(page, '40')
  await check(page).click()
  await send(page).click()
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
  simulator.world.armed.push({ operation: confirm, fault: 'after:cut-body', times: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).dblclick()
  await expect(page.getByText('You canceled this withdrawal. The full amount is back in your balance.').first()).toBeVisible()
  expect(calls(simulator, confirm)).toHaveLength(1)
  expect(faults.splice(0)).toEqual(['error: MATU unknown-outcome: unknown-outcome confirmWithdrawal'])
  await page.getByRole('button', { name: 'New withdrawal' }).click()
  await expect(page).toHaveURL(wallet)
  await expect(page.getByText('3,215.80 USDT').first()).toBeVisible()
})

test('a code that was not given in time expires, and a new one may be asked for after a minute', async ({ page, simulator }) => {
  await fill(page, '40')
  await check(page).click()
  await send(page).click()
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

test('back at the review leads to the form with everything in it, forward to the review', async ({ page, enter }) => {
  await enter('trader', wallet)
  await fill(page, '25')
  await check(page).click()
  await expect(send(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(wallet)
  await expect(check(page)).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveValue('25')
  await expect(page.getByLabel('BEP-20 address', { exact: true })).toHaveValue(address)
  await page.goForward()
  await expect(send(page)).toBeVisible()
  await page.reload()
  // Nothing is reviewed that was not typed on this page.
  await expect(check(page)).toBeVisible()
})
