import type { Page } from '@playwright/test'
import { calls, code, expect, nightly, test } from './support/test.ts'
import { advanceUntil, advanceUntilVisible, requestsSettled } from './support/time.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cells = (page: Page) => page.getByRole('textbox', { name: 'Six-digit code' })

test('an unverified person is redirected to the contacts and, after Telegram has confirmed, to the requested page', async ({
  page,
  signIn,
  simulator,
}) => {
  await page.clock.install()
  await page.goto('/en/cabinet/trade/transactions?token=USDT')
  await signIn('new')
  await expect(page).toHaveURL(/\/en\/cabinet\/profile\/verification/)
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your contact details' })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm in Telegram' }).click()
  const link = page.getByRole('link', { name: /Open Telegram/ })
  await expect(link).toHaveAttribute('href', /^https:\/\/t\.me\/matu_bot\?start=/)
  const looks = () => calls(simulator, 'GET /api/verification/status').length
  const before = looks()
  await advanceUntil(page, 3_000, () => looks() > before)
  await expect(link).toBeVisible()
  // A phone reloads the page after the visit to Telegram: the link is still there, and still asked about.
  const address = await link.getAttribute('href')
  await page.reload()
  await expect(link).toHaveAttribute('href', address!)
  simulator.clock.advance(8_000)
  await advanceUntil(page, 3_000, () => page.url().endsWith('/en/cabinet/trade/transactions?token=USDT'))
})

test('an expired bot link is explained and no longer polled; a new one is', nightly, async ({ page, enter, simulator }) => {
  await page.clock.install()
  await enter('new', '/en/cabinet/profile/verification')
  const looks = () => calls(simulator, 'GET /api/verification/status').length
  const link = page.getByRole('link', { name: /Open Telegram/ })
  await page.getByRole('button', { name: 'Confirm in Telegram' }).click()
  await expect(link).toBeFocused()
  // Start is not pressed in the messenger.
  simulator.world.users.get('u-1')!.telegram_asked_at = null
  const watched = looks()
  await advanceUntil(page, 3_000, () => looks() > watched)
  simulator.clock.advance(5 * 60_000)
  await advanceUntilVisible(page, 3_000, page.getByRole('status').filter({ hasText: 'This link has expired' }))
  await expect(link).toHaveCount(0)
  const again = page.getByRole('button', { name: 'Get a new link' })
  await expect(again).toBeFocused()
  // Only the poll that was due at the expiry is still sent.
  await page.clock.runFor(10_000)
  await requestsSettled(page)
  const last = looks()
  for (const _ of [1, 2, 3]) await page.clock.runFor(10_000)
  expect(looks()).toBe(last)

  await again.click()
  await expect(link).toBeFocused()
  simulator.clock.advance(8_000)
  await advanceUntil(page, 3_000, () => page.url().endsWith('/en/cabinet'))
})

