import type { Page } from '@playwright/test'
import { clientOf } from '../unit/mocks/client.ts'
import { endSessions } from '#mocks/world/sessions.ts'
import { holdRequests } from './support/code.ts'
import { calls, code, expect, nightly, test } from './support/test.ts'
import { advanceUntil, advanceUntilVisible, pauseClock } from './support/time.ts'
import {
  recipient,
  codeField,
  reviewButton,
  createWithdrawal,
  fillWithdrawal,
  sendButton,
  withdrawToWalletPath,
} from './support/withdraw.ts'

// Outcomes of a withdrawal when the connection, the session or another tab interferes.

/** An unknown outcome is one log line without values. */
const said = (faults: string[]) => {
  expect(faults.filter((line) => line.includes('unknown-outcome'))).toEqual([
    'error: MATU unknown-outcome: unknown-outcome createWithdrawal',
  ])
  faults.splice(0)
}

test.beforeEach(async ({ page, enter }) => {
  await enter('trader', withdrawToWalletPath)
  await expect(reviewButton(page)).toBeVisible()
})

test('a response lost after the commit: the form is locked, the withdrawal is looked up by its key, found, and was sent once', async ({
  page,
  simulator,
  pageErrors,
}) => {
  simulator.world.armed.push({ operation: createWithdrawal, fault: 'cut-body', times: 1 })
  simulator.world.armed.push({ operation: 'GET /api/transactions', fault: '500', times: null })
  await fillWithdrawal(page, '25')
  await reviewButton(page).click()
  await sendButton(page).click()
  await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
  await expect(sendButton(page)).toBeDisabled()
  await page.clock.install()
  await page.reload()
  // After a reload the outcome is still unknown, and nothing can be sent.
  await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
  await expect(sendButton(page)).toBeDisabled()
  // The page looks up the outcome by itself, too. The clock stands still, so that the next look-up is the one of the click.
  await pauseClock(page)
  const checkAgain = page.getByRole('button', { name: 'Check again' })
  await advanceUntil(page, 500, () => checkAgain.isEnabled())
  simulator.world.armed.splice(0)
  await checkAgain.click()
  await page.clock.resume()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  await expect(codeField(page)).toBeVisible()
  expect(calls(simulator, createWithdrawal)).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('matu_pending'))).toBeNull()
  said(pageErrors)
})

/** Sends a withdrawal that succeeds, which shows that the server stores keys. */
const sendOne = async (page: Page) => {
  await fillWithdrawal(page, '25')
  await reviewButton(page).click()
  await sendButton(page).click()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  await page.goto(withdrawToWalletPath)
  await expect(reviewButton(page)).toBeVisible()
}

test(
  'a 500 before the commit: the withdrawal is not found and may be sent again with a new key',
  nightly,
  async ({ page, simulator, pageErrors }) => {
    await sendOne(page)
    simulator.world.armed.push({ operation: createWithdrawal, fault: '500', times: 1 })
    await page.clock.install()
    await fillWithdrawal(page, '25')
    await reviewButton(page).click()
    await sendButton(page).click()
    await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
    await advanceUntilVisible(page, 4_000, page.getByText('It didn’t go through'))
    await sendButton(page).click()
    await expect(page).toHaveURL(/\?receipt=wd-/)
    const keys = calls(simulator, createWithdrawal).map(({ idempotency_key }) => idempotency_key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(calls(simulator, createWithdrawal).map(({ status }) => status)).toEqual([201, 500, 201])
    said(pageErrors)
  },
)

test(
  'without evidence that the server stores keys, the user decides whether it was sent',
  nightly,
  async ({ page, simulator, pageErrors }) => {
    simulator.world.armed.push({ operation: createWithdrawal, fault: '500', times: 1 })
    await page.clock.install()
    await fillWithdrawal(page, '25')
    await reviewButton(page).click()
    await sendButton(page).click()
    const release = page.getByRole('button', { name: 'Unlock form' })
    await advanceUntilVisible(page, 4_000, release)
    await expect(page.getByText('It didn’t go through')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'View transactions' })).toHaveAttribute('href', /type=withdrawal/)
    await expect(sendButton(page)).toBeDisabled()
    await release.click()
    await expect(page.getByText('Nothing was charged')).toHaveCount(0)
    await expect(sendButton(page)).toBeEnabled()
    expect(calls(simulator, createWithdrawal)).toHaveLength(1)
    said(pageErrors)
  },
)

test(
  'with a device clock 65 s ahead, a reload does not give up a withdrawal that may still appear',
  nightly,
  async ({ page, simulator, pageErrors }) => {
    await sendOne(page)
    simulator.world.armed.push({ operation: createWithdrawal, fault: '500', times: 1 })
    await fillWithdrawal(page, '25')
    await reviewButton(page).click()
    await sendButton(page).click()
    await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
    await page.clock.install({ time: Date.now() + 65_000 })
    const before = calls(simulator, 'GET /api/transactions').length
    await page.reload()
    await expect
      .poll(() =>
        calls(simulator, 'GET /api/transactions')
          .slice(before)
          .some(({ query }) => query.includes('idempotency_key')),
      )
      .toBe(true)
    await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
    await expect(page.getByText('It didn’t go through')).toHaveCount(0)
    said(pageErrors)
  },
)

