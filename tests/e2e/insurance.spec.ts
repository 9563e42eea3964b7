import { readSettings } from '#app/server/settings.ts'
import { serveBuild } from './support/serve.ts'
import type { Page } from '@playwright/test'
import type { Simulator } from '#mocks/simulator.ts'
import { testReadRecovery } from './support/read-failure.ts'
import { calls, expect, nightly, test } from './support/test.ts'
import { dealsOf } from '#mocks/world/uta-figures.ts'
import { advanceUntilVisible } from './support/time.ts'

const home = '/en/cabinet/trade/uta/insurance'
const pages = [home, `${home}/info`, `${home}/terms`, `${home}/register`]
const policies = (simulator: Simulator) => [...simulator.world.users.values()].find(({ email }) => email === 'trader@matu.test')!.insurances

const fill = async (page: Page, name: string) => {
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  await page.getByRole('checkbox').check()
}

test('shows the active policy, the available types and the link to take one out', nightly, async ({ page, enter }) => {
  await enter('trader', home)
  await expect(page.getByRole('heading', { name: 'Your insurance: Plus' })).toBeVisible()
  await expect(page.getByRole('img', { name: '80% of the UTA balance covered' })).toBeVisible()
  await expect(page.getByText('46 days left')).toBeVisible()
  await page.getByRole('link', { name: 'Insurance terms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Insurance terms' })).toBeFocused()
  await expect(page.getByRole('row', { name: 'Full 10,000 USDT 90 days unlimited 110 MATU' })).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'On this page' })
  // The last parts are too short to scroll to the top.
  for (const part of ['Claims', 'If you disagree']) {
    await contents.getByRole('link', { name: part }).click()
    await expect(contents.getByRole('link', { name: part })).toHaveAttribute('aria-current', 'location')
  }
  await expect(page).toHaveURL(/\/terms#review$/)
  await expect(page.getByRole('heading', { name: 'If you disagree' })).toBeInViewport()
  await page.getByRole('link', { name: 'Insurance', exact: true }).click()
  await expect(page).toHaveURL(home)
})

