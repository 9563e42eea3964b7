import { calls, expect, test } from './support/test.ts'

test('UTA withdrawal: an answer cut after the server committed is looked up by its key, and nothing is sent again (F5); its receipt prints', async ({
  page,
  enter,
  simulator,
  faults,
}) => {
  const post = 'POST /api/uta/withdraw'
  await enter('trader', '/en/cabinet/trade/uta/withdrawal')
  await page.getByLabel('Amount to take out of UTA').fill('250')
  await page.getByRole('button', { name: 'Continue' }).click()
  simulator.world.armed.push({ operation: post, fault: 'after:cut-body', times: 1 })
  simulator.world.armed.push({ operation: 'GET /api/transactions', fault: '500', times: null })
  const send = page.getByRole('button', { name: /^Withdraw 250/ })
  await send.click()
  await expect(page.getByText('We do not know yet whether this went through')).toBeVisible()
  await expect(send).toBeDisabled()
  simulator.world.armed.splice(0)
  await page.getByRole('button', { name: 'Look again' }).click()
  const receipt = page.getByRole('region', { name: 'Receipt: Withdrawal from UTA' })
  // The receipt has taken the place of what the focus was in.
  await expect(receipt.getByRole('heading')).toBeFocused()
  await expect(page).toHaveURL(/\?receipt=/)
  expect(calls(simulator, post)).toHaveLength(1)
  expect(calls(simulator, 'GET /api/transactions').some(({ query }) => query.includes('idempotency_key'))).toBe(true)
  expect(faults.splice(0)).toEqual([expect.stringContaining('unknown-outcome withdrawFromUta')])

  // On paper: one page of A4 in each language, in its own figures, with its own address.
  for (const [lang, amount] of [
    ['en', '250.00'],
    ['de', '250,00'],
    ['es', '250,00'],
    ['ru', '250,00'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(page.url().replace(/\/\w\w\/cabinet/, `/${lang}/cabinet`))
    const paper = page.locator('[data-receipt]')
    await expect(paper).toContainText(amount)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(paper.getByText(page.url())).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const source = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect([lang, source.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([lang, 1])
    expect(source).toMatch(/\/MediaBox\s*\[0 0 59\d(\.\d+)? 84\d(\.\d+)?\]/)
  }
})

test('a banner that was there before has its place while the overview loads: nothing below it moves', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet')
  const news = page.getByRole('complementary', { name: 'News' })
  await expect(news).toBeVisible()
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/promo-banner/active', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.reload()
  const latest = page.getByRole('heading', { name: 'Latest transactions' })
  await expect(latest).toBeVisible()
  await expect(page.getByText('Total balance')).toBeVisible()
  const before = await latest.boundingBox()
  answer.resolve()
  await expect(news).toBeVisible()
  const after = await latest.boundingBox()
  expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(2)
})

test('from a token of the assets the way leads to its own withdrawal', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/actives')
  await page
    .getByRole('link', { name: /^Withdraw BNB/ })
    .first()
    .click()
  await expect(page).toHaveURL('/en/cabinet/actives/withdraw?token=BNB')
  await page.getByRole('main').locator('a[href*="/withdraw/wallet"]').first().click()
  await expect(page).toHaveURL('/en/cabinet/actives/withdraw/wallet?token=BNB')
  await expect(page.getByText(/^Available .*BNB$/).first()).toBeVisible()
})
