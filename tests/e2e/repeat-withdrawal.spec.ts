import type { Page } from '@playwright/test'
import type { Persona } from '#mocks/fixtures/personas.ts'
import type { Simulator } from '#mocks/simulator.ts'
import { clientOf } from '../unit/mocks/client.ts'
import { calls, code, expect, nightly, test } from './support/test.ts'
import { createWithdrawal, recipient, reviewButton, sendButton, withdrawToWalletPath } from './support/withdraw.ts'

/** A withdrawal that arrived before the page is opened: the path of its receipt. */
async function withdrawn(simulator: Simulator, persona: Persona): Promise<string> {
  const client = clientOf(simulator)
  await client.signIn(persona)
  const body = { method: 'wallet', token: 'USDT', amount: '40.000000000000000001', fee_type: 'usdt', address: recipient }
  const { id } = (await client.post<{ id: string }>('/api/withdraw', body)).body
  expect((await client.post(`/api/withdraw/${id}/confirm`, { code })).status).toBe(200)
  simulator.clock.advance(60_000)
  return `${withdrawToWalletPath}?receipt=${id}`
}

const address = (page: Page) => page.getByLabel('BEP-20 address', { exact: true })

test('"Send again" fills the form and sends nothing; its address is a recent choice, and an imitation of it is reported', async ({
  page,
  enter,
  simulator,
}) => {
  await enter('trader', await withdrawn(simulator, 'trader'))
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page).toHaveURL(withdrawToWalletPath)
  await expect(page.getByLabel('Amount')).toHaveValue('40.000000000000000001')
  await expect(address(page)).toHaveValue(recipient)
  await expect(page.getByRole('radio', { name: /^USDT/ })).toBeChecked()
  expect(calls(simulator, createWithdrawal)).toHaveLength(1)

  const choice = page.getByRole('group', { name: 'Recent addresses' }).getByRole('button', { name: /^0x5290…9EE7/ })
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await address(page).fill(`0x5290${'0'.repeat(32)}9EE7`)
  await expect(page.getByText(/This looks like/)).toBeVisible()
  await choice.click()
  await expect(address(page)).toHaveValue(recipient)
  await expect(page.getByText(/This looks like/)).toHaveCount(0)

  await reviewButton(page).click()
  await sendButton(page).click()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  expect(calls(simulator, createWithdrawal)).toHaveLength(2)
})

test('"Save as trusted" fills in the address and still asks for a code', nightly, async ({ page, enter, simulator }) => {
  const receipt = await withdrawn(simulator, 'secure')
  await enter('secure', receipt)
  await page.getByRole('link', { name: 'Save as trusted' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a trusted wallet')
  // A link with an address could be forged; it names the withdrawal.
  expect(page.url()).not.toContain(recipient)
  await expect(page.getByLabel('BEP-20 address')).toHaveValue(recipient)
  // Nothing was typed or left yet.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid', 'true')
  expect(calls(simulator, 'POST /api/trust-wallet')).toHaveLength(0)
  await page.getByLabel('Name').fill('Exchange')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page).toHaveURL(/add\?wallet=/)
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  await page.goto(receipt)
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Save as trusted' })).toHaveCount(0)
})