test('opened from UTA, the insurance and its pages lead back to UTA', nightly, async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/trade')
  await page
    .getByRole('main')
    .getByRole('link', { name: /insurance/i })
    .first()
    .click()
  await expect(page).toHaveURL(`${home}?from=uta`)
  for (const [name, address] of [
    ['Insurance terms', 'terms'],
    ['Choose Full', 'register'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/insurance/${address}\\?.*from=uta`))
    await page.getByRole('link', { name: 'Insurance', exact: true }).click()
    await expect(page).toHaveURL(`${home}?from=uta`)
  }
  await page.getByRole('link', { name: 'Choose Full' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Pay 110 MATU' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pay 110 MATU' }).click()
  await expect(page).toHaveURL(/\/register\?from=uta&receipt=pol-/)
  await page.getByRole('link', { name: 'View policy' }).click()
  await expect(page).toHaveURL(`${home}?from=uta`)
})

test('files a claim: covered days add up, survive a reload, and end as a message to support', async ({ page, enter, simulator }) => {
  const trader = [...simulator.world.users.values()].find(({ email }) => email === 'trader@matu.test')!
  dealsOf(simulator.world, trader).find(({ closed }) => closed !== null)!.deal.profit = '-90.55'
  await enter('trader', home)
  await page.getByRole('link', { name: 'File a claim' }).click()
  await expect(page).toHaveURL(/\/insurance\?claim=/)
  await expect(page.getByRole('heading', { name: 'File a claim' })).toBeFocused()
  const chosen = page.getByRole('checkbox', { checked: true })
  await expect(chosen).not.toHaveCount(0)
  // Nothing is configured here, so the claim is kept by copying it, and no support is promised.
  await expect(page.getByRole('button', { name: 'Copy message' })).toBeVisible()
  await expect(page.getByText(/contact support|in the chat/i)).toHaveCount(0)
  await page.getByRole('checkbox', { checked: false }).first().check()
  await expect(page).toHaveURL(/days=\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d/)
  const count = await chosen.count()
  await page.reload()
  await expect(chosen).toHaveCount(count)
  await page.getByRole('link', { name: 'Back to Insurance' }).click()
  await expect(page).toHaveURL(home)
  await expect(page.getByRole('heading', { name: 'Your insurance: Plus' })).toBeVisible()
})

test('takes out another policy once, after a review, and shows a receipt', async ({ page, enter, simulator }) => {
  await enter('trader', home)
  await page.getByRole('link', { name: 'Choose Full' }).click()
  await expect(page.getByRole('radio', { name: /^Full/ })).toBeChecked()
  await expect(
    page.getByText('Plus ends when the new policy starts. You won’t get a refund for the remaining time (46 days).'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Pay 110 MATU' }).click()
  await expect(page.getByText('Check this box to continue.')).toBeVisible()
  expect(calls(simulator, 'POST /api/insurance/user')).toHaveLength(0)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Pay 110 MATU' }).click()
  const review = page.getByRole('dialog', { name: 'Buy Full for 110 MATU?' })
  // The review says what the purchase gives up.
  await expect(review).toContainText('Plus ends when the new policy starts. You won’t get a refund for the remaining time (46 days).')
  // Cancels, then buys after all.
  await review.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Pay 110 MATU' }).click()
  await review.getByRole('button', { name: 'Pay 110 MATU' }).dblclick()
  await expect(page.getByText(/^Full is active until/)).toBeVisible()
  await expect(page).toHaveURL(/\/register\?receipt=pol-/)
  expect(calls(simulator, 'POST /api/insurance/user')).toHaveLength(1)
  expect(policies(simulator).filter(({ is_active }) => is_active)).toMatchObject([{ name: 'Full' }])
  await page.reload()
  await expect(page.getByText(/^Full is active until/)).toBeVisible()
  await page.getByRole('link', { name: 'View policy' }).click()
  await expect(page.getByRole('heading', { name: 'Your insurance: Full' })).toBeVisible()
  await expect(page.getByText('89 days left')).toBeVisible()
})

test('going back from the review shows the filled form, going forward the review', nightly, async ({ page, enter, simulator }) => {
  await enter('trader', `${home}/register`)
  await fill(page, 'Full')
  await page.getByRole('button', { name: 'Pay 110 MATU' }).click()
  const review = page.getByRole('dialog', { name: 'Buy Full for 110 MATU?' })
  await expect(review).toBeVisible()
  await page.goBack()
  await expect(review).toHaveCount(0)
  await expect(page).toHaveURL(`${home}/register`)
  await expect(page.getByRole('radio', { name: /^Full/ })).toBeChecked()
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.goForward()
  await expect(review).toBeVisible()
  await review.getByRole('button', { name: 'Cancel' }).click()
  await expect(review).toHaveCount(0)
  await page.goForward()
  await review.getByRole('button', { name: 'Pay 110 MATU' }).click()
  await expect(page).toHaveURL(/\/register\?receipt=pol-/)
  // The receipt replaced the review in the history.
  await page.goBack()
  await expect(page).toHaveURL(`${home}/register`)
  await expect(review).toHaveCount(0)
  expect(calls(simulator, 'POST /api/insurance/user')).toHaveLength(1)
})

test('extends the same policy, also when the response is lost', async ({ page, enter, simulator, pageErrors }) => {
  await enter('trader', `${home}/register`)
  const before = Date.parse(policies(simulator)[0]!.ends_at)
  await fill(page, 'Plus')
  await expect(page.getByText('Your policy will be extended by 60 days. Nothing else changes.')).toBeVisible()
  await page.clock.install()
  simulator.world.armed.push({ operation: 'POST /api/insurance/user', fault: 'after:500', times: 1 })
  await page.getByRole('button', { name: 'Pay 45 MATU' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pay 45 MATU' }).click()
  await advanceUntilVisible(page, 2_000, page.getByText(/^Plus is active until/))
  expect(simulator.log.some(({ operation, query }) => operation === 'GET /api/transactions' && query.includes('idempotency_key'))).toBe(
    true,
  )
  expect(calls(simulator, 'POST /api/insurance/user')).toHaveLength(1)
  // Only the temporarily unknown outcome is reported.
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('unknown-outcome takeOutInsurance')])
  expect(Date.parse(policies(simulator)[0]!.ends_at) - before).toBe(60 * 86_400_000)
})

test('says that no insurance is available when there are no types', nightly, async ({ page, enter, simulator }) => {
  simulator.world.insurance_types = []
  await enter('trader', `${home}/register`)
  await expect(page.getByRole('heading', { name: 'No Insurance type' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveCount(0)
  await expect(page.getByText(/ask us/i)).toHaveCount(0)
})

test('a type that is withdrawn meanwhile is refused at the field, and nothing is paid', nightly, async ({ page, enter, simulator }) => {
  await enter('trader', `${home}/register`)
  await fill(page, 'Base')
  simulator.world.insurance_types = []
  await page.getByRole('button', { name: 'Pay 20 MATU' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pay 20 MATU' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('No Insurance type').first()).toBeVisible()
  expect(policies(simulator)[0]!.name).toBe('Plus')
})

test.describe('without money', () => {
  test('says how much is missing before a request is sent', nightly, async ({ page, enter }) => {
    await enter('empty', `${home}/register`)
    await expect(page.getByText('You need 20.0000 MATU more')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay 20 MATU' })).toBeDisabled()
  })
})

testReadRecovery([
  {
    path: home,
    title: 'Insurance',
    operation: 'GET /api/insurance/user',
    message: 'Couldn’t load your insurance',
    recovered: 'Your insurance: Plus',
  },
  {
    path: `${home}/terms`,
    title: 'Insurance terms',
    operation: 'GET /api/insurance/type',
    message: 'Couldn’t load the policies',
    recovered: 'If you disagree',
  },
  {
    path: `${home}/register`,
    title: 'Get insurance',
    operation: 'GET /api/insurance/type',
    message: 'Couldn’t load the available policies',
    recovered: 'Pay',
  },
])

test('with the flag off all four pages show a 404, and no link leads to them', nightly, async ({ browser }) => {
  const server = await serveBuild({ port: 0, settings: readSettings('{"flags":{"insurance":false}}') })
  try {
    server.worldOf('default').world.insurance_enabled = false
    const context = await browser.newContext({ baseURL: server.origin })
    const page = await context.newPage()
    await page.goto('/en/login')
    await page.getByLabel('Email').fill('trader@matu.test')
    await page.getByLabel('Password', { exact: true }).fill('Matu-2026!')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    for (const address of pages) {
      await page.goto(address)
      await expect(page.getByText(address, { exact: false }).first()).toBeVisible()
      await expect(page).toHaveTitle(/Page not found/)
    }
    for (const address of ['/en', '/en/help', '/en/cabinet', '/en/cabinet/help', '/en/cabinet/promo-summer/status']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('a[href*="/insurance"]')).toHaveCount(0)
    }
    await context.close()
  } finally {
    await server.close()
  }
})
