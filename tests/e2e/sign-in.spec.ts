import type { Page, Route } from '@playwright/test'
import type { Simulator } from '#mocks/simulator.ts'
import { calls, code, expect, nightly, nightlyUnless, password, test } from './support/test.ts'

test('signs in and opens the cabinet with the balance', async ({ page, signIn }) => {
  await page.goto('/en/login')
  await signIn('trader')
  await expect(page).toHaveURL('/en/cabinet')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeFocused()
  await expect(page.getByText('13,081').first()).toBeVisible()
})

test('explains a wrong password at the form and keeps all entries', async ({ page }) => {
  await page.goto('/en/login')
  await page.getByLabel('Email').fill('trader@matu.test')
  await page.getByLabel('Password', { exact: true }).fill('Wrong-1234')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('The email or password is incorrect')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('trader@matu.test')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong-1234')
})

test('the email entered at sign-in is passed to the password reset, but not in the URL', nightly, async ({ page }) => {
  await page.goto('/en/login')
  // Before hydration, a link opens a new document, which knows nothing of the form.
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.getByLabel('Email').fill('trader@matu.test')
  await page.getByRole('link', { name: 'Forgot' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue('trader@matu.test')
  expect(page.url()).not.toContain('trader')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('two-factor: asks for the code after the password, explains a wrong one, and opens the cabinet with the right one', async ({
  page,
  signIn,
}) => {
  await page.goto('/en/login')
  await signIn('secure')
  const cells = page.getByRole('textbox', { name: 'Six-digit code' })
  await expect(cells).toBeFocused()
  await page.keyboard.type('000000')
  await expect(cells).toHaveAttribute('aria-invalid', 'true')
  // The wrong code is selected, so that typing replaces it.
  await page.keyboard.type(code)
  await expect(page).toHaveURL('/en/cabinet')
})

test('after five attempts in a minute the form counts down to the next one and sends nothing before', async ({ page, simulator }) => {
  await page.clock.install()
  await page.goto('/en/login')
  await page.getByLabel('Email').fill('trader@matu.test')
  const submit = page.getByRole('button', { name: 'Sign in', exact: true })
  const attempts = () => calls(simulator, 'POST /login').length
  for (let attempt = 1; attempt <= 6; attempt++) {
    await page.getByLabel('Password', { exact: true }).fill(`Wrong-${attempt}`)
    await submit.click()
    await expect.poll(attempts).toBe(attempt)
    await expect(submit).not.toHaveAttribute('aria-busy')
  }
  await expect(page.getByRole('alert')).toContainText(/Too many attempts.*Try again in (0:\d\d|1:00)/s)
  await expect(submit).toBeDisabled()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByLabel('Email')).toHaveValue('trader@matu.test')
  expect(attempts()).toBe(6)
  simulator.clock.advance(61_000)
  await page.clock.fastForward(61_000)
  await expect(page.getByRole('alert')).toContainText('You can try again now.')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await submit.click()
  await expect(page).toHaveURL('/en/cabinet')
})

test('signing in opens the requested page with its filters', nightly, async ({ page, signIn }) => {
  await page.goto('/en/cabinet/trade/transactions?token=USDT')
  await expect(page).toHaveURL(/\/en\/login/)
  await signIn('trader')
  await expect(page).toHaveURL('/en/cabinet/trade/transactions?token=USDT')
})

test('a signed-in person cannot open guest pages', nightly, async ({ page, signIn }) => {
  await page.goto('/en/login')
  await signIn('trader')
  await expect(page).toHaveURL('/en/cabinet')
  await page.goto('/de/registration')
  await expect(page).toHaveURL('/de/cabinet')
})

test('a refused CSRF token is renewed and the form is sent once', async ({ page, context, simulator }) => {
  await page.goto('/en/login')
  await page.getByLabel('Email').fill('trader@matu.test')
  await page.getByLabel('Password', { exact: true }).fill('Wrong-1234')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('The email or password is incorrect')).toBeVisible()
  const old = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')
  await context.addCookies([{ ...old!, value: 'stale' }])
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/en/cabinet')
  const logins = calls(simulator, 'POST /login').map((entry) => entry.status)
  expect(logins).toEqual([422, 419, 200])
})

for (const [what, value] of Object.entries({ 'has gone': null, 'no header can carry': '%E2%82%AC' }))
  test(`a CSRF cookie that ${what} is requested before the form is sent`, nightly, async ({ page, context, simulator }) => {
    await page.goto('/en/login')
    await page.getByLabel('Email').fill('trader@matu.test')
    await page.getByLabel('Password', { exact: true }).fill('Wrong-1234')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('The email or password is incorrect')).toBeVisible()
    const old = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')
    await context.clearCookies({ name: 'XSRF-TOKEN' })
    if (value !== null) await context.addCookies([{ ...old!, value }])
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/en/cabinet')
    expect(calls(simulator, 'POST /login').map((entry) => entry.status)).toEqual([422, 200])
  })

/** Holds what the second person's sign-in waits for. `sent`: it is on its way; `release` lets it go on and resolves when it has ended. */
const ways: [string, (simulator: Simulator, other: Page) => Promise<{ sent: () => boolean; release: () => Promise<unknown> }>][] = [
  [
    'its answer comes late',
    async (simulator) => {
      simulator.world.armed.push({ operation: 'POST /login', fault: 'after:slow=3000', times: 1 })
      const sent = (): boolean => calls(simulator, 'POST /login').length > 0
      return { sent, release: () => expect.poll(() => calls(simulator, 'POST /login')[0]?.status).toBe(200) }
    },
  ],
  ['its request comes late', (_, other) => holdRequest(other, '**/login', 'POST')],
  [
    'it would be repeated after a 419',
    (simulator, other) => {
      simulator.world.armed.push({ operation: 'POST /login', fault: '419', times: 1 })
      return holdRequest(other, '**/sanctum/csrf-cookie', 'GET')
    },
  ],
]

async function holdRequest(page: Page, url: string, method: string) {
  const held: Route[] = []
  await page.route(url, (route) => (route.request().method() === method ? void held.push(route) : route.continue()))
  return { sent: () => held.length > 0, release: () => held[0]!.continue().catch(() => {}) } // may be aborted
}

for (const [index, [what, hold]] of ways.entries())
  test(
    `a sign-in that another tab overtakes signs nobody in: ${what}`,
    nightlyUnless(index === 0),
    async ({ page, context, simulator, signIn }) => {
      const other = await context.newPage()
      for (const tab of [page, other]) {
        await tab.goto('/en/login')
        await expect(tab.locator('html[data-ready]')).toBeAttached()
      }
      const { sent, release } = await hold(simulator, other)
      await signIn('leader', other)
      await expect.poll(sent).toBe(true)
      await signIn('trader', page)
      await expect(page.getByText('13,081').first()).toBeVisible()
      await release()
      await expect(other.getByText('13,081').first()).toBeVisible()
      // The cookies alone: they belong to the person whom both tabs show.
      expect(await (await context.request.get('/api/users/me')).json()).toMatchObject({ email: 'trader@matu.test' })
      const seen = calls(simulator, 'GET /api/users/me').filter(({ status }) => status === 200)
      expect(new Set(seen.map(({ user_id }) => user_id)).size).toBe(1)
    },
  )
