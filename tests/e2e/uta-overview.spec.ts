import { addMonths, DAY, HOUR, startOfDay } from '#mocks/world/clock.ts'
import { clientOf } from '../unit/mocks/client.ts'
import { calls, expect, nightly, test } from './support/test.ts'

test('Trading shows UTA day by day and leads to the pages about it', nightly, async ({ page, enter, simulator }) => {
  // After midnight, figures of the evening before show their day.
  const morning = startOfDay(simulator.clock.now()) + DAY + 8 * HOUR
  simulator.clock.set(morning)
  await page.clock.install({ time: morning })
  await enter('trader', '/en/cabinet/trade')
  await expect(page.getByRole('heading', { name: 'Trading', level: 1 })).toBeVisible()
  await expect(page.getByText(/^Active, \d+ days left$/)).toBeVisible()
  await expect(page.getByRole('figure', { name: /^Daily profit and loss/ })).toBeVisible()
  // The balance, once it is old: each page fetches what it shows when it is opened.
  const asOf = page.getByRole('main').getByText(/^As of \d+:\d\d\s[AP]M$/)
  await expect(asOf).toHaveCount(0)
  simulator.clock.advance(6 * 60_000)
  await page.clock.fastForward(6 * 60_000)
  await expect(asOf.first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Transactions' }).click()
  await expect(page).toHaveURL('/en/cabinet/trade/transactions')
})

test('UTA transactions have their own list', nightly, async ({ page, enter, simulator }) => {
  await enter('trader', '/en/cabinet/trade/uta/transactions?type=deposit')
  // Each transaction is a link; the rows of the totals are not.
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(rows.first()).toBeVisible()
  for (const row of await rows.allInnerTexts()) expect(row).toMatch(/^(Top-up|Withdrawal|Profit\/loss|Subscription|Reward)\s/)
  // The filter ignores a kind that this list cannot contain.
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('')
  // In UTA's own list a top-up comes in, although it is sent as what leaves the assets.
  await page.getByLabel('Type', { exact: true }).selectOption('uta_refill')
  await expect(rows.first()).toContainText('Top-up')
  for (const row of await rows.allInnerTexts()) expect(row).toMatch(/\+[\d,]+\.\d\d/)
  await page.getByLabel('Type', { exact: true }).selectOption('uta_result')
  await expect(page).toHaveURL('/en/cabinet/trade/uta/transactions?type=uta_result')
  await rows.first().click()
  await expect(page.getByRole('dialog', { name: 'UTA profit/loss' })).toBeVisible()
  expect(simulator.log.some(({ operation, query }) => operation === 'GET /api/transactions' && query.includes('service=uta'))).toBe(true)
})

test('the overview shows balance, subscription, month, deals and the state of the insurance', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta')
  await expect(page.getByText(/^Day \d+ of 90$/)).toBeVisible()
  await expect(page.getByRole('figure', { name: /^Balance, .*USDT$/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Year' }).click()
  await expect(page.getByRole('figure', { name: 'Balance, 12 months, USDT' })).toBeVisible()
  await page.getByRole('radio', { name: 'All', exact: true }).click()
  await expect(page.getByRole('figure', { name: /^Balance, [2-9]\d months, USDT$/ })).toBeVisible()
  await expect(page.getByText(/^As of /)).toHaveCount(0)
  await expect(page.getByRole('row')).toHaveCount(6)
  await expect(page.getByRole('link', { name: 'Insurance' }).last()).toBeVisible()
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await expect(page.getByRole('region', { name: 'UTA balance' }).getByText('6,240')).toHaveCount(0)
})

test('shows one total of tokens and UTA, with its parts', nightly, async ({ page, enter, simulator }) => {
  await enter('trader', '/en/cabinet')
  const total = page.getByRole('region', { name: 'Total balance' })
  await expect(total).toContainText('19,321.49')
  await expect(total.getByText('Tokens 13,081.31 USD · UTA 6,240.18 USD')).toBeVisible()
  await expect(total.getByText('UTA · 32.3%')).toBeVisible()
  await page.goto('/en/cabinet/actives')
  await expect(page.getByText('19,321.49 USD in total, 6,240.18 USD of it in UTA')).toBeVisible()

  // If UTA fails to load, the card does not call the tokens a total.
  simulator.world.armed.push({ operation: 'GET /api/uta/balances', fault: '500', times: null })
  await page.goto('/en/cabinet')
  await expect(total).toContainText('13,081.31')
  await expect(total.getByText('Tokens only: couldn’t load UTA.')).toBeVisible()
})

test('shows the profit of UTA separately from deposits and withdrawals', nightly, async ({ page, enter, simulator }) => {
  // The trader's last top-up was 26 days ago: in the next month, nothing has been topped up yet.
  const tenth = addMonths(simulator.clock.now(), 1) + 9 * DAY
  simulator.clock.set(tenth)
  await page.clock.install({ time: tenth })
  await enter('trader', '/en/cabinet/trade/uta/statistics')
  const tile = (name: string) => page.getByText(name, { exact: true }).locator('..')
  await expect(tile('Topped up')).toHaveText(/^Topped up0\.00\sUSDT/)
  const result = await tile('Profit and loss').innerText()

  const client = clientOf(simulator)
  await client.signIn('trader')
  const { body } = await client.post<{ request_id: string }>('/api/uta/delegate', { amount: '300', fee_type: 'matu' })
  for (let poll = 0; poll < 3; poll += 1) await client.get(`/api/uta/delegate/${body.request_id}`)
  await client.post('/api/uta/withdraw', { amount: '120', token_name: 'USDT', fee_type: 'matu' })
  await page.reload()
  await expect(tile('Topped up')).toHaveText(/^Topped up300\.00\sUSDT/)
  await expect(tile('Withdrawn')).toHaveText(/^Withdrawn120\.00\sUSDT/)
  expect(await tile('Profit and loss').innerText()).toBe(result)

  await page.goto('/en/cabinet/trade/uta')
  await expect(page.getByText('Balance without profit and loss').first()).toBeVisible()
  await expect(page.getByText('Topped up, USDT')).toBeVisible()
})

test('public deals are reachable without a subscription', nightly, async ({ page, enter, simulator }) => {
  await enter('empty', '/en/cabinet')
  await expect(page.getByText('Its deals are public', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'View all deals' }).click()
  await page.getByRole('link', { name: 'All deals' }).click()
  await expect(page).toHaveURL('/en/cabinet/trade/uta/deals')
  await expect(page.getByText('Latest UTA deals, including losses').first()).toBeVisible()
  await expect(page.getByText('No deals yet')).toHaveCount(0)
  const rows = page.getByRole('row')
  // The header and more than the five rows of the previous page; rows out of sight are not in the document.
  await expect.poll(() => rows.count()).toBeGreaterThan(6)
  // Opens one of them without requesting it from the user's own deals.
  await rows.nth(1).click()
  await expect(page).toHaveURL(/\?deal=/)
  await expect(page.getByRole('dialog')).toContainText(/USDT/)
  expect(calls(simulator, 'GET /api/uta/deals/{id}')).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'View plans' }).click()
  await expect(page).toHaveURL('/en/cabinet/trade/uta/subscribe')
})

test('a person without a subscription sees what UTA is, the plans and the public deals', nightly, async ({ page, enter }) => {
  await enter('empty', '/en/cabinet/trade/uta')
  await expect(page.getByRole('heading', { name: 'UTA trades for you' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(6)
  await page.getByRole('link', { name: 'View plans' }).click()
  await expect(page).toHaveURL('/en/cabinet/trade/uta/subscribe')
  // Without money, a link to the deposit replaces the button.
  await expect(page.getByText(/^You need .* more$/)).toBeVisible()
})
