import type { Page } from '@playwright/test'
import type { Simulator } from '#mocks/simulator.ts'
import { endSessions } from '#mocks/world/sessions.ts'
import { testReadRecovery } from './support/read-failure.ts'
import type { ReadFailureCase } from './support/read-failure.ts'
import { calls, code, expect, nightly, password, test } from './support/test.ts'
import { pauseClock } from './support/time.ts'

const LIST = '/en/cabinet/profile/trusted-wallets'
const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

const arm = (simulator: Simulator, operation: string, fault: string, times: number | null = 1) =>
  simulator.world.armed.push({ operation, fault, times })

/** Every error of these pages is one log line without values. */
const logged = (faults: string[], expected: RegExp) => {
  expect(faults.length).toBeGreaterThan(0)
  for (const line of faults.splice(0)) {
    expect(line).toMatch(expected)
    expect(line).not.toMatch(/0x|@|Vault/)
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

const enter = async (page: Page, label: string, to: string) => {
  await page.getByLabel('Name').fill(label)
  await page.getByLabel('BEP-20 address').fill(to)
  await page.getByRole('button', { name: 'Send code' }).click()
}

test.describe('with two-factor sign-in', () => {
  test.beforeEach(async ({ page, enter }) => {
    await enter('secure', LIST)
    await expect(heading(page, 'Cold wallet')).toBeVisible()
  })

  test('adds a wallet with a wrong, an expired and the right code, and then waits a day', async ({ page, simulator }) => {
    await page.getByRole('link', { name: 'Add wallet' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a trusted wallet')
    await enter(page, 'Vault', address)
    const field = page.getByLabel('Six-digit code')
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(/add\?wallet=/)

    await field.fill('000000')
    await expect(field).toHaveAccessibleDescription(/is incorrect.*4/)
    await expect(field).toHaveValue('000000')
    await field.fill('111111')
    await expect(field).toHaveAccessibleDescription(/has expired/)
    await expect(page.getByRole('alert')).toHaveCount(0)

    // The number of attempts survives a reload.
    await page.reload()
    await expect(page.getByText(/We’ve sent a code to/)).toBeVisible()
    await field.fill(code)
    await expect(heading(page, '“Vault” is confirmed')).toBeFocused()
    await expect(page.getByText('24 hours left')).toBeVisible()
    await page.getByRole('link', { name: 'Go to trusted wallets' }).click()
    const row = page.getByRole('listitem').filter({ has: heading(page, 'Vault') })
    await expect(row.getByText(/Available tomorrow/)).toBeVisible()

    expect(calls(simulator, 'POST /api/trust-wallet')).toHaveLength(1)
    expect(calls(simulator, 'POST /api/trust-wallet/verification-code-confirm').map(({ status }) => status)).toEqual([422, 422, 200])

    simulator.clock.advance(24 * 3_600_000)
    await page.reload()
    await expect(row.getByText('Active')).toBeVisible()
  })

  test('sends another code after 60 seconds, and clears the old one', nightly, async ({ page, simulator }) => {
    await page.goto(`${LIST}/add`)
    await enter(page, 'Vault', address)
    await expect(page.getByText(/New code in 0:\d\d/)).toBeVisible()
    await page.getByLabel('Six-digit code').fill('1234')
    simulator.clock.advance(61_000)
    await page.reload()
    await page.getByRole('button', { name: 'Send a new code' }).dblclick()
    await expect(page.getByText(/New code in (1:00|0:5\d)/)).toBeVisible()
    await expect(page.getByLabel('Six-digit code')).toHaveValue('')
    expect(calls(simulator, 'POST /api/trust-wallet/send-verification-code').map(({ status }) => status)).toEqual([200, 200])
  })

  test('explains at the fields that name and address are taken, and keeps all entries', nightly, async ({ page }) => {
    await page.goto(`${LIST}/add`)
    await enter(page, 'Cold wallet', '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E')
    const [name, to] = [page.getByLabel('Name'), page.getByLabel('BEP-20 address')]
    await expect(name).toHaveAccessibleDescription(/already in use/)
    await expect(to).toHaveAccessibleDescription(/already in use/)
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Cold wallet')
    await expect(to).toHaveValue('0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E')
    await enter(page, 'Vault', address)
    await expect(page.getByLabel('Six-digit code')).toBeFocused()
  })

  test('a lost response is no failure if the server has added the wallet', nightly, async ({ page, simulator, pageErrors }) => {
    await page.goto(`${LIST}/add`)
    arm(simulator, 'POST /api/trust-wallet', 'broken-json')
    await enter(page, 'Vault', address)
    await expect(page.getByLabel('Six-digit code')).toBeFocused()
    arm(simulator, 'POST /api/trust-wallet/verification-code-confirm', 'broken-json')
    await page.getByLabel('Six-digit code').fill(code)
    await expect(heading(page, '“Vault” is confirmed')).toBeVisible()
    expect(calls(simulator, 'POST /api/trust-wallet')).toHaveLength(1)
    logged(pageErrors, /^error: MATU (handler|contract): /)
  })

  test(
    'restores name and address when the session ends while the form is open',
    nightly,
    async ({ page, simulator, signIn, pageErrors }) => {
      await page.clock.install()
      await page.goto(`${LIST}/add`)
      // The page must know the user by now: it restores entries only for the user who made them.
      await expect(page.getByText('Oleg Smirnov').first()).toBeVisible()
      await page.getByLabel('Name').fill('Vault')
      await page.getByLabel('BEP-20 address').fill(address)
      // The submission, not a poll, must receive the 401 first.
      await pauseClock(page)
      endSessions(simulator.world.sessions, null)
      await page.getByRole('button', { name: 'Send code' }).click()
      await expect(page).toHaveURL(/\/en\/login/)
      await page.clock.resume()
      await signIn('secure')
      await page.getByLabel('Six-digit code').fill(code)
      await expect(page).toHaveURL(`${LIST}/add`)
      await expect(page.getByLabel('Name')).toHaveValue('Vault')
      await expect(page.getByLabel('BEP-20 address')).toHaveValue(address)
      pageErrors.length = 0
    },
  )

  test('a failure keeps the form, and the field says what to do', nightly, async ({ page, simulator, pageErrors }) => {
    await page.goto(`${LIST}/add`)
    arm(simulator, 'POST /api/trust-wallet', '500', null)
    await enter(page, 'Vault', address)
    const field = page.getByLabel('BEP-20 address')
    await expect(field).toHaveAccessibleDescription(/Something went wrong on our side\. What you entered is still here/)
    await expect(field).toHaveValue(address)
    await expect(page.getByRole('alert')).toHaveCount(0)
    simulator.world.armed.length = 0
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByLabel('Six-digit code')).toBeFocused()
    logged(pageErrors, /createTrustedWallet server 500/)
  })

  test('requests a code again that could not be sent, and changes a wrong address', nightly, async ({ page, simulator, pageErrors }) => {
    await page.goto(`${LIST}/add`)
    arm(simulator, 'POST /api/trust-wallet/send-verification-code', '500', 2)
    await enter(page, 'Vault', address)
    await expect(page.getByText(/^No code was sent\./)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByLabel('Six-digit code')).toBeVisible()
    await page.getByRole('button', { name: 'Change address' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('Vault')
    await expect(page.getByLabel('BEP-20 address')).toHaveValue(address)
    await page.getByLabel('BEP-20 address').fill(other)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByLabel('Six-digit code')).toBeFocused()
    await page.goto(LIST)
    await expect(heading(page, 'Vault')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Enter code for “Vault”' })).toBeVisible()
    pageErrors.length = 0
  })

  test('shows the waiting time, and cancels a wallet that is waiting', nightly, async ({ page, simulator }) => {
    await expect(page.getByText('19 hours left')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel adding “Travel phone”' }).click()
    await page.getByRole('button', { name: 'Keep wallet' }).click()
    await expect(page.getByRole('button', { name: 'Cancel adding “Travel phone”' })).toBeFocused()
    await page.getByRole('button', { name: 'Cancel adding “Travel phone”' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).dblclick()
    await expect(heading(page, 'Travel phone')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(calls(simulator, 'DELETE /api/trust-wallet/{id}')).toHaveLength(1)
  })

  test('renames a wallet, lists its withdrawals and removes it', async ({ page, simulator, pageErrors }) => {
    await page.getByRole('link', { name: 'Rename “Cold wallet”' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trusted wallet')
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('Office safe')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(name).toHaveAccessibleDescription(/already in use/)
    await expect(page.getByText('Saved')).toHaveCount(0)
    await name.fill('Vault')
    await name.press('Enter')
    await expect(page.getByText('Saved')).toBeVisible()
    await expect(heading(page, 'Vault')).toBeVisible()

    await page.getByRole('button', { name: 'Remove wallet' }).click()
    arm(simulator, 'DELETE /api/trust-wallet/{id}', '409', null)
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByRole('dialog').getByText(/The wallet is still in your list/)).toBeVisible()
    simulator.world.armed.length = 0
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page).toHaveURL(LIST)
    await expect(heading(page, 'Office safe')).toBeVisible()
    await expect(heading(page, 'Vault')).toHaveCount(0)
    logged(pageErrors, /deleteTrustedWallet/)
    expect((await page.goto(`${LIST}/tw-999`))?.ok()).toBe(true)
    await expect(heading(page, 'Wallet not found')).toBeVisible()
  })
})

const did = (path: string, title: string, operation: string, recovered: ReadFailureCase['recovered']): ReadFailureCase => ({
  path: `${LIST}${path}`,
  title,
  operation,
  message: /Couldn’t load/,
  recovered,
  persona: 'secure',
})
testReadRecovery([
  did('', 'Trusted wallets', 'GET /api/trust-wallet', (on) => heading(on, 'Cold wallet')),
  did('/tw-1', 'Trusted wallet', 'GET /api/trust-wallet/{id}', (on) => heading(on, 'Cold wallet')),
  did('/add?wallet=tw-3', 'Add a trusted wallet', 'GET /api/trust-wallet', (on) => on.getByRole('main').getByRole('heading', { level: 2 })),
])

test('without two-factor authentication a page says what is missing, sends no request, and is there once it is on', async ({
  page,
  enter,
  simulator,
}) => {
  const wallet = `${LIST}/tw-1`
  // The verification status may be known before the session is.
  await page.route('**/api/users/me', async (route) => {
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await route.fallback()
  })
  await enter('trader', wallet)
  await expect(heading(page, 'Two steps first')).toBeVisible()
  await expect(page.getByText('Confirmed')).toBeVisible()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Confirm Telegram' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Turn on' }).click()
  await expect(page).toHaveURL(/\/en\/cabinet\/profile\/2fa\?next=/)
  // Going back before that page has loaded would not leave this one.
  await expect(page.getByRole('heading', { level: 1, name: 'Two-factor authentication' })).toBeFocused()
  // The explanation replaces the page and is announced like a page.
  await page.goBack()
  await expect(page).toHaveTitle(/^Trusted wallet/)
  await expect(page.getByRole('heading', { level: 1, name: 'Trusted wallet' })).toBeFocused()
  expect(simulator.log.filter(({ operation }) => operation?.includes('trust-wallet'))).toEqual([])

  await page.getByRole('link', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'Show QR code and key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(code)
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expect(page).toHaveURL(wallet)
  await expect(page.getByRole('button', { name: 'Save name' })).toBeVisible()
})
