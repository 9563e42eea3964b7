import type { Locator, Page } from '@playwright/test'
import { endSessions } from '#mocks/world/sessions.ts'
import { holdRequests } from './support/code.ts'
import { fillWithdrawal, reviewButton, withdrawToWalletPath } from './support/withdraw.ts'
import { code, expect, nightly, nightlyUnless, openOverview, test } from './support/test.ts'
import { advanceUntil, requestsSettled, pauseClock } from './support/time.ts'

// Entries survive a reload, and a lost session for the same person.

interface Form {
  persona: 'trader' | 'new'
  path: string
  /** Makes an entry and returns the check that it was restored. */
  fill: (page: Page) => Promise<() => Promise<void>>
}

const keeps = (field: Locator, value: string | RegExp) => async () => expect(field).toHaveValue(value)

const forms: Record<string, Form> = {
  'the names of the profile': {
    persona: 'trader',
    path: '/en/cabinet/profile/personal/data',
    async fill(page) {
      const name = page.getByLabel('First name')
      await name.fill('Veronika')
      return keeps(name, 'Veronika')
    },
  },
  'a contact that is being changed': {
    persona: 'trader',
    path: '/en/cabinet/profile/personal/contacts',
    async fill(page) {
      await page.getByRole('button', { name: 'Change: Email' }).click()
      const email = page.getByRole('textbox', { name: 'Email address' })
      await email.fill('vera.lindt@elsewhere.test')
      return keeps(email, 'vera.lindt@elsewhere.test')
    },
  },
  'a requested amount': {
    persona: 'trader',
    path: '/en/cabinet/actives/refill-choice/refill-form?token=USDT',
    async fill(page) {
      const amount = page.getByLabel('Amount')
      await amount.fill('75')
      return keeps(amount, /^75(\.00)?$/)
    },
  },
  'the plan that is chosen': {
    persona: 'trader',
    path: '/en/cabinet/trade/uta/subscribe',
    async fill(page) {
      const plan = page.getByRole('radio', { name: /^UTA 180/ })
      await plan.check()
      return async () => expect(plan).toBeChecked()
    },
  },
  'the rulers of the calculator': {
    persona: 'trader',
    path: '/en/cabinet/trade/uta/calculator',
    async fill(page) {
      const months = page.getByRole('slider').nth(1)
      await months.focus()
      await months.press('End')
      const value = await months.inputValue()
      return keeps(months, value)
    },
  },
  'the tokens and amounts of an exchange': {
    persona: 'trader',
    path: '/en/cabinet/bonus-account/exchange?from=assets',
    async fill(page) {
      const token = page.getByLabel('Token').first()
      await token.selectOption('MATU')
      const give = page.getByLabel('You convert')
      await give.fill('12.5')
      return async () => {
        await expect(token).toHaveValue('MATU')
        await expect(give).toHaveValue(/^12\.50*$/)
      }
    },
  },
}

const visible = (element: Locator) => async () => expect(element).toBeVisible()

/** Steps that follow a form, each with an address of its own or a code that was asked for. */
const steps: Record<string, Form> = {
  'the review of a withdrawal': {
    persona: 'trader',
    path: withdrawToWalletPath,
    async fill(page) {
      await fillWithdrawal(page, '25.000000000000000001')
      await reviewButton(page).click()
      return visible(page.getByRole('definition').filter({ hasText: '25.000000000000000001' }).last())
    },
  },
  'the review of a top-up of UTA': {
    persona: 'trader',
    path: '/en/cabinet/trade/uta/refill',
    async fill(page) {
      await page.getByLabel('Top-up amount').fill('250')
      await page.getByRole('button', { name: 'Continue' }).click()
      return visible(page.getByRole('button', { name: /^Top up UTA with 250/ }))
    },
  },
  'the review of a withdrawal from UTA': {
    persona: 'trader',
    path: '/en/cabinet/trade/uta/withdrawal',
    async fill(page) {
      await page.getByLabel('Amount to withdraw from UTA').fill('250')
      await page.getByRole('button', { name: 'Continue' }).click()
      return visible(page.getByRole('button', { name: /^Withdraw 250/ }))
    },
  },
  'the review of an exchange': {
    persona: 'trader',
    path: '/en/cabinet/bonus-account/exchange?from=assets',
    async fill(page) {
      await page.getByLabel('You convert').fill('12.5')
      await page.getByRole('button', { name: 'Review conversion' }).click()
      return visible(page.getByRole('button', { name: /^Convert 12\.5/ }))
    },
  },
  'the question before a plan is paid': {
    persona: 'trader',
    path: '/en/cabinet/trade/uta/subscribe',
    async fill(page) {
      await page.getByRole('button', { name: /^Pay 120/ }).click()
      return visible(page.getByRole('dialog', { name: /^Extend for 120/ }))
    },
  },
  'the question before a policy is paid': {
    persona: 'trader',
    path: '/en/cabinet/trade/uta/insurance/register',
    async fill(page) {
      await page.getByRole('radio', { name: /^Full/ }).check()
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Pay 110 MATU' }).click()
      return visible(page.getByRole('dialog').getByRole('button', { name: 'Pay 110 MATU' }))
    },
  },
  'the code for a number, and when the next may be sent': {
    persona: 'new',
    path: '/en/cabinet/profile/verification',
    async fill(page) {
      await page.getByRole('button', { name: 'Use another number' }).click()
      await page.getByRole('textbox', { name: 'Phone number' }).fill('0034 600 111 222')
      await page.getByRole('button', { name: 'Send code' }).click()
      return async () => {
        await expect(page.getByText('+34…22')).toBeVisible()
        await expect(page.getByText(/New code in \d:\d\d/)).toBeVisible()
      }
    },
  },
}

