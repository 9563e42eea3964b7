import type { Page } from '@playwright/test'
import { endSessions } from '#mocks/world/sessions.ts'
import { calls, code, expect, test } from './support/test.ts'

const wallet = '/en/cabinet/actives/withdraw/wallet'
const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const create = 'POST /api/withdraw'
const confirm = 'POST /api/withdraw/{id}/confirm'

const fill = async (page: Page, amount: string, to = address) => {
  await page.getByLabel('Amount').fill(amount)
  if (await page.getByRole('radio', { name: 'Another BEP-20 address' }).isVisible())
    await page.getByRole('radio', { name: 'Another BEP-20 address' }).check()
  await page.getByLabel('BEP-20 address', { exact: true }).fill(to)
}
const check = (page: Page) => page.getByRole('button', { name: 'Check the details' })
const send = (page: Page) => page.getByRole('button', { name: /^Send / })
const cells = (page: Page) => page.getByRole('textbox', { name: 'Six-digit code' })
const confirmButton = (page: Page) => page.getByRole('button', { name: /^Confirm / })

/** An unknown outcome is one line in the log, without a value in it. */
const said = (faults: string[]) => {
  expect(faults.filter((line) => line.includes('unknown-outcome'))).toEqual([
    'error: MATU unknown-outcome: unknown-outcome createWithdrawal',
  ])
  faults.splice(0)
}

