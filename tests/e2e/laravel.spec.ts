import type { Page } from '@playwright/test'
import type { Simulator } from '#mocks/simulator.ts'
import { templates } from '#app/src/site/paths.ts'
import { IntegerIds, formattedServer, formats } from '../support/laravel-format.ts'
import type { LaravelFormat } from '../support/laravel-format.ts'
import { visitPages } from './support/visit-pages.ts'
import { calls, code, expect, nightly, nightlyUnless, password, test as plain } from './support/test.ts'
import type { Persona } from './support/test.ts'
import { advanceUntil, advanceUntilVisible, requestsSettled } from './support/time.ts'
import { codeField, reviewButton, createWithdrawal, fillWithdrawal, sendButton, withdrawToWalletPath } from './support/withdraw.ts'

/** The default formats of Laravel 8, all at once. */
const everything = formats['all at once']!

/** The contract mismatches that such responses are reported as; any other report fails the test. */
const isDifference = (fault: string): boolean => fault.startsWith('error: MATU contract: difference ')

const applyFormat = (simulator: Simulator, format: LaravelFormat): void => {
  const { fetch } = simulator
  const ids = new IntegerIds()
  simulator.fetch = (request, around) => formattedServer(format, (asked) => fetch(asked, around), ids)(request)
}

const test = plain.extend<{ format: LaravelFormat; applied: undefined }>({
  format: [everything, { option: true }],
  applied: [
    async ({ simulator, format }, use) => {
      applyFormat(simulator, format)
      await use(undefined)
    },
    { auto: true },
  ],
  context: async ({ context, pageErrors }, use) => {
    await use(context)
    expect(pageErrors.some(isDifference), 'the format was used').toBe(true)
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((fault) => !isDifference(fault)))
  },
})

/** Replaces the response to the next such request. `done`: after the server has executed it. */
const answerOnce = (simulator: Simulator, operation: string, answer: () => Response, { done = false } = {}): void => {
  const { fetch } = simulator
  simulator.fetch = async (request, around) => {
    if (`${request.method} ${new URL(request.url).pathname}` !== operation) return fetch(request, around)
    simulator.fetch = fetch
    if (done) await fetch(request, around)
    return answer()
  }
}

const main = (page: Page) => page.getByRole('main')

plain.describe('every page shows the same as without the format', nightly, () => {
  const cabinet = templates.filter((template) => template.startsWith('/cabinet') && !template.includes(':'))
  // The wallets' pages need a person with two-factor authentication.
  const tours: [Persona, readonly string[]][] = [
    ['trader', [...cabinet.filter((path) => !path.includes('trusted-wallets')), '/cabinet/referral/leader-pool/3']],
    ['secure', ['/cabinet', ...cabinet.filter((path) => path.includes('trusted-wallets'))]],
    ['blocked', ['/cabinet', '/cabinet/actives/withdraw/wallet', '/cabinet/trade/uta/withdrawal']],
  ]
  for (const [persona, paths] of tours)
    plain(`to ${persona}`, async ({ page, simulator, enter, pageErrors }) => {
      plain.setTimeout(180_000)
      const start = new Date().toISOString()
      const tour = async (see: (path: string) => Promise<void>): Promise<void> => {
        simulator.reset({ now: start })
        await enter(persona, '/en/cabinet')
        for (const path of paths) {
          await visitPages(page, [`/en${path}`])
          await requestsSettled(page)
          await see(path)
        }
      }
      // Times of requests differ, and account numbers are ids.
      const text = async (): Promise<string> =>
        (await main(page).innerText()).replaceAll(
          /(as of|Updated: Today,|(?:Calculated|Balances as of|Data as of\n)\s?\w+ \d+, \d+,) \d+:\d\d(?:\s[AP]M)?|(?<=Account ID\n).*/gi,
          '…',
        )
      const expected = new Map<string, string>()
      // From the second visit on, the space of a banner and of what needs the user is reserved.
      await enter(persona, '/en/cabinet')
      await requestsSettled(page)
      if (persona !== 'blocked') await expect(page.getByRole('list', { name: 'Needs attention' })).toBeVisible()
      await tour(async (path) => {
        // Charts draw their axes after measuring, so the text is read until it stays the same.
        let last = ''
        const stays = async (): Promise<boolean> => {
          const before = last
          last = await text()
          return last === before
        }
        await expect.poll(stays, { message: path, intervals: [500] }).toBe(true)
        expected.set(path, last)
      })
      applyFormat(simulator, everything)
      await tour((path) => expect.poll(text, path).toBe(expected.get(path)!))
      const reported = pageErrors.splice(0)
      expect(reported.some(isDifference)).toBe(true)
      expect(reported.filter((fault) => !isDifference(fault))).toEqual([])
    })
})

test('signing in by the form opens the overview, also after a reload', async ({ page, simulator, signIn }) => {
  await page.goto('/en/login')
  await signIn('trader')
  await expect(page).toHaveURL('/en/cabinet')
  await expect(page.getByText('13,081').first()).toBeVisible()
  expect(calls(simulator, 'POST /login').map(({ status }) => status)).toEqual([200])
  await page.reload()
  await expect(page.getByText('13,081').first()).toBeVisible()
})

