import type { Page } from '@playwright/test'
import type { Simulator } from '#mocks/simulator.ts'
import { templates } from '#app/src/paths.ts'
import { IntegerIds, formattedServer, formats } from '../support/laravel-format.ts'
import type { LaravelFormat } from '../support/laravel-format.ts'
import { walk } from './support/steps.ts'
import { calls, code, expect, password, test as plain } from './support/test.ts'
import type { Persona } from './support/test.ts'
import { pass, passUntil, settled } from './support/time.ts'
import { cells, check, create, fill, send, wallet } from './support/withdraw.ts'

/** What a plain Laravel 8 answers by its defaults: every habit of it at once. */
const everything = formats['all at once']!

/** What the application tells the developer of such answers; everything else that it reports is a fault. */
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
  context: async ({ context, faults }, use) => {
    await use(context)
    expect(faults.some(isDifference), 'the format was used').toBe(true)
    faults.splice(0, faults.length, ...faults.filter((fault) => !isDifference(fault)))
  },
})

/** Answers the next such request in another way. `done`: once the server has done what was asked for. */
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

plain.describe('every page says the same as without the format', () => {
  const cabinet = templates.filter((template) => template.startsWith('/cabinet') && !template.includes(':'))
  // Where somebody without two-factor sign-in is told to turn it on, the wallets' pages stand for one who has it.
  const tours: [Persona, readonly string[]][] = [
    ['trader', [...cabinet.filter((path) => !path.includes('trusted-wallets')), '/cabinet/referral/leader-pool/3']],
    ['secure', ['/cabinet', ...cabinet.filter((path) => path.includes('trusted-wallets'))]],
    ['blocked', ['/cabinet', '/cabinet/actives/withdraw/wallet', '/cabinet/trade/uta/withdrawal']],
  ]
  for (const [persona, paths] of tours)
    plain(`to ${persona}`, async ({ page, simulator, enter, faults }) => {
      plain.setTimeout(180_000)
      const start = new Date().toISOString()
      const tour = async (see: (path: string) => Promise<void>): Promise<void> => {
        simulator.reset({ now: start })
        await enter(persona, '/en/cabinet')
        for (const path of paths) {
          await walk(page, [`/en${path}`])
          await settled(page)
          await see(path)
        }
      }
      // When it was asked for is the device's matter, and the number of an account is an id.
      const text = async (): Promise<string> =>
        (await main(page).innerText()).replaceAll(/(as of|Updated: Today,) \d\d:\d\d|(?<=Account number\n).*/gi, '…')
      const expected = new Map<string, string>()
      // A banner keeps its place from the second visit on.
      await enter(persona, '/en/cabinet')
      await settled(page)
      await tour(async (path) => {
        // A chart writes its axis once it has measured its place: what counts is a text that stays.
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
      const reported = faults.splice(0)
      expect(reported.some(isDifference)).toBe(true)
      expect(reported.filter((fault) => !isDifference(fault))).toEqual([])
    })
})

test('signing in by the form leads to the overview, which a reload keeps', async ({ page, simulator, signIn }) => {
  await page.goto('/en/login')
  await signIn('trader')
  await expect(page).toHaveURL('/en/cabinet')
  await expect(page.getByText('13,081').first()).toBeVisible()
  expect(calls(simulator, 'POST /login').map(({ status }) => status)).toEqual([200])
  await page.reload()
  await expect(page.getByText('13,081').first()).toBeVisible()
})

test('a sign-in that is answered with a redirect is made again, after the session that was in its way has ended', async ({
  page,
  simulator,
  signIn,
  faults,
}) => {
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
  // The browser tells of the redirect, which nobody followed.
  expect(simulator.log.filter((entry) => entry.path === '/home')).toEqual([])
  faults.splice(0, faults.length, ...faults.filter((fault) => fault !== 'GET /home is off the contract'))
})

test('a change that is answered with nothing at all is done', async ({ page, simulator, enter }) => {
  await enter('trader', '/en/cabinet/profile/personal/data')
  answerOnce(simulator, 'PUT /user/profile-information', () => Response.json(''), { done: true })
  await page.getByLabel('First name').fill('Veronika')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
})

test('a call that refuses the cookie alone ends no session that the bearer still has', async ({ page, simulator, enter }) => {
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
  test.describe(`withdraw, answered with ${what}`, () => {
    test.use({ format })

    test('leads to its code, and is followed to its end', async ({ page, simulator, enter }) => {
      await enter('trader', wallet)
      await fill(page, '100.000000000000000001')
      await check(page).click()
      await send(page).click()
      await expect(page).toHaveURL(format.ids ? /\?receipt=\d+$/ : /\?receipt=wd-/)
      await cells(page).fill(code)
      await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible()
      await page.clock.install()
      simulator.clock.advance(21_000)
      await page.reload()
      await passUntil(page, 3_000, page.getByText('Your withdrawal has arrived.'))
      await expect(main(page).getByText('100.000000000000000001').first()).toBeVisible()
      expect(calls(simulator, create).map(({ status }) => status)).toEqual([201])
    })
  })

const poll = 'GET /api/uta/delegate/{requestId}'

const refill = async (page: Page, amount: string): Promise<void> => {
  await page.getByLabel('Top-up amount').fill(amount)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Top up UTA with / }).click()
}

test('a refill ends in UTA', async ({ page, simulator, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta/refill')
  await page.clock.install()
  await refill(page, '100.03')
  await passUntil(page, 2_000, page.getByRole('heading', { name: '100.03 USDT added to UTA' }))
  expect(calls(simulator, poll)).toHaveLength(3)
})

test('a refill whose answers are {}, {} and {"id":"1"} ends at the third', async ({ page, context, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta/refill')
  await page.clock.install()
  const answers = [{}, {}, { id: '1' }]
  let asked = 0
  await context.route(/\/api\/uta\/delegate\/\w/, (route) => route.fulfill({ json: answers[asked++] ?? {} }))
  await refill(page, '100.03')
  await passUntil(page, 2_000, page.getByRole('heading', { name: 'The amount was added to UTA' }))
  expect(asked).toBe(3)
  await page.clock.runFor(10_000)
  expect(asked).toBe(3)
})

test('deals: the list goes on while one scrolls, and a deal opens by its integer', async ({ page, simulator, enter }) => {
  await enter('trader', '/en/cabinet/trade/uta/deals')
  const shown = page.getByRole('group', { name: 'Total of the deals shown' })
  await expect(shown).toContainText('60 deals shown')
  await pass(page, 1, async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    return calls(simulator, 'GET /api/uta/deals').length >= 2
  })
  await expect(shown).toContainText('120 deals shown')
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('table', { name: 'UTA deals, newest first' }).getByRole('row').nth(2).click()
  await expect(page).toHaveURL(/\?deal=\d+$/)
  await expect(page.getByRole('dialog').getByText('Result after fee')).toBeVisible()
})

test('profile: a changed name is saved', async ({ page, simulator, enter }) => {
  await enter('trader', '/en/cabinet/profile')
  await page.getByLabel('First name').fill('Veronika')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeFocused()
  await expect(page.getByText('Veronika Lindt').first()).toBeVisible()
  expect(simulator.world.users.get('u-2')?.firstname).toBe('Veronika')
})