test.describe('to a new address', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await page.goto(wallet)
    await signIn('trader')
    await expect(check(page)).toBeVisible()
  })

  test('review, a wrong code, an expired one and the right one; it is followed to its end and survives a reload', async ({
    page,
    simulator,
  }) => {
    await fill(page, '100.000000000000000001')
    await check(page).click()
    await expect(page.getByRole('heading', { name: 'Check before it is sent' })).toBeFocused()
    await expect(page.getByRole('definition').filter({ hasText: '100.000000000000000001' }).last()).toBeVisible()
    await send(page).click()
    await expect(page).toHaveURL(/\?receipt=wd-/)
    expect(calls(simulator, create)).toHaveLength(1)

    await cells(page).fill('000000')
    await confirmButton(page).click()
    await expect(
      page
        .getByText(/4/)
        .and(page.getByText(/attempt/i))
        .first(),
    ).toBeVisible()
    await cells(page).fill('111111')
    await confirmButton(page).click()
    await expect(page.getByText(/expired/i).first()).toBeVisible()
    await cells(page).fill(code)
    await confirmButton(page).click()
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
    simulator.clock.advance(11_000)
    await page.reload()
    await expect(page.getByText(/confirmations/).first()).toBeVisible()
    simulator.clock.advance(10_000)
    await expect(page.getByText('It has arrived.')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('button', { name: 'New withdrawal' })).toBeVisible()
    expect(calls(simulator, confirm).filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('more than there is, the own and the zero address are refused before anything is sent', async ({ page, simulator }) => {
    await fill(page, '99999', '0x3ed21b7C94af60835DB1c0e7718F2Aa94C6B50D8')
    await check(page).click()
    await expect(page.getByText(/more than you have/)).toBeVisible()
    await expect(page.getByText('This is your own deposit address. Choose another one.')).toBeVisible()
    await fill(page, '10', `0x${'0'.repeat(40)}`)
    await check(page).click()
    await expect(page.getByText('Nobody holds this address. Tokens sent there are lost.')).toBeVisible()
    expect(calls(simulator, create)).toHaveLength(0)
  })

  test('Max is exact, and with the fee in the same token the fee is part of it', async ({ page, simulator }) => {
    await page.getByRole('radio', { name: /^USDT/ }).check()
    await page.getByRole('button', { name: 'Max' }).click()
    await page.getByLabel('BEP-20 address', { exact: true }).fill(address)
    await check(page).click()
    await expect(page.getByText('3,213.30').first()).toBeVisible()
    await send(page).click()
    await expect(page).toHaveURL(/\?receipt=wd-/)
    const made = [...simulator.world.users.values()]
      .flatMap((user) => [...user.withdrawals.values()])
      .find(({ view }) => view.amount === '3215.8')
    expect(made?.view.net_amount).toBe('3213.3')
  })

  test('a double click, three clicks in one task and Enter send one request', async ({ page, simulator }) => {
    await fill(page, '10')
    await check(page).dblclick()
    await send(page).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
      button.click()
    })
    await expect(page).toHaveURL(/\?receipt=wd-/)
    await cells(page).fill(code)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
    expect(calls(simulator, create)).toHaveLength(1)
    expect(calls(simulator, confirm)).toHaveLength(1)
    // Back: an empty form, and nothing is sent by it.
    await page.goBack()
    await expect(page.getByLabel('Amount')).toHaveValue('')
    expect(calls(simulator, create)).toHaveLength(1)
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
    await expect(page.getByText('We do not know yet whether this went through')).toBeVisible()
    await expect(send(page)).toBeDisabled()
    await page.reload()
    // The reload does not make it known, nor does it let anything be sent.
    await expect(page.getByText('We do not know yet whether this went through')).toBeVisible()
    await expect(check(page)).toBeDisabled()
    simulator.world.armed.splice(0)
    await page.getByRole('button', { name: 'Look again' }).click()
    await expect(page).toHaveURL(/\?receipt=wd-/)
    await expect(cells(page)).toBeVisible()
    expect(calls(simulator, create)).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('matu_pending'))).toBeNull()
    said(faults)
  })

  test('a 500 before anything was done: not there in the end, and then it may be sent again under a new key', async ({
    page,
    simulator,
    faults,
  }) => {
    simulator.world.armed.push({ operation: create, fault: '500', times: 1 })
    await page.clock.install()
    await fill(page, '25')
    await check(page).click()
    await send(page).click()
    await expect(page.getByText('We do not know yet whether this went through')).toBeVisible()
    const looks = () => simulator.log.filter(({ path, idempotency_key }) => path === '/api/transactions' && idempotency_key === null).length
    for (let look = 0; look < 6 && !(await page.getByText('It did not go through').isVisible()); look += 1) {
      const before = looks()
      await page.clock.runFor(16_500)
      await expect.poll(async () => looks() > before || (await page.getByText('It did not go through').isVisible())).toBe(true)
    }
    await expect(page.getByText('It did not go through')).toBeVisible()
    await send(page).click()
    await expect(page).toHaveURL(/\?receipt=wd-/)
    const keys = calls(simulator, create).map(({ idempotency_key }) => idempotency_key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(calls(simulator, create).filter(({ status }) => status === 201)).toHaveLength(1)
    said(faults)
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

  test('a withdrawal that waits for its code is found again among the transactions', async ({ page }) => {
    await fill(page, '40')
    await check(page).click()
    await send(page).click()
    await expect(page).toHaveURL(/\?receipt=wd-/)
    const own = page.url()
    await page.goto('/en/cabinet/trade/transactions?type=withdrawal')
    await page
      .getByRole('row', { name: /^Withdrawal/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('link', { name: 'Open the withdrawal' }).click()
    await expect(page).toHaveURL(own)
    await expect(cells(page)).toBeVisible()
  })

  test('cancelled before it is processed: everything is back', async ({ page, simulator }) => {
    await fill(page, '40')
    await check(page).click()
    await send(page).click()
    await page.getByRole('button', { name: 'Cancel the withdrawal' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click()
    await expect(page.getByText('You cancelled it. Everything went back to your balance.').first()).toBeVisible()
    expect(calls(simulator, confirm)).toHaveLength(1)
    await page.getByRole('button', { name: 'New withdrawal' }).click()
    await expect(page).toHaveURL(wallet)
    await expect(page.getByText('3,215.80 USDT').first()).toBeVisible()
  })

  test('a code that was not given in time expires, and a new one may be asked for after a minute', async ({ page, simulator }) => {
    await fill(page, '40')
    await check(page).click()
    await send(page).click()
    await expect(page.getByText(/New code in/)).toBeVisible()
    await page.clock.install()
    simulator.clock.advance(61_000)
    await page.reload()
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect(page.getByText(/New code in/)).toBeVisible()
    simulator.clock.advance(5 * 60_000)
    await page.reload()
    await expect(page.getByText('The code was not entered in time. Everything went back to your balance.').first()).toBeVisible()
  })

  test('the receipt is one page of A4 and can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await fill(page, '40')
    await check(page).click()
    await send(page).click()
    await cells(page).fill(code)
    await confirmButton(page).click()
    await page.getByRole('button', { name: 'Copy as text' }).click()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain('MATU Cabinet: Withdrawal, 40')
    expect(text).toContain(address)
    expect(text).toContain(page.url())
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByText(page.url())).toBeVisible()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    const source = pdf.toString('latin1')
    expect(source.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    expect(source).toMatch(/\/MediaBox\s*\[0 0 59\d(\.\d+)? 84\d(\.\d+)?\]/)
  })
})

test('to a trusted wallet: chosen, not typed, confirmed by the authenticator', async ({ page, signIn, simulator }) => {
  await page.goto(wallet)
  await signIn('secure')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await cells(page).fill(code)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(wallet)
  await expect(page.getByRole('radio', { name: /Cold wallet/ })).toBeChecked()
  await page.getByLabel('Amount').fill('12.5')
  await check(page).click()
  await expect(page.getByText('To Cold wallet')).toBeVisible()
  await send(page).click()
  await expect(page.getByText(/authenticator app/)).toBeVisible()
  await cells(page).fill(code)
  await confirmButton(page).click()
  await expect(page.getByText('Cold wallet').first()).toBeVisible()
  expect(calls(simulator, confirm)).toHaveLength(1)
})

test('as money to a card: masked, checked, with its net amount', async ({ page, signIn }) => {
  await page.goto('/en/cabinet/actives/withdraw')
  await signIn('trader')
  await page.getByRole('link', { name: 'Choose a card' }).click()
  await page.getByLabel('Amount').fill('100')
  await page.getByLabel('Card number').pressSequentially('4111111111111111')
  await expect(page.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111')
  await page.getByLabel('Name on the card').fill('VERA LINDT')
  await check(page).click()
  await send(page).click()
  await cells(page).fill(code)
  await confirmButton(page).click()
  await expect(page.getByText('•••• 1111').first()).toBeVisible()
})

test('blocked until a date: reason, date and countdown by the clock of the server, and open when it is over', async ({
  page,
  signIn,
  simulator,
}) => {
  await page.goto(wallet)
  await signIn('blocked')
  await expect(page.getByRole('heading', { name: /^Withdrawals open on/ })).toBeVisible()
  await expect(page.getByText(/You changed the password/)).toBeVisible()
  await expect(page.getByText(/days? \d+ hours? left/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Opens on/ })).toBeDisabled()
  simulator.clock.advance(8 * 24 * 3_600_000)
  await page.reload()
  await expect(check(page)).toBeEnabled()
})

test.describe('what fails says so where it was wanted', () => {
  for (const [path, operation] of [
    ['/en/cabinet/actives/withdraw', 'GET /api/users/settings'],
    [wallet, 'GET /api/balances'],
    ['/en/cabinet/actives/withdraw/fiat-money', 'GET /api/prefences'],
    [`${wallet}?receipt=wd-77`, 'GET /api/withdraw/{id}'],
  ] as const)
    for (const fault of ['500', 'broken-json', 'offline'] as const)
      test(`${path}, ${fault}`, async ({ page, signIn, simulator, faults }) => {
        await page.goto('/en/login')
        await signIn('trader')
        await expect(page).toHaveURL('/en/cabinet')
        simulator.world.armed.push({ operation, fault, times: null })
        await page.clock.install()
        await page.goto(path)
        const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
        for (let wait = 0; wait < 8 && !(await retry.isVisible()); wait += 1) {
          await page.clock.runFor(4_000)
          await page.waitForLoadState('networkidle')
        }
        await expect(retry.first()).toBeVisible()
        simulator.world.armed.splice(0)
        await retry.first().click()
        await expect(retry).toHaveCount(0)
        faults.splice(0)
      })
})