test('the bot link is still polled while a code for another contact is entered', nightly, async ({ page, enter, simulator }) => {
  await page.clock.install()
  await enter('new', '/en/cabinet/profile/verification')
  await page.getByRole('button', { name: 'Confirm in Telegram' }).click()
  await expect(page.getByRole('link', { name: /Open Telegram/ })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm by SMS' }).click()
  await expect(cells(page)).toBeVisible()
  simulator.clock.advance(8_000)
  await advanceUntil(page, 3_000, () => page.url().endsWith('/en/cabinet'))
})

const byCode = [
  { channel: 'email', name: 'Email', start: 'Confirm by email', target: 'n…w@matu.test' },
  { channel: 'phone', name: 'Phone', start: 'Confirm by SMS', target: '+49…' },
] as const

for (const { channel, name, start, target } of byCode)
  test(`${channel}: wrong, expired and right code, and the number of remaining attempts`, nightly, async ({ page, enter, simulator }) => {
    const { verified } = simulator.world.users.get('u-1')!
    verified[channel] = false
    await enter('new', '/en/cabinet/profile/verification')
    await page.getByRole('button', { name: start }).click()
    await expect(card(page, name).getByText(/sent a code to/)).toContainText(target)
    await cells(page).fill('000000')
    await expect(cells(page)).toHaveAccessibleDescription(/is incorrect\. Attempts left: 4/)
    await expect(cells(page)).toHaveValue('000000')
    await expect(cells(page)).toBeFocused()
    // Enter does not use up another attempt.
    await page.keyboard.press('Enter')
    await expect(cells(page)).toHaveAccessibleDescription(/is incorrect\. Attempts left: 4/)
    expect(calls(simulator, 'POST /api/verification/{channel}/confirm')).toHaveLength(1)
    await cells(page).fill('111111')
    await expect(cells(page)).toHaveAccessibleDescription(/has expired/)
    await cells(page).fill(code)
    await expect(card(page, name).getByText('Confirmed')).toBeVisible()
    await expect(page.getByRole('heading', { name })).toBeFocused()
    await expect(page.getByText(`${Object.values(verified).filter(Boolean).length} of 3`)).toBeVisible()
    expect(verified[channel]).toBe(true)
  })

test(
  'another code can be requested only when the server allows it, and goes to the same number',
  nightly,
  async ({ page, enter, simulator }) => {
    await page.clock.install()
    await enter('new', '/en/cabinet/profile/verification')
    await page.getByRole('button', { name: 'Use another number' }).click()
    await page.getByRole('textbox', { name: 'Phone number' }).fill('0034 600 111 222')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('+34…22')).toBeVisible()
    await expect(page.getByText(/New code in \d:\d\d/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send a new code' })).toHaveCount(0)
    simulator.clock.advance(61_000)
    await page.clock.fastForward(61_000)
    await page.getByRole('button', { name: 'Send a new code' }).click()
    await expect(page.getByText(/New code in \d:\d\d/)).toBeVisible()
    await expect(page.getByText('+34…22')).toBeVisible()
    await cells(page).fill(code)
    await expect(card(page, 'Phone').getByText('+34 600 11 12 22')).toBeVisible()
  },
)

test(
  'a code that was asked for survives a reload; a request too early, in another tab, says when the next code can be sent',
  nightly,
  async ({ page, context, enter, simulator }) => {
    await enter('new', '/en/cabinet/profile/verification')
    await page.getByRole('button', { name: 'Confirm by SMS' }).click()
    await expect(cells(page)).toBeVisible()
    await page.reload()
    await expect(cells(page)).toBeVisible()
    await expect(page.getByText(/New code in \d:\d\d/)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/en/cabinet/profile/verification')
    await other.getByRole('button', { name: 'Confirm by SMS' }).click()
    await expect(other.getByRole('alert')).toContainText(/Try again in (0:\d\d|1:00)/)
    expect(calls(simulator, 'POST /api/verification/{channel}/send').map(({ status }) => status)).toEqual([200, 429])
  },
)

test('after five wrong codes the page says that a new code is needed', nightly, async ({ page, enter, simulator }) => {
  await enter('new', '/en/cabinet/profile/verification')
  await page.getByRole('button', { name: 'Confirm by SMS' }).click()
  const tries = () => calls(simulator, 'POST /api/verification/{channel}/confirm').length
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await cells(page).fill(`00000${attempt}`)
    await expect.poll(tries).toBe(attempt)
    await expect(cells(page)).toBeEditable()
  }
  await expect(cells(page)).toHaveAccessibleDescription(/Too many incorrect codes/)
})

test(
  'a person without a number enters one first; an invalid one is explained at the field',
  nightly,
  async ({ page, enter, simulator }) => {
    const user = simulator.world.users.get('u-1')!
    user.phone = null
    user.verified.email = false
    await enter('new', '/en/cabinet/profile/verification')
    await page.getByRole('button', { name: 'Add number' }).click()
    const number = page.getByRole('textbox', { name: 'Phone number' })
    await expect(number).toBeFocused()
    await number.fill('0151 2345')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(number).toHaveAccessibleDescription(/with its country code/)
    await number.fill('+49 151 2345 6789')
    await expect(page.getByText('Germany')).toBeVisible()
    await page.getByRole('button', { name: 'Send code' }).click()
    await cells(page).fill(code)
    await expect(card(page, 'Phone').getByText('Confirmed')).toBeVisible()
    expect(user.phone).toBe('+4915123456789')

    // An email mistyped at registration can be changed here, but not to another user's.
    await page.getByRole('button', { name: 'Use another address' }).click()
    const email = page.getByRole('textbox', { name: 'Email address' })
    await email.fill('trader@matu.test')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(email).toHaveAccessibleDescription(/already in use/)
    await expect(email).toHaveValue('trader@matu.test')
    await email.fill('jonas.keller@matu.test')
    await page.getByRole('button', { name: 'Send code' }).click()
    await cells(page).fill(code)
    await expect(card(page, 'Email').getByText('jonas.keller@matu.test')).toBeVisible()
    expect(simulator.world.outbox.map(({ to }) => to)).toEqual(['+4915123456789', 'jonas.keller@matu.test'])
  },
)

test('a failed request for the state of the contacts is explained, and loads on retry', nightly, async ({ page, enter, simulator }) => {
  simulator.world.armed.push({ operation: 'GET /api/verification/status', fault: '400', times: null })
  await enter('trader', '/en/cabinet/profile/verification')
  const failed = page.getByText('Couldn’t load your verification status')
  await expect(failed).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect(failed).toBeVisible()
  simulator.world.armed.length = 0
  // The session requests it too; either may be first.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 2000 })
    await expect(failed).toHaveCount(0, { timeout: 2000 })
  }).toPass()
  await expect(card(page, 'Telegram').getByText('@vera_lindt')).toBeVisible()
  // Who is verified stays in the cabinet.
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Verification', exact: true })).toHaveAttribute('aria-current', 'page')
})
