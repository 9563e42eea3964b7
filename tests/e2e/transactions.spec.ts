import { calls, expect, test } from './support/test.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.goto('/en/cabinet/trade/transactions')
  await signIn('trader')
  await expect(page.getByRole('row', { name: /^Refill/ }).first()).toBeVisible()
})

test('a filter goes into the address, survives a reload and the way back', async ({ page }) => {
  await page.getByLabel('Token').selectOption('USDT')
  await expect(page).toHaveURL('/en/cabinet/trade/transactions?token=USDT')
  await page.getByLabel('Type').selectOption({ label: 'Withdrawal' })
  await expect(page).toHaveURL(/token=USDT/)
  await page.reload()
  await expect(page.getByLabel('Token')).toHaveValue('USDT')
  await expect(page.getByText(/MATU$/).filter({ hasText: '−' })).toHaveCount(0)
})

test('the list goes on by its cursor and a detail has an address of its own', async ({ page, simulator }) => {
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(21)
  // Coming near the end of the list asks for more as well as the button does.
  await page.getByRole('button', { name: 'Show 20 more' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(41)
  await page
    .getByRole('row', { name: /^Withdrawal/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\?transaction=/)
  const detail = page.getByRole('dialog')
  await expect(detail).toBeVisible()
  await expect(
    detail
      .getByText('320.0000', { exact: false })
      .or(detail.getByText('−320', { exact: false }))
      .first(),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detail).toHaveCount(0)
  await expect(page).toHaveURL('/en/cabinet/trade/transactions')
  expect(simulator.log.some((entry) => entry.operation === 'GET /api/transactions/{id}')).toBe(true)
})

test('the list as it is filtered can be saved as CSV, with exact decimals', async ({ page }) => {
  await page.getByLabel('Token').selectOption('MATU')
  await expect(page).toHaveURL(/token=MATU/)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download list' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines.slice(1)) expect(line).toContain('MATU')
  expect(lines.some((line) => /(^|,)-320(,|$)/.test(line))).toBe(true)
})

test('a list that fails says so where it was wanted and loads on the next try', async ({ page, simulator }) => {
  simulator.world.armed.push({ operation: 'GET /api/transactions', fault: '500', times: null })
  await page.getByLabel('Token').selectOption('MATU')
  await expect(page.getByText('Transactions did not load')).toBeVisible({ timeout: 15_000 })
  simulator.world.armed.length = 0
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row', { name: /MATU/ }).first()).toBeVisible()
})

for (const path of ['/en/cabinet/trade/transactions', '/en/cabinet/actives'])
  test(`of five answers in any order the last one asked for wins: ${path} (F6)`, async ({ page, simulator }) => {
    await page.goto(path)
    await expect(page.getByRole('row', { name: /^Refill/ }).first()).toBeVisible()
    const asked = (): number => calls(simulator, 'GET /api/transactions').length
    const before = asked()
    for (const [at, [token, wait]] of (
      [
        ['MATU', 1500],
        ['USDT', 300],
        ['', 1100],
        ['BNB', 700],
        ['MATU', 1],
      ] as const
    ).entries()) {
      simulator.world.armed.push({ operation: 'GET /api/transactions', fault: `slow=${wait}`, times: 1 })
      await page.getByLabel('Token', { exact: true }).selectOption(token)
      await expect.poll(asked).toBe(before + at + 1)
    }
    const amounts = page.getByRole('row').getByText(/[+−][\d,.]+\s(MATU|USDT|BNB)$/)
    await expect(amounts.first()).toContainText('MATU')
    // The slowest of them was asked for first; once it could have come, nothing has changed.
    await page.waitForLoadState('networkidle')
    await expect(amounts.filter({ hasText: /USDT|BNB/ })).toHaveCount(0)
    await expect(amounts.first()).toContainText('MATU')
  })
