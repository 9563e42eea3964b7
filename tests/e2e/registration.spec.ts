import { calls, expect, nightly, test } from './support/test.ts'
import { advanceUntil } from './support/time.ts'

test('an invited person registers, verifies and reaches the cabinet', nightly, async ({ page, context, simulator }) => {
  const inviter = [...simulator.world.users.values()].find((user) => user.email === 'trader@matu.test')!
  await page.goto(`/r/${inviter.referral_code}`)
  await expect(page).toHaveURL('/en')
  expect((await context.cookies()).find((cookie) => cookie.name === 'referral_code')?.value).toBe(inviter.referral_code)

  await page.goto('/en/registration')
  await expect(page.getByText(inviter.referral_code)).toBeVisible()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Voss')
  await page.getByLabel('Email').fill('ada.voss@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Quiet-River-7')
  await page.getByLabel('Confirm password').fill('Quiet-River-7')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page).toHaveURL(/\/en\/cabinet\/profile\/verification/)
  const user = [...simulator.world.users.values()].find((one) => one.email === 'ada.voss@example.com')!
  expect(user.invited_by).toBe(inviter.referral_code)
  user.verified.telegram = true
  await page.reload()
  await page.goto('/en/cabinet')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})

test('explains at the field that an email is taken, and keeps all entries', async ({ page }) => {
  await page.goto('/en/registration')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Voss')
  await page.getByLabel('Email').fill('trader@matu.test')
  await page.getByLabel('Password', { exact: true }).fill('Quiet-River-7')
  await page.getByLabel('Confirm password').fill('Quiet-River-7')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Quiet-River-7')
})

test('the password rules are checked while typing', nightly, async ({ page }) => {
  await page.goto('/en/registration')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('quiet')
  await expect(page.getByText(/\d of 6/).first()).toBeVisible()
  await field.fill('Пароль-Quiet-7')
  await expect(page.getByText(/Cyrillic/i).first()).toBeVisible()
})

test(
  'an unverified person is redirected to verification and then to the requested page',
  nightly,
  async ({ page, context, signIn, simulator }) => {
    await page.clock.install()
    await page.goto('/en/cabinet/trade/transactions')
    await signIn('new')
    await expect(page).toHaveURL(/\/en\/cabinet\/profile\/verification/)
    // Telegram's page is mocked, and its bot confirms while this page waits.
    await context.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }))
    await page
      .getByRole('link', { name: 'Open Telegram' })
      .or(page.getByRole('button', { name: /Telegram/ }))
      .first()
      .click()
    await expect.poll(() => calls(simulator, 'POST /api/verification/{channel}/send').length).toBe(1)
    simulator.clock.advance(10_000)
    await advanceUntil(page, 3_000, () => page.url().endsWith('/en/cabinet/trade/transactions'))
  },
)

test('resets a password through the link in the email', async ({ page, simulator }) => {
  await page.goto('/en/password-reset')
  await page.getByLabel('Email').fill('trader@matu.test')
  await page
    .getByRole('button')
    .filter({ hasText: /link|send/i })
    .click()
  await expect(page.getByText(/we’ve emailed you a link/)).toBeVisible()
  const mail = simulator.world.outbox.find((one) => one.to === 'trader@matu.test')!
  await page.goto(mail.link!)
  await page.getByLabel('New password', { exact: true }).fill('Quiet')
  // The token is not left in the address: a reload has lost it, and another language has not.
  await expect(page).toHaveURL('/en/password-reset#new')
  await page.reload()
  await expect(page.getByText(/open the link in your email again/)).toBeVisible()
  await page.goto(mail.link!)
  await page.getByLabel('New password', { exact: true }).fill('Quiet-River-7')
  await page
    .getByLabel(/^Language: /)
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/password-reset#new')
  await expect(page.getByLabel('Neues Passwort', { exact: true })).toHaveValue('Quiet-River-7')
  await page
    .getByLabel(/^Sprache: /)
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await page.getByLabel('Confirm password').fill('Quiet-River-7')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/en\/login/)
  await page.getByLabel('Email').fill('trader@matu.test')
  await page.getByLabel('Password', { exact: true }).fill('Quiet-River-7')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/en/cabinet')
})

test('terms and privacy open over the form, and all entries stay', nightly, async ({ page }) => {
  await page.goto('/de/registration')
  await page.getByLabel('Vorname').fill('Jonas')
  await page.getByRole('button', { name: 'Nutzungsbedingungen', exact: true }).click()
  const terms = page.getByRole('dialog', { name: 'Nutzungsbedingungen' })
  await expect(terms.getByRole('heading', { name: 'Risiko' })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(terms).toHaveCount(0)
  await page.getByRole('button', { name: 'Datenschutzhinweise' }).click()
  await page.getByRole('button', { name: 'Schließen' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Datenschutzhinweise' })).toBeFocused()
  await expect(page.getByLabel('Vorname')).toHaveValue('Jonas')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
})
