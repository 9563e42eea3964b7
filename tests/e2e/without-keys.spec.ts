import { configured } from './support/configured.ts'
import { calls, expect } from './support/test.ts'
import { settled } from './support/time.ts'
import { check, create, fill, send, wallet } from './support/withdraw.ts'

// A deployment that sends no Idempotency-Key: what has happened can only be seen among the transactions.

const test = configured({ idempotency: false })

test('without keys an answer that is cut leaves the outcome unknown, also after a reload: nobody says that nothing was done', async ({
  page,
  simulator,
  enter,
  faults,
}) => {
  await enter('trader', wallet)
  simulator.world.armed.push({ operation: create, fault: 'cut-body', times: 1 })
  await fill(page, '25')
  await check(page).click()
  await send(page).click()
  const unknown = page.getByText('We don’t know yet if this went through')
  for (const look of ['at once', 'after a reload']) {
    await expect(unknown, look).toBeVisible()
    await expect(page.getByText('Unlock the form only if it isn’t there.', { exact: false }), look).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check again' }), look).toHaveCount(0)
    await settled(page)
    await page.clock.install()
    await page.clock.fastForward(300_000)
    await expect(page.getByText('It didn’t go through'), look).toHaveCount(0)
    await expect(unknown, look).toBeVisible()
    await page.reload()
  }
  expect(calls(simulator, create).map(({ idempotency_key }) => idempotency_key)).toEqual([null])
  expect(simulator.log.filter(({ query }) => query.includes('idempotency_key'))).toEqual([])
  expect(faults.splice(0)).toEqual(['error: MATU unknown-outcome: unknown-outcome createWithdrawal'])
})