for (const [where, names] of [
  ['local storage is', ['localStorage']],
  ['all of Web Storage is', ['localStorage', 'sessionStorage']],
] as const)
  test(`when ${where} full, a reload still knows what was sent`, nightly, async ({ page, simulator, pageErrors }) => {
    simulator.world.armed.push({ operation: createWithdrawal, fault: 'cut-body', times: 1 })
    simulator.world.armed.push({ operation: 'GET /api/transactions', fault: '500', times: null })
    await page.addInitScript((full) => {
      for (const name of full)
        Object.defineProperty(window[name], 'setItem', {
          value() {
            throw new DOMException('full', 'QuotaExceededError')
          },
        })
    }, names)
    await page.reload()
    await fillWithdrawal(page, '25')
    await reviewButton(page).click()
    await sendButton(page).click()
    await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
    await page.reload()
    await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
    // Where nothing can be stored, what was typed is gone.
    await expect(reviewButton(page).or(sendButton(page))).toBeDisabled()
    expect(calls(simulator, createWithdrawal)).toHaveLength(1)
    said(pageErrors)
  })

test('two tabs that send the same at once: one is sent, and the second asks first', async ({ page, context, simulator }) => {
  const other = await context.newPage()
  await other.goto(withdrawToWalletPath)
  for (const one of [page, other]) {
    await fillWithdrawal(one, '25')
    await reviewButton(one).click()
    await expect(sendButton(one)).toBeEnabled()
  }
  // The first response is held back until the second tab waits for the first one.
  const release = await holdRequests(context, '**/api/withdraw')
  await Promise.all([page, other].map((one) => sendButton(one).click()))
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1)
  release()
  await expect.poll(() => [page, other].filter((one) => one.url().includes('?receipt=wd-')).length).toBe(1)
  const second = page.url().includes('?receipt=') ? other : page
  await expect(second.getByText('This was sent a moment ago')).toBeVisible()
  await expect(sendButton(second)).toBeEnabled()
  expect(calls(simulator, createWithdrawal)).toHaveLength(1)
})

test('restores the form when the session ends while it is open', nightly, async ({ page, simulator, signIn }) => {
  await fillWithdrawal(page, '123.45')
  endSessions(simulator.world.sessions, null)
  await reviewButton(page).click()
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/en\/login/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('123.45')
  await signIn('trader')
  // At the same step.
  await expect(sendButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page).toHaveURL(withdrawToWalletPath)
  await expect(page.getByLabel('Amount')).toHaveValue('123.45')
  await expect(page.getByLabel('BEP-20 address', { exact: true })).toHaveValue(recipient)
  expect(calls(simulator, createWithdrawal).filter(({ status }) => status === 201)).toHaveLength(0)
})

test('another person who signs in then finds an empty form', nightly, async ({ page, simulator, signIn }) => {
  await fillWithdrawal(page, '123.45')
  endSessions(simulator.world.sessions, null)
  await reviewButton(page).click()
  await sendButton(page).click()
  await expect(page).toHaveURL(/\/en\/login/)
  await signIn('leader')
  await expect(page).toHaveURL(withdrawToWalletPath)
  await expect(page.getByLabel('Amount')).toHaveValue('')
  await expect(page.getByLabel('BEP-20 address', { exact: true })).toHaveValue('')
})

test(
  'two tabs spend the same balance: the second shows what is left and keeps its entries',
  nightly,
  async ({ page, context, simulator }) => {
    const other = await context.newPage()
    await other.goto(withdrawToWalletPath)
    await expect(reviewButton(other)).toBeVisible()
    await fillWithdrawal(page, '3000')
    await fillWithdrawal(other, '3000')
    await reviewButton(page).click()
    await reviewButton(other).click()
    await sendButton(page).click()
    await expect(page).toHaveURL(/\?receipt=wd-/)
    await sendButton(other).click()
    await expect(other.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
    await expect(other.getByLabel('Amount')).toHaveValue('3,000.00')
    await expect(other.getByText('215.80 USDT').first()).toBeVisible()
    expect(calls(simulator, createWithdrawal).map(({ status }) => status)).toEqual([201, 422])
  },
)

test('a code on its way when the page is reloaded: nothing is said about it until the withdrawal has moved on', async ({
  page,
  simulator,
}) => {
  await page.clock.install()
  await fillWithdrawal(page, '25')
  await reviewButton(page).click()
  await sendButton(page).click()
  await expect(codeField(page)).toBeVisible()
  await holdRequests(page, '**/confirm')
  const sent = page.waitForRequest('**/confirm')
  await codeField(page).fill(code)
  await sent
  await page.reload()
  await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
  // The simulator's code is still valid when the automatic look-ups end.
  await advanceUntilVisible(page, 4_000, page.getByRole('button', { name: 'Unlock form' }))
  await expect(page.getByText('It didn’t go through')).toHaveCount(0)
  const late = clientOf(simulator)
  await late.signIn('trader')
  const id = new URL(page.url()).searchParams.get('receipt')
  expect((await late.post(`/api/withdraw/${id}/confirm`, { code })).status).toBe(200)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(codeField(page)).toHaveCount(0)
  await expect(page.getByText('We don’t know yet if this went through')).toHaveCount(0)
})
