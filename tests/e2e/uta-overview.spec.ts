import { expect, test } from './support/test.ts'

test('trade shows the services with their state and the latest transactions', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/trade')
  await expect(page.getByRole('heading', { name: 'Trade', level: 1 })).toBeVisible()
  await expect(page.getByText(/^Active, \d+ days left$/)).toBeVisible()
  await expect(page.getByText('Latest transactions')).toBeVisible()
  // Of the balance and of the list.
  await expect(page.getByRole('main').getByText(/^As of \d\d:\d\d$/)).toHaveCount(2)
  await page.getByRole('link', { name: 'All transactions' }).click()
  await expect(page).toHaveURL('/en/cabinet/trade/transactions')
})

test('the transactions of UTA are a list of their own', async ({ page, enter, simulator }) => {
  await enter('trader', '/en/cabinet/trade/uta/transactions?type=deposit')
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

test('the overview shows balance, subscription, month, deals and the state of the insurance', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta')
  await expect(page.getByRole('region', { name: 'UTA balance' }).getByText(/^As of \d\d:\d\d/)).toBeVisible()
  await expect(page.getByText(/^Day \d+ of 90$/)).toBeVisible()
  await expect(page.getByRole('figure', { name: /^Balance, .*USDT$/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Year' }).check({ force: true })
  await expect(page.getByRole('figure', { name: 'Balance, 12 months, USDT' })).toBeVisible()
  await page.getByRole('radio', { name: 'All' }).check({ force: true })
  await expect(page.getByRole('figure', { name: /^Balance, [2-9]\d months, USDT$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Latest deals' }).getByText(/^As of \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(6)
  await expect(page.getByRole('link', { name: 'Insurance' }).last()).toBeVisible()
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await expect(page.getByRole('region', { name: 'UTA balance' }).getByText('6,240')).toHaveCount(0)
})

test('whoever never subscribed sees what UTA is, the plans and the deals of everybody', async ({ page, enter }) => {
  await enter('empty', '/en/cabinet/trade/uta')
  await expect(page.getByRole('heading', { name: 'UTA trades for you' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(6)
  await page.getByRole('link', { name: 'See subscriptions' }).click()
  await expect(page).toHaveURL('/en/cabinet/trade/uta/subscribe')
  // Nothing to pay with: the way to it stands in the button's place.
  await expect(page.getByText(/are missing$/)).toBeVisible()
})
