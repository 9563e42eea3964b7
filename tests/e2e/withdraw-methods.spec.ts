import { testReadRecovery } from './support/read-failure.ts'
import { visitPages } from './support/visit-pages.ts'
import { calls, code, expect, nightly, test } from './support/test.ts'
import { requestsSettled } from './support/time.ts'
import { codeField, reviewButton, confirmWithdrawal, sendButton, withdrawToWalletPath } from './support/withdraw.ts'

// Withdrawals to a trusted wallet and to a card, blocked withdrawals, and failed requests.

test(
  'to a trusted wallet: a wrong and an expired code, then the right one, whose response is lost after the commit (F5)',
  nightly,
  async ({ page, enter, simulator, pageErrors }) => {
    await enter('secure', withdrawToWalletPath)
    await expect(page.getByRole('radio', { name: /Cold wallet/ })).toBeChecked()
    await page.getByLabel('Amount').fill('12.5')
    await reviewButton(page).click()
    await expect(page.getByText('To “Cold wallet”')).toBeVisible()
    await sendButton(page).click()
    await expect(page.getByText(/authenticator app/)).toBeVisible()
    for (const [given, said] of [
      ['000000', /is incorrect/],
      ['111111', /expired/],
    ] as const) {
      await codeField(page).fill(given)
      await expect(page.getByText(said).first()).toBeVisible()
    }
    simulator.world.armed.push({ operation: confirmWithdrawal, fault: 'after:cut-body', times: 1 })
    await codeField(page).fill(code)
    // The outcome is looked up: the withdrawal is being processed, and nothing was sent again.
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
    await expect(page.getByText('Cold wallet').first()).toBeVisible()
    expect(calls(simulator, confirmWithdrawal).map(({ status }) => status)).toEqual([422, 422, 200])
    expect(pageErrors.splice(0)).toEqual(['error: MATU unknown-outcome: unknown-outcome confirmWithdrawal'])
  },
)

test('to a card: the number is masked and checked, and the net amount is shown', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/actives/withdraw')
  await page.getByRole('link', { name: 'To a bank card' }).click()
  await page.getByLabel('Amount').fill('100')
  await page.getByLabel('Card number').pressSequentially('4111111111111111')
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111')
  await page.getByLabel('Name on the card').fill('VERA LINDT')
  // The server returns no rate: the page says who converts, before the amount is entered and before it is sent.
  const converts = page.getByText(/^The amount is in USDT, before conversion\. Your bank converts it/)
  await expect(converts).toBeVisible()
  await reviewButton(page).click()
  const review = page.getByRole('region', { name: 'Review before sending' })
  await expect(review.getByText(/^The amount is in USDT, before conversion\. Your bank converts it/)).toBeVisible()
  await expect(review.getByText('To the card, before conversion')).toBeVisible()
  // Going back shows the filled form, going forward the review.
  await expect(sendButton(page)).toBeVisible()
  await page.goBack()
  await expect(reviewButton(page)).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveValue('100.00')
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111')
  await expect(page.getByLabel('Name on the card')).toHaveValue('VERA LINDT')
  await page.goForward()
  await sendButton(page).click()
  await codeField(page).fill(code)
  await expect(page.getByText('•••• 1111').first()).toBeVisible()
})

test('blocked until a date: shows reason, date and a countdown by the server’s clock, and opens when it ends', async ({
  page,
  enter,
  simulator,
}) => {
  await enter('blocked', withdrawToWalletPath)
  await expect(page.getByRole('heading', { name: /^Withdrawals resume on/ })).toBeVisible()
  await expect(page.getByText(/Your password was changed/)).toBeVisible()
  await expect(page.getByText(/days? \d+ hours? left/)).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveCount(0)
  // What to do if the change was somebody else's.
  const steps = page.getByRole('region', { name: 'Wasn’t this you?' }).getByRole('listitem')
  await expect(steps.getByRole('link').nth(1)).toHaveText('Turn on')
  await steps.getByRole('link', { name: 'Change password' }).click()
  await expect(page).toHaveURL('/en/cabinet/profile/safety')
  await page.goBack()
  simulator.clock.advance(8 * 24 * 3_600_000)
  await page.reload()
  await expect(reviewButton(page)).toBeEnabled()
})

test('saving a switch does not hide a block of withdrawals on any page', nightly, async ({ page, enter, simulator }) => {
  await enter('blocked', '/en/cabinet/profile/safety')
  const opens = page.getByRole('main').getByText(/^Withdrawals resume on /)
  await expect(opens).toBeVisible()
  const byEmail = page.getByRole('switch', { name: 'By email' })
  const before = await byEmail.isChecked()
  await byEmail.click()
  // The server returns only the setting that was written.
  await expect.poll(() => calls(simulator, 'PUT /api/users/settings').map(({ status }) => status)).toEqual([200])
  await requestsSettled(page)
  await expect(byEmail).toBeChecked({ checked: !before })
  await expect(opens).toBeVisible()
  for (const path of ['', '/actives', '/actives/withdraw', '/actives/withdraw/wallet', '/actives/withdraw/fiat-money', '/profile/safety']) {
    const [{ text } = { text: '' }] = await visitPages(page, [`/en/cabinet${path}`])
    expect(text, path).toMatch(/Withdrawals resume on /)
  }
  await visitPages(page, ['/en/cabinet/trade/uta/withdrawal'])
  await expect(page.getByRole('heading', { name: /^Withdrawals from UTA resume on / })).toBeVisible()
  // Each page requests the settings that it needs.
  const asked = simulator.log
    .filter(({ operation }) => operation === 'GET /api/users/settings')
    .map(({ query }) => decodeURIComponent(query))
  expect(asked.length).toBeGreaterThan(0)
  for (const query of asked) expect(query).toContain('keys[]=withdraws_blocked_until')
})

const message = /Couldn’t load/
testReadRecovery([
  {
    path: '/en/cabinet/actives/withdraw',
    title: 'Withdrawal',
    operation: 'GET /api/users/settings',
    message,
    recovered: 'To a bank card',
  },
  { path: withdrawToWalletPath, title: 'Withdraw to a wallet', operation: 'GET /api/balances', message, recovered: 'Review details' },
  {
    path: '/en/cabinet/actives/withdraw/fiat-money',
    title: 'Withdraw to a card',
    operation: 'GET /api/prefences',
    message,
    recovered: 'Review details',
  },
  {
    path: `${withdrawToWalletPath}?receipt=wd-77`,
    title: 'Withdraw to a wallet',
    operation: 'GET /api/withdraw/{id}',
    message,
    recovered: 'Cancel withdrawal',
  },
])
