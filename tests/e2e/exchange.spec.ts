import type { Page } from '@playwright/test'
import type { Simulator } from '#mocks/simulator.ts'
import { testReadRecovery } from './support/read-failure.ts'
import { calls, expect, nightly, test } from './support/test.ts'
import { advanceUntilVisible } from './support/time.ts'

// The server exchanges at once: nothing is sent before the user has confirmed an estimate.

const BONUS = '/en/cabinet/bonus-account'
const EXCHANGE = `${BONUS}/exchange`
const POST = 'POST /api/tokens-exchange'

const arm = (simulator: Simulator, operation: string, fault: string, times: number | null = 1) =>
  simulator.world.armed.push({ operation, fault, times })

const give = (page: Page) => page.getByLabel('You convert')
const get = (page: Page) => page.getByLabel('You receive')
const confirm = (page: Page) => page.getByRole('button', { name: /^Convert / })

const review = async (page: Page, amount: string) => {
  await give(page).fill(amount)
  await page.getByRole('button', { name: 'Review conversion' }).click()
  await expect(confirm(page)).toBeVisible()
}

test('exchanges bonuses by either amount: an estimate, one request for a double click, a receipt with its own URL', async ({
  page,
  enter,
  simulator,
}) => {
  await enter('trader', BONUS)
  await expect(page.getByText('642.75').first()).toBeVisible()
  await page.getByRole('region', { name: 'Bonus account' }).getByRole('link', { name: 'Convert' }).click()
  await give(page).fill('400')
  await expect(get(page)).toHaveValue('433.60')
  await get(page).fill('108.4')
  await expect(give(page)).toHaveValue('100.0000')
  await page.getByRole('button', { name: 'Review conversion' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Convert 100\.0000.MATU to ≈.108\.40.USDT\?$/ })).toBeFocused()
  await expect(page.getByText('This is an estimate', { exact: true })).toBeVisible()
  // Back and forward in the history, and "Change", keep what was typed.
  await page.goBack()
  await expect(give(page)).toHaveValue('100.0000')
  await page.goForward()
  await page.getByRole('button', { name: 'Change amount' }).click()
  await expect(get(page)).toHaveValue('108.40')
  await page.getByRole('button', { name: 'Review conversion' }).dblclick()
  await expect(confirm(page)).toBeVisible()
  expect(calls(simulator, POST)).toEqual([])

  await confirm(page).dblclick()
  await expect(page.getByText('The tokens are in your assets.')).toBeVisible()
  await expect(page).toHaveURL(/\?receipt=ex-\d+$/)
  const [sent, ...more] = calls(simulator, POST)
  expect(more).toEqual([])
  // What leaves is what was confirmed; the server determines what arrives.
  expect(sent?.body).toMatchObject({ account: 'bonus', from_amount: '100' })
  expect(sent?.body).not.toHaveProperty('to_amount')
  expect(sent?.idempotency_key).toMatch(/^[0-9a-f-]{36}$/)
  // Going back shows an empty form and what is left.
  await page.goBack()
  await expect(give(page)).toHaveValue('')
  await expect(page.getByText('542.75').first()).toBeVisible()
  await page.goForward()
  // A server that is still processing it is asked until it is done.
  await page.clock.install()
  let processed = false
  await page.route('**/api/tokens-exchange/*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as object
    await route.fulfill({ response, json: processed ? body : { ...body, status: 'processing', completed_at: null } })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(page.getByText('The tokens are in your assets.')).toBeHidden()
  processed = true
  await advanceUntilVisible(page, 3_000, page.getByText('The tokens are in your assets.'))
  await page.getByRole('link', { name: 'New conversion' }).click()
  await expect(give(page)).toHaveValue('')
  await expect(page.getByText('542.75').first()).toBeVisible()
})

