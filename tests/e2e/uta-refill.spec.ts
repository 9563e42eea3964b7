import type { Page } from '@playwright/test'
import { calls, expect, test } from './support/test.ts'

const post = 'POST /api/uta/delegate'
const poll = 'GET /api/uta/delegate/{requestId}'
const address = '/en/cabinet/trade/uta/refill'

/** Lets the page's clock run: a poll each two seconds, without waiting for them. */
async function pass(page: Page, polls: number): Promise<void> {
  for (let index = 0; index < polls; index += 1) {
    await page.clock.runFor(2_000)
    // The answer is a real one: the machine waits for it before it counts the next pause.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}

async function begin(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount to move into UTA').fill(amount)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Move / }).click()
}

const ring = (page: Page) => page.getByRole('img', { name: /^Check \d+ of 20$/ })

test.beforeEach(async ({ page, signIn }) => {
  await page.goto(address)
  await signIn('trader')
  await expect(page.getByLabel('Amount to move into UTA')).toBeVisible()
})

test('what is typed first is kept, and the summary follows it', async ({ page }) => {
  const amount = page.getByLabel('Amount to move into UTA')
  await amount.click()
  await page.keyboard.type('512.5')
  await expect(amount).toHaveValue('512.5')
  await expect(page.getByText('UTA balance after the transfer: 6,752.68 USDT')).toBeVisible()
})

for (const [amount, attempts] of [
  ['100.01', 1],
  ['100.19', 19],
  ['100.20', 20],
] as const)
  test(`a refill that is answered at attempt ${attempts} ends in UTA`, async ({ page, simulator }) => {
    await page.clock.install()
    await begin(page, amount)
    await expect(ring(page).or(page.getByText('are in UTA')).first()).toBeVisible()
    await expect(async () => {
      await pass(page, 1)
      await expect(page.getByRole('heading', { name: `${amount} USDT are in UTA` })).toBeVisible({ timeout: 50 })
    }).toPass()
    expect(calls(simulator, post)).toHaveLength(1)
    expect(calls(simulator, poll)).toHaveLength(attempts)
    await page.getByRole('link', { name: 'See the transaction' }).click()
    await expect(page.getByRole('dialog', { name: 'UTA refill' })).toBeVisible()
  })

test('never answered: twenty attempts, then still processing, a check by hand and a way on', async ({ page, simulator }) => {
  await page.clock.install()
  await begin(page, '100.77')
  await expect(ring(page)).toBeVisible()
  await expect(async () => {
    await pass(page, 1)
    await expect(page.getByRole('heading', { name: 'Still no answer' })).toBeVisible({ timeout: 50 })
  }).toPass()
  expect(calls(simulator, poll)).toHaveLength(20)
  await pass(page, 10)
  expect(calls(simulator, poll)).toHaveLength(20)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText(/^Last checked at .*: still being processed$/)).toBeVisible()
  await expect.poll(() => calls(simulator, poll).length).toBe(21)
  await page.getByRole('button', { name: 'New refill' }).click()
  await expect(page.getByLabel('Amount to move into UTA')).toBeVisible()
})

test('a refill that fails says why and that everything came back', async ({ page }) => {
  await begin(page, '100.66')
  await expect(page.getByRole('heading', { name: 'The transfer failed' })).toBeVisible()
  await expect(page.getByText(/back in your assets/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Available 3,215.80 USDT')).toBeVisible()
})

test('a line that is cut pauses the attempts and does not count them', async ({ page, context, simulator }) => {
  await begin(page, '100.05')
  await expect(ring(page)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('heading', { name: 'Waiting for the connection' })).toBeVisible()
  const before = calls(simulator, poll).length
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: '100.05 USDT are in UTA' })).toBeVisible({ timeout: 20_000 })
  expect(before).toBeLessThan(5)
  expect(calls(simulator, poll)).toHaveLength(5)
})

test('an answer that is cut after the request was taken is looked up, and nothing is sent twice', async ({ page, simulator, faults }) => {
  simulator.world.armed.push({ operation: post, fault: 'after:cut-body', times: 1 })
  await begin(page, '100.02')
  await expect(page.getByRole('heading', { name: '100.02 USDT are in UTA' })).toBeVisible({ timeout: 20_000 })
  expect(calls(simulator, post)).toHaveLength(1)
  expect(calls(simulator, 'GET /api/transactions').some(({ query }) => query.includes('idempotency_key'))).toBe(true)
  // Support hears of it.
  expect(faults.splice(0)).toEqual([expect.stringContaining('unknown-outcome requestUtaDelegation')])
})

test('a reload goes on where the attempts were', async ({ page, simulator }) => {
  await begin(page, '100.06')
  await expect.poll(() => calls(simulator, poll).length).toBeGreaterThan(1)
  await page.reload()
  await expect(ring(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: '100.06 USDT are in UTA' })).toBeVisible({ timeout: 30_000 })
  expect(calls(simulator, post)).toHaveLength(1)
  expect(calls(simulator, poll)).toHaveLength(6)
})

test('a second tab watches without asking, and takes over when the first is closed', async ({ page, context, simulator }) => {
  await begin(page, '100.07')
  await expect.poll(() => calls(simulator, poll).length).toBeGreaterThan(1)
  const second = await context.newPage()
  await second.goto(address)
  await expect(ring(second)).toBeVisible()
  await page.close()
  await expect(second.getByRole('heading', { name: '100.07 USDT are in UTA' })).toBeVisible({ timeout: 40_000 })
  expect(calls(simulator, post)).toHaveLength(1)
  expect(calls(simulator, poll)).toHaveLength(7)
})

test('two clicks move the money once', async ({ page, simulator }) => {
  await page.getByLabel('Amount to move into UTA').fill('100.01')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Move / }).dblclick()
  await expect(page.getByRole('heading', { name: '100.01 USDT are in UTA' })).toBeVisible()
  expect(calls(simulator, post)).toHaveLength(1)
})