test(
  'repeats a sign-in that was redirected, after ending the session that caused the redirect',
  nightly,
  async ({ page, simulator, signIn, pageErrors }) => {
    answerOnce(simulator, 'POST /login', () => new Response(null, { status: 302, headers: { location: '/home' } }))
    await page.goto('/en/login')
    const from = simulator.log.length
    await signIn('trader')
    await expect(page).toHaveURL('/en/cabinet')
    await expect(page.getByText('13,081').first()).toBeVisible()
    const made = simulator.log.slice(from).map(({ operation }) => operation)
    expect(made.slice(0, made.indexOf('POST /login') + 1)).toEqual([
      'GET /sanctum/csrf-cookie',
      'GET /logout',
      'GET /sanctum/csrf-cookie',
      'POST /login',
    ])
    // The browser reports the redirect that was not followed.
    expect(simulator.log.filter((entry) => entry.path === '/home')).toEqual([])
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((fault) => fault !== 'GET /home is not in the contract'))
  },
)

test('a change with an empty response counts as done', nightly, async ({ page, simulator, enter }) => {
  await enter('trader', '/en/cabinet/profile/personal/data')
  answerOnce(simulator, 'PUT /user/profile-information', () => Response.json(''), { done: true })
  await page.getByLabel('First name').fill('Veronika')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
})

test('a call that refuses only the cookie does not end the session of the bearer token', nightly, async ({ page, simulator, enter }) => {
  await enter('trader', '/en/cabinet/profile/safety')
  answerOnce(simulator, 'PUT /user/password', () => Response.json({ message: 'Unauthenticated.' }, { status: 401 }))
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('Reeds-2027!')
  await page.getByLabel('Confirm new password').fill('Reeds-2027!')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(main(page).getByRole('alert').first()).toBeVisible()
  await expect(page).toHaveURL(/\/en\/cabinet\/profile/)
  await page.goto('/en/cabinet')
  await expect(page.getByText('13,081').first()).toBeVisible()
})

for (const [what, format] of [
  ['an integer id', { ids: 'integers' }],
  ['everything inside data', { resources: 'in data' }],
  ['every habit', everything],
] as const)
  test.describe(`a withdrawal whose response is ${what}`, nightlyUnless(format === everything), () => {
    test.use({ format })

    test('asks for the code and is followed to its end', nightly, async ({ page, simulator, enter }) => {
      await enter('trader', withdrawToWalletPath)
      await fillWithdrawal(page, '100.000000000000000001')
      await reviewButton(page).click()
      await sendButton(page).click()
      await expect(page).toHaveURL(format.ids ? /\?receipt=\d+$/ : /\?receipt=wd-/)
      await codeField(page).fill(code)
      await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
      await page.clock.install()
      simulator.clock.advance(21_000)
      await page.reload()
      await advanceUntilVisible(page, 3_000, page.getByText('Your withdrawal has arrived.'))
      await main(page).getByRole('button', { name: 'show every digit' }).first().click()
      await expect(main(page).getByText('100.000000000000000001').filter({ visible: true }).first()).toBeVisible()
      expect(calls(simulator, createWithdrawal).map(({ status }) => status)).toEqual([201])
    })
  })

const poll = 'GET /api/uta/delegate/{requestId}'

const refill = async (page: Page, amount: string): Promise<void> => {
  await page.getByLabel('Top-up amount').fill(amount)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Top up UTA with / }).click()
}

test('a refill reaches UTA', nightly, async ({ page, simulator, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta/refill')
  await page.clock.install()
  await refill(page, '100.03')
  await advanceUntilVisible(page, 2_000, page.getByRole('heading', { name: '100.03 USDT added to UTA' }))
  expect(calls(simulator, poll)).toHaveLength(3)
})

test('a refill with the responses {}, {} and {"id":"1"} ends at the third', nightly, async ({ page, context, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta/refill')
  await page.clock.install()
  const answers = [{}, {}, { id: '1' }]
  let asked = 0
  await context.route(/\/api\/uta\/delegate\/\w/, (route) => route.fulfill({ json: answers[asked++] ?? {} }))
  await refill(page, '100.03')
  await advanceUntilVisible(page, 2_000, page.getByRole('heading', { name: 'The amount was added to UTA' }))
  expect(asked).toBe(3)
  await page.clock.runFor(10_000)
  expect(asked).toBe(3)
})

test('deals: scrolling loads more, and a deal opens by its integer id', nightly, async ({ page, simulator, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta/deals')
  const shown = page.getByRole('group', { name: 'Total of the deals shown' })
  await expect(shown).toContainText('60 deals shown')
  await advanceUntil(page, 1, async () => {
    // Once it shows the next 60, scrolling to its end again would load 60 more.
    await shown.evaluate((total) => total.textContent.startsWith('60 ') && window.scrollTo(0, document.documentElement.scrollHeight))
    return calls(simulator, 'GET /api/uta/deals').length >= 2
  })
  await expect(shown).toContainText('120 deals shown')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('table', { name: 'UTA deals, newest first' }).getByRole('row').nth(2).click()
  await expect(page).toHaveURL(/\?deal=\d+$/)
  await expect(page.getByRole('dialog').getByText('Profit or loss after fee')).toBeVisible()
})

test('profile: saves a changed name', nightly, async ({ page, simulator, enter }) => {
  await enter('trader', '/en/cabinet/profile')
  await page.getByLabel('First name').fill('Veronika')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeFocused()
  await expect(page.getByText('Veronika Lindt').first()).toBeVisible()
  expect(simulator.world.users.get('u-2')?.firstname).toBe('Veronika')
})