/** Entries that reach the URL only after a delay. */
const unwritten = {
  'the rulers of the calculator': forms['the rulers of the calculator']!,
  'a search in the structure': {
    persona: 'trader',
    path: '/en/cabinet/referral/structure',
    async fill(page) {
      const search = page.getByRole('searchbox', { name: 'Find a referral' })
      await search.fill('Petrov')
      return keeps(search, 'Petrov')
    },
  },
} satisfies Record<string, Form>

for (const [what, { persona, path, fill }] of Object.entries({ ...forms, ...steps }))
  test(`a reload keeps ${what}`, nightlyUnless(path.includes('exchange') || path.includes('withdraw/')), async ({ page, enter }) => {
    await enter(persona, path)
    // What is typed before the person is known is only in memory.
    await requestsSettled(page)
    const holds = await fill(page)
    await holds()
    await page.reload()
    await holds()
  })

for (const [what, { persona, path, fill }] of Object.entries(forms))
  test(
    `restores ${what} after the session was lost`,
    nightlyUnless(path.includes('exchange')),
    async ({ page, enter, signIn, simulator }) => {
      await page.clock.install()
      await enter(persona, path)
      const holds = await fill(page)
      await holds()
      endSessions(simulator.world.sessions, null)
      // The next request, at most a minute later, returns 401: the session ends while the form is open.
      await advanceUntil(page, 20_000, () => page.url().includes('/en/login'))
      await signIn(persona)
      await expect(page).toHaveURL(new RegExp(path.split('?')[0]!))
      await holds()
    },
  )

test('a reload keeps what is typed into the registration, and no password', async ({ page }) => {
  await page.goto('/en/registration')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Voss')
  await page.getByLabel('Email').fill('ada.voss@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Quiet-River-7')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Last name')).toHaveValue('Voss')
  await expect(page.getByLabel('Email')).toHaveValue('ada.voss@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Quiet-River-7')
  // Leaving the form drops it.
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Voss')
})

test('an address of a review without its entries shows the form', nightly, async ({ page, enter }) => {
  await enter('trader', `${withdrawToWalletPath}?token=USDT&step=review`)
  await expect(reviewButton(page)).toBeVisible()
  await expect(page).toHaveURL(`${withdrawToWalletPath}?token=USDT`)
})

test('restores what was typed before the user was known', nightly, async ({ page, authenticate, signIn, simulator }) => {
  const path = '/en/cabinet/profile/trusted-wallets/add'
  await page.clock.install()
  await authenticate('secure')
  const release = await holdRequests(page, '**/api/users/me')
  await page.goto(path)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const name = page.getByLabel('Name')
  await name.fill('Vault')
  release()
  await requestsSettled(page)
  endSessions(simulator.world.sessions, null)
  await advanceUntil(page, 20_000, () => page.url().includes('/en/login'))
  await signIn('secure')
  await page.getByLabel('Six-digit code').fill(code)
  await expect(page).toHaveURL(path)
  await expect(name).toHaveValue('Vault')
})

// The URL follows these after a delay; entries that it does not contain yet are restored too.
for (const what of ['the rulers of the calculator', 'a search in the structure'] as const)
  test(
    `restores ${what} when the session ended before the URL contained them`,
    nightly,
    async ({ page, context, enter, signIn, simulator }) => {
      const form: Form = unwritten[what]
      await page.clock.install()
      await enter(form.persona, form.path)
      const other = await context.newPage()
      await openOverview(other)
      // A request still under way would end the session there by itself, before the click.
      await requestsSettled(other)
      await page.bringToFront()
      await pauseClock(page)
      await requestsSettled(page)
      const holds = await form.fill(page)
      await holds()
      expect(new URL(page.url()).search).toBe('')
      // The other tab notices first and informs this one.
      endSessions(simulator.world.sessions, null)
      await other.getByRole('link', { name: 'Assets' }).first().click()
      await expect(page).toHaveURL(/\/en\/login/)
      await page.clock.resume()
      await signIn(form.persona)
      await expect(page).toHaveURL(new RegExp(form.path))
      await holds()
    },
  )
