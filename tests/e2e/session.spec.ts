import type { Page, Route } from '@playwright/test'
import { endSessions } from '#mocks/world/sessions.ts'
import { holdCode } from './support/code.ts'
import { calls, expect, nightly, nightlyUnless, password, test } from './support/test.ts'
import { pauseClock, requestsSettled } from './support/time.ts'

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }))
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out' }).first().click()
}

test.beforeEach(async ({ page, enter }) => {
  await enter('trader', '/en/cabinet')
  await expect(page.getByText('13,081').first()).toBeVisible()
})

test('signing out sends one request, opens the home page and removes all personal data', async ({ page, simulator }) => {
  // What was requested before the application was there, it has taken over.
  await page.reload()
  await expect(page.getByText('13,081').first()).toBeVisible()
  expect(await page.evaluate(() => 'matuEarly' in globalThis)).toBe(false)
  await signOut(page)
  await expect(page).toHaveURL('/en')
  await expect.poll(() => calls(simulator, 'GET /logout').length).toBe(1)
  await expect.poll(() => kept(page)).not.toMatch(/access_token|trader@matu|13081/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/login/)
  await expect(page.getByText('13,081')).toHaveCount(0)
})

test('a sign-out that did not arrive is told, also after a new start, and sent again once the line is back', async ({
  page,
  context,
  simulator,
}) => {
  const due = page.getByText('You’re signed out on this device')
  await context.route('**/logout', (route) => route.abort())
  await signOut(page)
  await expect(page).toHaveURL('/en')
  await expect(due).toBeVisible()
  await page.goto('/en/login')
  await expect(due).toBeVisible()
  expect(await kept(page)).not.toMatch(/access_token|trader@matu|13081/)
  await context.unroute('**/logout')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(due).toHaveCount(0)
  expect(calls(simulator, 'GET /logout')).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(due).toHaveCount(0)
})

test('stores are cleared half a second after signing out, not before', nightly, async ({ page }) => {
  const hidden = () => page.evaluate(() => /"hidden":(true|false)/.exec(decodeURIComponent(document.cookie))?.[1])
  await page.clock.install()
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await pauseClock(page)
  await signOut(page)
  await expect(page).toHaveURL('/en')
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  expect(await hidden()).toBe('true')
  await page.clock.runFor(499)
  expect(await hidden()).toBe('true')
  await page.clock.runFor(1)
  expect(await hidden()).toBe('false')
})

test('a session that the server ended leads to sign-in and then back to the page', async ({ page, simulator, signIn }) => {
  await page.getByRole('link', { name: 'All transactions' }).click()
  await expect(page).toHaveURL('/en/cabinet/trade/transactions')
  endSessions(simulator.world.sessions, null)
  await page.reload()
  await expect(page).toHaveURL(/\/en\/login/)
  await expect(page.getByText('13,081')).toHaveCount(0)
  await signIn('trader')
  await expect(page).toHaveURL('/en/cabinet/trade/transactions')
})

test('a tab that is still loading when another tab signs out shows the sign-in page and no data', async ({ page, context }) => {
  const other = await context.newPage()
  const release = await holdCode(other)
  await other.goto('/en/cabinet', { waitUntil: 'commit' })
  await signOut(page)
  release()
  await expect(other).toHaveURL(/\/en\/login/)
  await expect(other.getByText('19,321')).toHaveCount(0)
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('signing in in one tab opens the cabinet in the other', async ({ page, context, signIn }) => {
  await signOut(page)
  await expect(page).toHaveURL('/en')
  const [one, two] = [await context.newPage(), await context.newPage()]
  await one.goto('/en/login')
  await two.goto('/en/login')
  await signIn('trader', one)
  await expect(one).toHaveURL('/en/cabinet')
  await expect(two).toHaveURL('/en/cabinet')
})

test('offline, the cabinet says so, keeps its content and updates it later', nightly, async ({ page, context }) => {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await requestsSettled(page)
  await context.setOffline(true)
  await expect(page.getByText(/^You’re offline\. Data as of \d+:\d\d\s[AP]M\.$/)).toBeVisible()
  await expect(page.getByText('13,081').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toHaveCount(0)
})

test('maintenance is shown when the server reports it, and returns to the same page', nightly, async ({ page, simulator }) => {
  // The overview's last request: answered with maintenance, it would leave the page before the click.
  await expect.poll(() => simulator.log.some(({ query }) => query.includes('status=awaiting_confirmation'))).toBe(true)
  simulator.world.maintenance = { retry_after: 1 }
  await page.getByRole('link', { name: 'All transactions' }).click()
  const maintenance = page.getByRole('heading', { level: 1, name: 'We’re down for maintenance' })
  await expect(maintenance).toBeVisible()
  await expect(page).toHaveURL('/en/cabinet/trade/transactions')
  simulator.world.maintenance = null
  await expect(maintenance).toHaveCount(0)
  await expect(page).toHaveURL('/en/cabinet/trade/transactions')
})

// Fortify's routes know only the cookie session, which may end while the bearer token lives.
const cookieRoutes = {
  'a new name': {
    path: '/en/cabinet/profile/personal/data',
    send: async (page: Page) => {
      await page.getByLabel('First name').fill('Veronika')
      await page.getByRole('button', { name: 'Save' }).click()
    },
    afterwards: async (page: Page) => {
      await expect(page.getByLabel('First name')).toHaveValue('Veronika')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Saved', { exact: true })).toBeFocused()
    },
  },
  'a new password': {
    path: '/en/cabinet/profile/safety',
    send: async (page: Page) => {
      await page.getByLabel('Current password').fill(password)
      await page.getByLabel('New password', { exact: true }).fill('Reeds-2027!')
      await page.getByLabel('Confirm new password').fill('Reeds-2027!')
      await page.getByRole('button', { name: 'Change password' }).click()
    },
    // Passwords are kept nowhere.
    afterwards: (page: Page) => expect(page.getByLabel('Current password')).toHaveValue(''),
  },
  'two-factor authentication': {
    path: '/en/cabinet/profile/2fa',
    send: (page: Page) => page.getByRole('button', { name: 'Show QR code and key' }).click(),
    afterwards: async (page: Page) => {
      await page.getByRole('button', { name: 'Show QR code and key' }).click()
      await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible()
    },
  },
}

for (const [what, { path, send, afterwards }] of Object.entries(cookieRoutes))
  test(
    `${what} leads to signing in again where only the cookie session has ended, and back`,
    nightlyUnless(what === 'a new name'),
    async ({ page, context, signIn }) => {
      const refuse = (route: Route) => route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } })
      await page.goto(path)
      await context.route(/^https?:\/\/[^/]+\/user\//, refuse)
      await send(page)
      await expect(page.getByText('Your session has expired. Sign in again')).toBeVisible()
      await expect(page).toHaveURL(path)
      await page.getByRole('button', { name: 'Sign in again' }).click()
      await expect(page).toHaveURL(/\/en\/login/)
      await context.unroute(/^https?:\/\/[^/]+\/user\//)
      await signIn('trader')
      await expect(page).toHaveURL(path)
      await afterwards(page)
    },
  )
