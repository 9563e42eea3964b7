import { testReadRecovery } from './support/read-failure.ts'
import { walk } from './support/steps.ts'
import { calls, code, expect, test } from './support/test.ts'
import { settled } from './support/time.ts'
import { cells, check, confirm, send, wallet } from './support/withdraw.ts'

// The other ways out: a trusted wallet, a card, nothing yet; and what a page of them says when it cannot read.

test('to a trusted wallet: chosen, a wrong and an expired code, then the right one, whose answer is cut after the server took it (F5)', async ({
  page,
  enter,
  simulator,
  faults,
}) => {
  await enter('secure', wallet)
  await expect(page.getByRole('radio', { name: /Cold wallet/ })).toBeChecked()
  await page.getByLabel('Amount').fill('12.5')
  await check(page).click()
  await expect(page.getByText('To Cold wallet')).toBeVisible()
  await send(page).click()
  await expect(page.getByText(/authenticator app/)).toBeVisible()
  for (const [given, said] of [
    ['000000', /is incorrect/],
    ['111111', /expired/],
  ] as const) {
    await cells(page).fill(given)
    await expect(page.getByText(said).first()).toBeVisible()
  }
  simulator.world.armed.push({ operation: confirm, fault: 'after:cut-body', times: 1 })
  await cells(page).fill(code)
  // Looked up by itself: the withdrawal is on its way, and nothing was sent again.
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
  await expect(page.getByText('Cold wallet').first()).toBeVisible()
  expect(calls(simulator, confirm).map(({ status }) => status)).toEqual([422, 422, 200])
  expect(faults.splice(0)).toEqual(['error: MATU unknown-outcome: unknown-outcome confirmWithdrawal'])
})

test('as money to a card: masked, checked, with its net amount', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/actives/withdraw')
  await page.getByRole('link', { name: 'Withdraw to a card' }).click()
  await page.getByLabel('Amount').fill('100')
  await page.getByLabel('Card number').pressSequentially('4111111111111111')
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111')
  await page.getByLabel('Name on the card').fill('VERA LINDT')
  // The server gives no rate: who converts is said before the amount is given and before it is sent.
  const converts = page.getByText(/^The amount is in USDT, before conversion\. Your bank converts it/)
  await expect(converts).toBeVisible()
  await check(page).click()
  const review = page.getByRole('region', { name: 'Review before sending' })
  await expect(review.getByText(/^The amount is in USDT, before conversion\. Your bank converts it/)).toBeVisible()
  await expect(review.getByText('To the card, before conversion')).toBeVisible()
  // Back leads to the form with everything in it, forward to the review.
  await expect(send(page)).toBeVisible()
  await page.goBack()
  await expect(check(page)).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveValue('100')
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111')
  await expect(page.getByLabel('Name on the card')).toHaveValue('VERA LINDT')
  await page.goForward()
  await send(page).click()
  await cells(page).fill(code)
  await expect(page.getByText('•••• 1111').first()).toBeVisible()
})

test('blocked until a date: reason, date and countdown by the clock of the server, and open when it is over', async ({
  page,
  enter,
  simulator,
}) => {
  await enter('blocked', wallet)
  await expect(page.getByRole('heading', { name: /^Withdrawals resume on/ })).toBeVisible()
  await expect(page.getByText(/Your password was changed/)).toBeVisible()
  await expect(page.getByText(/days? \d+ hours? left/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Resumes on/ })).toBeDisabled()
  simulator.clock.advance(8 * 24 * 3_600_000)
  await page.reload()
  await expect(check(page)).toBeEnabled()
})

test('a switch that is saved leaves a block of withdrawals where it is, on every page that tells of it', async ({
  page,
  enter,
  simulator,
}) => {
  await enter('blocked', '/en/cabinet/profile/safety')
  const opens = page.getByRole('main').getByText(/^Withdrawals resume on /)
  await expect(opens).toBeVisible()
  const byEmail = page.getByRole('switch', { name: 'By email' })
  const before = await byEmail.isChecked()
  await byEmail.click()
  // The server answers the setting that was written and no other.
  await expect.poll(() => calls(simulator, 'PUT /api/users/settings').map(({ status }) => status)).toEqual([200])
  await settled(page)
  await expect(byEmail).toBeChecked({ checked: !before })
  await expect(opens).toBeVisible()
  for (const path of ['', '/actives', '/actives/withdraw', '/actives/withdraw/wallet', '/actives/withdraw/fiat-money', '/profile/safety']) {
    const [{ text } = { text: '' }] = await walk(page, [`/en/cabinet${path}`])
    expect(text, path).toMatch(/Withdrawals resume on |Resumes on /)
  }
  await walk(page, ['/en/cabinet/trade/uta/withdrawal'])
  await expect(page.getByRole('heading', { name: 'Withdrawals from UTA are paused' })).toBeVisible()
  // Each page names the settings that it reads.
  const asked = simulator.log
    .filter(({ operation }) => operation === 'GET /api/users/settings')
    .map(({ query }) => decodeURIComponent(query))
  expect(asked.length).toBeGreaterThan(0)
  for (const query of asked) expect(query).toContain('keys[]=withdraws_blocked_until')
})

const says = /Couldn’t load/
testReadRecovery([
  { path: '/en/cabinet/actives/withdraw', title: 'Withdrawal', operation: 'GET /api/users/settings', says, there: 'Withdraw to a card' },
  { path: wallet, title: 'Withdraw to a wallet', operation: 'GET /api/balances', says, there: 'Review details' },
  {
    path: '/en/cabinet/actives/withdraw/fiat-money',
    title: 'Withdraw to a card',
    operation: 'GET /api/prefences',
    says,
    there: 'Review details',
  },
  {
    path: `${wallet}?receipt=wd-77`,
    title: 'Withdraw to a wallet',
    operation: 'GET /api/withdraw/{id}',
    says,
    there: 'Cancel withdrawal',
  },
])
