import { dayIn } from '#design-system/lib/dates.ts'
import { taxTools } from '#design-system/lib/taxFile.ts'
import { transactionsOf } from '#mocks/world/history.ts'
import { personaOf } from '#mocks/world/world.ts'
import { flowsOf, readTaxFile } from '#tests/support/read-tax-file.ts'
import { expect, nightly, test } from './support/test.ts'
import { advanceUntilVisible } from './support/time.ts'

const paper = '[data-statement]'

test('a monthly statement is found, moved through by month, saved as a file and printed on A4', async ({ page, enter, simulator }) => {
  await enter('trader', '/en/cabinet/trade/transactions')
  await page.getByRole('link', { name: 'Statement', exact: true }).click()
  await expect(page).toHaveURL('/en/cabinet/trade/transactions/statement')
  await expect(page.getByRole('heading', { level: 1, name: 'Statement', exact: true })).toBeVisible()
  const sheet = page.locator(paper)
  await expect(sheet.getByText('Vera Lindt')).toBeVisible()
  await expect(sheet.getByText('Europe/Berlin')).toBeVisible()

  // A transaction of the evening in Berlin that is the next month in UTC, and one that is the month before.
  const rows = transactionsOf(simulator.world, personaOf(simulator.world, 'trader')).filter(({ type }) => type === 'deposit')
  Object.assign(rows[1]!, { created_at: '2026-03-31T21:30:00Z', completed_at: '2026-03-31T21:30:00Z', amount: '0.000000000000000001' })
  Object.assign(rows[2]!, { created_at: '2026-03-31T22:30:00Z', completed_at: '2026-03-31T22:30:00Z' })
  await page.goto('/en/cabinet/trade/transactions/statement?month=2026-03')
  await expect(sheet.getByRole('heading', { name: 'Statement for March 2026' })).toBeVisible()
  await expect(sheet.getByText('Mar 1–31, 2026')).toBeVisible()
  const deposits = sheet.getByRole('region', { name: 'Deposit' })
  await expect(deposits.getByRole('listitem').filter({ hasText: 'Mar 31, 2026, 23:30' })).toContainText('+0.000000000000000001 USDT')
  await expect(sheet.getByText(/^Apr 1, 2026/)).toHaveCount(0)
  await expect(sheet.getByRole('heading', { name: 'UTA', exact: true })).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('statement-2026-03.csv')
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString('utf8')).toContain('2026-03-31 23:30:00,Deposit,Completed,Assets,0.000000000000000001,USDT')

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('navigation').or(page.getByRole('button'))).toHaveCount(0)
  const source = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(source).toMatch(/\/MediaBox\s*\[0 0 59\d(\.\d+)? 84\d(\.\d+)?\]/)
  const pages = source.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThan(0)
  expect(pages).toBeLessThan(5)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page).toHaveURL('/en/cabinet/trade/transactions/statement?month=2026-04')
  await page.goBack()
  await expect(page).toHaveURL('/en/cabinet/trade/transactions/statement?month=2026-03')
  await page.goForward()
  await expect(page).toHaveURL('/en/cabinet/trade/transactions/statement?month=2026-04')
  await expect(sheet.getByText('Apr 1, 2026, 00:30')).toBeVisible()
})

test('the files of a tax year are downloaded, and read back to the sums of its transactions', async ({ page, enter, simulator }) => {
  const trader = personaOf(simulator.world, 'trader')
  const deposits = transactionsOf(simulator.world, trader).filter(({ type }) => type === 'deposit')
  // In the evening of the year before in UTC, but after midnight in Berlin; and in Berlin's evening of the year before.
  const midnight = { created_at: '2025-12-31T23:30:00Z', completed_at: '2025-12-31T23:30:00Z' }
  Object.assign(deposits[1]!, { ...midnight, amount: '0.000000000000000001' })
  Object.assign(deposits[2]!, { created_at: '2025-12-31T22:30:00Z', completed_at: '2025-12-31T22:30:00Z' })
  await enter('trader', '/en/cabinet/trade/transactions/statement?month=2026-03')
  await page.getByRole('radio', { name: 'Year' }).click()
  await expect(page).toHaveURL('/en/cabinet/trade/transactions/statement?year=2026')
  const sheet = page.locator(paper)
  await expect(sheet.getByRole('heading', { name: 'Statement for 2026' })).toBeVisible()
  await expect(sheet.getByText('Jan 1 – Dec 31, 2026')).toBeVisible()

  const own = transactionsOf(simulator.world, trader).filter(
    ({ completed_at }) => completed_at !== null && dayIn('Europe/Berlin', Date.parse(completed_at)).startsWith('2026'),
  )
  expect(own.length).toBeGreaterThan(20)
  const files = page.getByRole('region', { name: 'Files for tax software' })
  for (const [index, tool] of taxTools.entries()) {
    const saving = page.waitForEvent('download')
    await files.getByRole('button').nth(index).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe(`${tool}-2026.csv`)
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString('utf8')
    expect(text).toMatch(/^(Date|Type),/)
    expect(text).toContain('0.000000000000000001')
    expect(readTaxFile(tool, text).flows).toEqual(flowsOf(own))
  }

  await page.emulateMedia({ media: 'print' })
  await expect(files).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByLabel('Year', { exact: true }).selectOption('2025')
  await expect(page).toHaveURL('/en/cabinet/trade/transactions/statement?year=2025')
  await expect(sheet.getByRole('heading', { name: 'Statement for 2025' })).toBeVisible()
})

test('a statement is shown whole or not at all, and loads on retry', nightly, async ({ page, enter, simulator }) => {
  await page.clock.install()
  await enter('trader', '/en/cabinet/profile')
  simulator.world.armed.push({ operation: 'GET /api/statistics-uta', fault: '500', times: null })
  await page.getByRole('link', { name: 'Statement', exact: true }).click()
  await advanceUntilVisible(page, 4_000, page.getByText('Couldn’t load the statement'))
  await expect(page.locator(paper)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toHaveCount(0)
  simulator.world.armed.length = 0
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator(paper)).toBeVisible()
})
