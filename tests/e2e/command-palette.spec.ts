import type { Page } from '@playwright/test'
import { transactionsOf } from '#mocks/world/history.ts'
import { structureOf } from '#mocks/world/partners.ts'
import { personaOf } from '#mocks/world/world.ts'
import { calls, expect, nightly, test } from './support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
/** Presses Ctrl K once the page listens to it. */
async function openByKey(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.keyboard.press('Control+k')
}
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a transaction is found by its hash, and by its amount, from the button in the top bar', async ({ page, enter, simulator }) => {
    await enter('trader', '/en/cabinet')
    const all = transactionsOf(simulator.world, personaOf(simulator.world, 'trader'))
    const sent = all.find(({ type, status, tx_hash }) => type === 'withdrawal' && status === 'done' && tx_hash !== null)!
    const reward = all.find(({ type, amount }) => type === 'referral_reward' && /\.\d/.test(amount))!
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(field(page)).toBeFocused()
    await field(page).fill(sent.tx_hash!)
    await option(page, /^Withdrawal/).click()
    await expect(page).toHaveURL(`/en/cabinet/trade/transactions?transaction=${sent.id}`)
    await expect(page.getByRole('dialog').getByText(sent.id, { exact: true })).toBeVisible()
    // The field is empty again, and what was opened is offered.
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(field(page)).toHaveValue('')
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: /^Withdrawal/ })).toBeVisible()
    await field(page).fill(reward.amount)
    await expect(page.getByRole('group', { name: 'Transactions' }).getByRole('option', { name: /^Referral reward/ })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
  })
})

test('Ctrl K, an action in another language and Enter open its form, filled in, and send nothing', async ({ page, enter, simulator }) => {
  await enter('trader', '/en/cabinet')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await openByKey(page)
  // Only pages that the user may open: trusted wallets need a second factor.
  await field(page).fill('trusted')
  await expect(option(page, /^What is a trusted wallet/)).toBeVisible()
  await expect(option(page, /^Add a trusted wallet/)).toHaveCount(0)
  await field(page).fill('вывести bnb')
  await expect(page.getByRole('option')).toHaveText([/^Withdraw BNB/])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/cabinet/actives/withdraw/wallet?token=BNB')
  await expect(page.getByRole('option', { name: 'BNB' })).toHaveJSProperty('selected', true)
  expect(calls(simulator, 'POST /api/withdraw')).toHaveLength(0)
})

test('hides amounts, and shows none in its own results', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet')
  await openByKey(page)
  await field(page).fill('hide')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Show amounts' })).toBeVisible()
  await openByKey(page)
  await field(page).fill('usdt')
  await expect(option(page, /^USDT/)).toContainText('••••')
})

test('changes the language where the page is, and finds referrals by name', async ({ page, enter, simulator }) => {
  await enter('leader', '/en/cabinet/referral')
  await openByKey(page)
  await field(page).fill('german')
  await option(page, /^German/).click()
  await expect(page).toHaveURL('/de/cabinet/referral')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await openByKey(page)
  const { name } = structureOf(simulator.world, personaOf(simulator.world, 'leader')).partners[0]!
  await page.getByRole('combobox', { name: 'Suche' }).fill(name)
  await page.getByRole('group', { name: 'Partner' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/de\/cabinet\/referral\/structure\/./)
  await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
})

test('finds pages and help while the server cannot be asked, and says so', nightly, async ({ page, enter, simulator }) => {
  await enter('trader', '/en/cabinet')
  simulator.world.armed.push({ operation: 'GET /api/transactions', fault: '500', times: null })
  await openByKey(page)
  await field(page).fill('statement')
  await expect(option(page, /^Statement/)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Couldn’t search your transactions and referrals' })).toBeVisible()
})
