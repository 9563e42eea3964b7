import type { Page } from '@playwright/test'
import { DAY } from '#mocks/world/clock.ts'
import { freeze } from '#mocks/world/freeze.ts'
import { personaOf } from '#mocks/world/world.ts'
import { testWithSettings } from './support/settings.ts'
import { calls, code, expect, nightly, password, test as plain } from './support/test.ts'
import { requestsSettled } from './support/time.ts'
import { createWithdrawal, fillWithdrawal, reviewButton, sendButton, withdrawToWalletPath } from './support/withdraw.ts'

// A deployment whose server knows sessions, sign-ins and a freeze.
const test = testWithSettings({ features: ['sessions', 'sign-ins', 'freeze'] })

const SAFETY = '/en/cabinet/profile/safety'
const SESSIONS = `${SAFETY}/sessions`
const frozen = (page: Page) => page.getByRole('heading', { name: 'Your account is frozen' })
const freezeAccount = async (page: Page) => {
  await page.getByRole('button', { name: 'Freeze account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Freeze account' }).click()
}

test('a foreign session is found, read up in the history and ended; that device is signed out', async ({
  page,
  enter,
  browser,
  joinWorld,
  simulator,
}) => {
  const foreign = await joinWorld(await browser.newContext())
  const there = await foreign.newPage()
  await enter('trader', '/en/cabinet', there)
  await enter('trader', SAFETY)
  await page.getByRole('link', { name: 'Manage sessions' }).click()
  await expect(page).toHaveURL(SESSIONS)
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible()
  await expect(page.getByText(/Unusual sign-in:/)).toBeVisible()
  await expect(page.getByText('New country').first()).toBeVisible()
  const android = page.getByRole('button', { name: 'End the session of Chrome on Android' })
  await android.click()
  await expect(page.getByText('Session ended. That device is signed out.')).toBeVisible()
  await expect(android).toHaveCount(0)
  expect(calls(simulator, 'DELETE /api/users/sessions/{id}').map(({ status }) => status)).toEqual([204])

  await page.getByRole('button', { name: 'End all others' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-2026!')
  await dialog.getByRole('button', { name: 'End sessions' }).click()
  await expect(dialog.getByText('This password is incorrect.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'End sessions' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Only this device is signed in', { exact: true })).toBeVisible()
  await there.getByRole('link', { name: 'Assets' }).first().click()
  await expect(there).toHaveURL(/\/en\/login/)
  await foreign.close()
})

test('freezing in one tab closes the withdrawal in the other, which keeps what was typed', async ({ page, context, enter, simulator }) => {
  await enter('trader', withdrawToWalletPath)
  await fillWithdrawal(page, '12')
  const second = await context.newPage()
  await second.goto(SAFETY)
  await freezeAccount(second)
  await expect(frozen(second)).toBeVisible()
  await expect(frozen(page)).toBeVisible()
  await expect(page.getByLabel('Amount')).toBeHidden()
  // Every way out of the account says so at its place.
  for (const path of [
    'trade/uta/withdrawal',
    'trade/uta/refill',
    'trade/uta/subscribe',
    'bonus-account/exchange',
    'actives/withdraw/fiat-money',
    'trade/uta/insurance/register',
  ]) {
    await second.goto(`/en/cabinet/${path}`)
    await expect(frozen(second)).toBeVisible()
  }
  expect(simulator.log.filter(({ status }) => status === 423)).toEqual([])

  // Freed again, the form has its draft.
  const user = personaOf(simulator.world, 'trader')
  user.frozen_at = null
  await page.reload()
  await expect(page.getByLabel('Amount')).toHaveValue('12.00')
})

test('a form that has not heard of the freeze is told by the 423, and nothing is sent twice', async ({ page, enter, simulator }) => {
  await enter('trader', withdrawToWalletPath)
  await fillWithdrawal(page, '12')
  await reviewButton(page).click()
  freeze(simulator.world, personaOf(simulator.world, 'trader'), simulator.clock.now())
  await sendButton(page).click()
  await expect(frozen(page)).toBeVisible()
  expect(calls(simulator, createWithdrawal).map(({ status }) => status)).toEqual([423])
})

test('thawing takes the password, a code by e-mail and a day', async ({ page, enter, simulator }) => {
  await enter('trader', SAFETY)
  await freezeAccount(page)
  const form = page.getByRole('form', { name: 'Unfreeze account' })
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText('t…r@matu.test')).toBeVisible()
  await expect(page.getByText(/If you start now, your account unfreezes on/)).toBeVisible()
  await form.getByRole('textbox', { name: 'Six-digit code' }).fill(code)
  await form.getByRole('button', { name: 'Start unfreezing' }).click()
  await expect(page.getByRole('heading', { name: /Your account unfreezes on/ })).toBeVisible()
  await page.goto(withdrawToWalletPath)
  await expect(page.getByRole('heading', { name: /Your account unfreezes on/ })).toBeVisible()
  simulator.clock.advance(DAY)
  await page.reload()
  await expect(page.getByLabel('Amount')).toBeVisible()
})

test('a thaw that somebody else began is stopped by freezing again', nightly, async ({ page, enter, simulator }) => {
  const user = personaOf(simulator.world, 'secure')
  freeze(simulator.world, user, simulator.clock.now())
  user.thaws_at = simulator.clock.now() + DAY
  await enter('secure', SAFETY)
  await page.getByRole('button', { name: 'Freeze again' }).click()
  await expect(frozen(page)).toBeVisible()
  expect(user.thaws_at).toBeNull()
})

plain('without these features nothing of them is asked for, shown or reachable', async ({ page, enter, simulator }) => {
  await enter('trader', SAFETY)
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  for (const path of ['profile/2fa', 'actives/withdraw', 'actives/withdraw/wallet', 'trade/uta/withdrawal', 'bonus-account/exchange']) {
    await page.goto(`/en/cabinet/${path}`)
    await requestsSettled(page)
  }
  const operations = new Set(simulator.log.map(({ operation }) => operation))
  for (const one of ['GET /api/users/sessions', 'GET /api/users/sign-ins', 'PUT /api/users/freeze'])
    expect([...operations]).not.toContain(one)
  expect(simulator.log.filter(({ query }) => query.includes('frozen_at'))).toEqual([])
  await page.goto(SAFETY)
  await requestsSettled(page)
  await expect(page.getByText(/Sessions|Freeze account/)).toHaveCount(0)
  // The settings are asked for as before, and once.
  expect((await page.goto(SESSIONS))?.status()).toBe(404)
  await expect(page.getByText('Page Not Found')).toBeVisible()
})