test('looks up the outcome when the response is lost: one request, one exchange, also after a reload', async ({
  page,
  enter,
  simulator,
  pageErrors,
}) => {
  await enter('trader', EXCHANGE)
  // All of it: what is left must not close the locked form.
  await review(page, '642.75')
  arm(simulator, POST, 'cut-body')
  arm(simulator, 'GET /api/transactions', '400', null)
  await confirm(page).click()
  await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
  await expect(confirm(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Change amount' })).toBeDisabled()
  await page.reload()
  await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review conversion' })).toBeDisabled()
  simulator.world.armed.length = 0
  await page.reload()
  await expect(page.getByText('The tokens are in your assets.')).toBeVisible()
  await expect(page).toHaveURL(/\?receipt=ex-/)
  expect(calls(simulator, POST)).toHaveLength(1)
  for (const one of pageErrors.splice(0)) expect(one).toMatch(/^error: MATU unknown-outcome: unknown-outcome exchangeTokens$/)
})

test('a refused exchange shows why at its field and keeps what was typed', nightly, async ({ page, enter, simulator }) => {
  await enter('trader', EXCHANGE)
  await review(page, '20')
  arm(simulator, POST, '422=from_amount')
  await confirm(page).click()
  await expect(give(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(give(page)).toHaveValue(/^20(\.0+)?$/)
  await page.getByRole('button', { name: 'Review conversion' }).click()
  await confirm(page).click()
  await expect(page.getByText('The tokens are in your assets.')).toBeVisible()
  expect(calls(simulator, POST).map(({ status }) => status)).toEqual([422, 200])
})

test(
  'a server that quotes all the same: nothing has moved, and its offer is reviewed before it is taken',
  nightly,
  async ({ page, enter, simulator }) => {
    simulator.world.exchange_quotes = true
    await enter('trader', EXCHANGE)
    await review(page, '20')
    await confirm(page).click()
    await expect(page.getByText(/Rate held for 0:\d\d/)).toBeVisible()
    await confirm(page).click()
    await expect(page.getByText('The tokens are in your assets.')).toBeVisible()
    expect(calls(simulator, POST).map(({ status }) => status)).toEqual([201, 200])
  },
)

test(
  'missing, too small and differently grouped amounts are explained at the field before a request is sent',
  nightly,
  async ({ page, enter, simulator }) => {
    await enter('trader', EXCHANGE)
    await give(page).fill('642.750000000000000001')
    await page.getByRole('button', { name: 'Review conversion' }).click()
    await expect(give(page)).toHaveAccessibleDescription(/0\.000000000000000001.MATU over your available balance/)
    await give(page).fill('9.99')
    await give(page).blur()
    await expect(give(page)).toHaveAccessibleDescription(/Minimum amount: 10/)
    await give(page).fill('1.234,5')
    await give(page).blur()
    await expect(give(page)).toHaveAccessibleDescription(/This amount is ambiguous/)
    await expect(give(page)).toHaveValue('1.234,5')
    await page.getByRole('button', { name: 'Max' }).click()
    await expect(get(page)).toHaveValue('696.741')
    expect(calls(simulator, POST)).toEqual([])
  },
)

test('the receipt of a failed exchange says that nothing was exchanged', nightly, async ({ page, enter }) => {
  await enter('trader', EXCHANGE)
  await review(page, '20.66')
  await confirm(page).click()
  await expect(page.getByText(/Nothing was converted. Your balance is unchanged/)).toBeVisible()
  await page.goto(BONUS)
  await expect(page.getByText('642.75').first()).toBeVisible()
})

test('exchanges assets with the token of the link, in both directions', async ({ page, enter, simulator }) => {
  await enter('trader', `${EXCHANGE}?token=USDT`)
  await give(page).fill('100')
  await expect(page.getByLabel('Token').first()).toHaveValue('USDT')
  await page.getByRole('button', { name: 'Switch direction' }).click()
  await expect(page.getByLabel('Token').first()).toHaveValue('MATU')
  await page.getByRole('button', { name: 'Review conversion' }).click()
  await expect(page.getByRole('definition').filter({ hasText: /^Assets$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Change amount' }).click()
  await expect(give(page)).toHaveValue('100.0000')
  await page.getByRole('button', { name: 'Review conversion' }).click()
  await confirm(page).click()
  await expect(page.getByText('The tokens are in your assets.')).toBeVisible()
  expect(calls(simulator, POST)[0]?.body).toMatchObject({ account: 'main', from_amount: '100' })
})

const bonus = { operation: 'GET /api/active-bonus/current', message: /Couldn’t load/, recovered: '642.75' }
testReadRecovery([
  { ...bonus, path: BONUS, title: 'Bonus account' },
  { ...bonus, path: EXCHANGE, title: 'Convert' },
])

test('an exchange of assets belongs to the assets: its mark in the navigation, and its way back', nightly, async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/actives')
  const main = page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('region', { name: 'Value of all tokens' }).getByRole('link', { name: 'Convert' }).click()
  await expect(page).toHaveURL(`${EXCHANGE}?from=assets`)
  await expect(main.getByRole('link', { name: 'Assets' })).toHaveClass(/Mui-selected/)
  await expect(main.getByRole('link', { name: 'Bonus account' })).not.toHaveClass(/Mui-selected/)
  await page.reload()
  await expect(main.getByRole('link', { name: 'Assets' })).toHaveClass(/Mui-selected/)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/en/cabinet/actives')
})

test('by keyboard, each account to convert from is a tab stop, and keeps the focus when it is chosen', async ({ page, enter }) => {
  await enter('trader', EXCHANGE)
  const account = (name: string) => page.getByRole('navigation', { name: 'From' }).getByRole('link', { name })
  await account('Bonus account').focus()
  await page.keyboard.press('Tab')
  await expect(account('Assets')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${EXCHANGE}?from=assets`)
  await expect(page.getByText('Available')).not.toHaveCount(0)
  await expect(account('Assets')).toBeFocused()
})
