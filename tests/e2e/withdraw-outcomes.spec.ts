import type { Page } from '@playwright/test'
import { endSessions } from '#mocks/world/sessions.ts'
import { holdRequests } from './support/code.ts'
import { calls, expect, test } from './support/test.ts'
import { passUntil } from './support/time.ts'
import { address, cells, check, create, fill, send, wallet } from './support/withdraw.ts'

// What a withdrawal comes to when the line, the session or another tab gets in its way.

/** An unknown outcome is one line in the log, without a value in it. */
const said = (faults: string[]) => {
  expect(faults.filter((line) => line.includes('unknown-outcome'))).toEqual([
    'error: MATU unknown-outcome: unknown-outcome createWithdrawal',
  ])
  faults.splice(0)
}

test.beforeEach(async ({ page, enter }) => {
  await enter('trader', wallet)
  await expect(check(page)).toBeVisible()
})

test('the answer is cut after the server committed: locked, looked up by its key, found, sent once', async ({
  page,
  simulator,
  faults,
}) => {
  simulator.world.armed.push({ operation: create, fault: 'cut-body', times: 1 })
  simulator.world.armed.push({ operation: 'GET /api/transactions', fault: '500', times: null })
  await fill(page, '25')
  await check(page).click()
  await send(page).click()
  await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
  await expect(send(page)).toBeDisabled()
  await page.reload()
  // The reload does not make it known, nor does it let anything be sent.
  await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
  await expect(check(page)).toBeDisabled()
  simulator.world.armed.splice(0)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  await expect(cells(page)).toBeVisible()
  expect(calls(simulator, create)).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('matu_pending'))).toBeNull()
  said(faults)
})

/** Sends one that is carried out: from then on it is known that the server keeps keys. */
const sendOne = async (page: Page) => {
  await fill(page, '25')
  await check(page).click()
  await send(page).click()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  await page.goto(wallet)
  await expect(check(page)).toBeVisible()
}

test('a 500 before anything was done: not there in the end, and then it may be sent again under a new key', async ({
  page,
  simulator,
  faults,
}) => {
  await sendOne(page)
  simulator.world.armed.push({ operation: create, fault: '500', times: 1 })
  await page.clock.install()
  await fill(page, '25')
  await check(page).click()
  await send(page).click()
  await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
  await passUntil(page, 4_000, page.getByText('It didn’t go through'))
  await send(page).click()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  const keys = calls(simulator, create).map(({ idempotency_key }) => idempotency_key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(calls(simulator, create).map(({ status }) => status)).toEqual([201, 500, 201])
  said(faults)
})

test('a server that has never shown that it keeps keys is not believed: the reader settles it by hand', async ({
  page,
  simulator,
  faults,
}) => {
  simulator.world.armed.push({ operation: create, fault: '500', times: 1 })
  await page.clock.install()
  await fill(page, '25')
  await check(page).click()
  await send(page).click()
  const release = page.getByRole('button', { name: 'Not there: unlock form' })
  await passUntil(page, 4_000, release)
  await expect(page.getByText('It didn’t go through')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'View transactions' })).toHaveAttribute('href', /type=withdrawal/)
  await expect(send(page)).toBeDisabled()
  await release.click()
  await expect(page.getByText('Nothing was charged')).toHaveCount(0)
  await expect(send(page)).toBeEnabled()
  expect(calls(simulator, create)).toHaveLength(1)
  said(faults)
})

test('a device clock that is 65 s ahead: after a reload a withdrawal that may still come is not called off', async ({
  page,
  simulator,
  faults,
}) => {
  await sendOne(page)
  simulator.world.armed.push({ operation: create, fault: '500', times: 1 })
  await fill(page, '25')
  await check(page).click()
  await send(page).click()
  await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
  await page.clock.install({ time: Date.now() + 65_000 })
  const before = calls(simulator, 'GET /api/transactions').length
  await page.reload()
  await expect
    .poll(() =>
      calls(simulator, 'GET /api/transactions')
        .slice(before)
        .some(({ query }) => query.includes('idempotency_key')),
    )
    .toBe(true)
  await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
  await expect(page.getByText('It didn’t go through')).toHaveCount(0)
  said(faults)
})

