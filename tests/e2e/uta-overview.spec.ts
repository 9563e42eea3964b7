import { expect, test } from './support/test.ts'

test('trade shows the services with their state and the latest transactions', async ({ page, signIn }) => {
  await page.goto('/en/cabinet/trade')
  await signIn('trader')
  await expect(page.getByRole('heading', { name: 'Trade', level: 1 })).toBeVisible()
  await expect(page.getByText(/^Active, \d+ days left$/)).toBeVisible()
  await expect(page.getByText('Latest transactions')).toBeVisible()
  await page.getByRole('link', { name: 'All transactions' }).click()
  await expect(page).toHaveURL('/en/cabinet/trade/transactions')
})

test('the transactions of UTA are a list of their own', async ({ page, signIn, simulator }) => {
  await page.goto('/en/cabinet/trade/uta/transactions?type=deposit')
  await signIn('trader')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  for (const row of (await rows.allInnerTexts()).slice(1)) expect(row).toMatch(/^UTA /)
  // A kind that this list cannot hold is no filter of it.
  await expect(page.getByLabel('Type')).toHaveValue('')
  await page.getByLabel('Type').selectOption('uta_result')
  await expect(page).toHaveURL('/en/cabinet/trade/uta/transactions?type=uta_result')
  await rows.nth(1).click()
  await expect(page.getByRole('dialog', { name: 'UTA result' })).toBeVisible()
  expect(simulator.log.some(({ operation, query }) => operation === 'GET /api/transactions' && query.includes('service=uta'))).toBe(true)
})