for (const [where, names] of [
  ['local storage is', ['localStorage']],
  ['all of Web Storage is', ['localStorage', 'sessionStorage']],
] as const)
  test(`where ${where} full a reload does not forget what was sent`, async ({ page, simulator, faults }) => {
    simulator.world.armed.push({ operation: create, fault: 'cut-body', times: 1 })
    simulator.world.armed.push({ operation: 'GET /api/transactions', fault: '500', times: null })
    await page.addInitScript((full) => {
      for (const name of full)
        Object.defineProperty(window[name], 'setItem', {
          value() {
            throw new DOMException('full', 'QuotaExceededError')
          },
        })
    }, names)
    await page.reload()
    await fill(page, '25')
    await check(page).click()
    await send(page).click()
    await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
    await page.reload()
    await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
    await expect(check(page)).toBeDisabled()
    expect(calls(simulator, create)).toHaveLength(1)
    said(faults)
  })

test('two tabs that send the same in the same instant: one is sent, and the second is asked first', async ({
  page,
  context,
  simulator,
}) => {
  const other = await context.newPage()
  await other.goto(wallet)
  for (const one of [page, other]) {
    await fill(one, '25')
    await check(one).click()
    await expect(send(one)).toBeEnabled()
  }
  // However slowly the two are pressed, the first has not had its answer when the second is.
  const release = await holdRequests(context, '**/api/withdraw')
  await Promise.all([page, other].map((one) => send(one).click()))
  release()
  await expect.poll(() => [page, other].filter((one) => one.url().includes('?receipt=wd-')).length).toBe(1)
  const second = page.url().includes('?receipt=') ? other : page
  await expect(second.getByText('This was sent a moment ago')).toBeVisible()
  await expect(send(second)).toBeEnabled()
  expect(calls(simulator, create)).toHaveLength(1)
})

test('the session is lost in mid-form: after signing in again the form is as it was', async ({ page, simulator, signIn }) => {
  await fill(page, '123.45')
  endSessions(simulator.world.sessions, null)
  await check(page).click()
  await send(page).click()
  await expect(page).toHaveURL(/\/en\/login/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('123.45')
  await signIn('trader')
  await expect(page).toHaveURL(wallet)
  await expect(page.getByLabel('Amount')).toHaveValue('123.45')
  await expect(page.getByLabel('BEP-20 address', { exact: true })).toHaveValue(address)
  expect(calls(simulator, create).filter(({ status }) => status === 201)).toHaveLength(0)
})

test('somebody else who signs in then finds an empty form', async ({ page, simulator, signIn }) => {
  await fill(page, '123.45')
  endSessions(simulator.world.sessions, null)
  await check(page).click()
  await send(page).click()
  await expect(page).toHaveURL(/\/en\/login/)
  await signIn('leader')
  await expect(page).toHaveURL(wallet)
  await expect(page.getByLabel('Amount')).toHaveValue('')
  await expect(page.getByLabel('BEP-20 address', { exact: true })).toHaveValue('')
})

test('two tabs spend the same balance: the second is told what is left, and nothing it typed is lost', async ({
  page,
  context,
  simulator,
}) => {
  const other = await context.newPage()
  await other.goto(wallet)
  await expect(check(other)).toBeVisible()
  await fill(page, '3000')
  await fill(other, '3000')
  await check(page).click()
  await check(other).click()
  await send(page).click()
  await expect(page).toHaveURL(/\?receipt=wd-/)
  await send(other).click()
  await expect(other.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
  await expect(other.getByLabel('Amount')).toHaveValue('3,000')
  await expect(other.getByText('215.80 USDT').first()).toBeVisible()
  expect(calls(simulator, create).map(({ status }) => status)).toEqual([201, 422])
})
