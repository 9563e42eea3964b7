import type { Page } from '@playwright/test'
import type { Simulator } from '#mocks/simulator.ts'
import { testWithSettings } from './support/settings.ts'
import { calls, expect, nightly } from './support/test.ts'
import { requestsSettled } from './support/time.ts'

// A deployment whose server quotes: an offer is asked for and reviewed, and nothing moves before it is taken.

const test = testWithSettings({ exchange_quotes: true })

const BONUS = '/en/cabinet/bonus-account'
const EXCHANGE = `${BONUS}/exchange`
const POST = 'POST /api/tokens-exchange'

const arm = (simulator: Simulator, operation: string, fault: string, times: number | null = 1) =>
  simulator.world.armed.push({ operation, fault, times })

const give = (page: Page) => page.getByLabel('You convert')
const get = (page: Page) => page.getByLabel('You receive')
const execute = (page: Page) => page.getByRole('button', { name: /^Convert / })

/** The requests that can move money: those with the id of an offer. */
const taken = (simulator: Simulator) =>
  calls(simulator, POST).filter(({ body }) => (body as { quote_id?: string } | null)?.quote_id !== undefined)

/** Unknown outcomes and unreadable responses are each one log line, without values. */
const known = (faults: string[]) => {
  const line = /^error: MATU (unknown-outcome: unknown-outcome exchangeTokens|contract: contract exchangeTokens: expected JSON, got text)$/
  for (const one of faults.splice(0)) expect(one).toMatch(line)
}

const offerOf = async (page: Page, amount: string) => {
  await give(page).fill(amount)
  await page.getByRole('button', { name: 'Review conversion' }).click()
  await expect(execute(page)).toBeVisible()
}

test(
  'exchanges bonuses by either amount: an offer, one request for a double click, a receipt with its own URL',
  nightly,
  async ({ page, enter, simulator }) => {
    await enter('trader', BONUS)
    await expect(page.getByRole('heading', { level: 2, name: 'Current bonus' })).toBeVisible()
    await expect(page.getByText('642.75').first()).toBeVisible()
    await page.getByRole('region', { name: 'Bonus account' }).getByRole('link', { name: 'Convert' }).click()
    await give(page).fill('400')
    await expect(get(page)).toHaveValue('433.60')
    await get(page).fill('108.4')
    await expect(give(page)).toHaveValue('100.0000')
    await expect(page.getByText(/^Left after this conversion: 542\.7500.MATU$/)).toBeVisible()
    await page.getByRole('button', { name: 'Review conversion' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^Convert 100\.0000.MATU to 108\.40.USDT\?$/ })).toBeVisible()
    await expect(page.getByText(/Rate held for 0:\d\d/)).toBeVisible()

    await execute(page).dblclick()
    await expect(page.getByText('The tokens are in your assets.')).toBeVisible()
    await expect(page).toHaveURL(/\?receipt=ex-\d+$/)
    expect(taken(simulator)).toHaveLength(1)

    // The receipt has a URL of its own; going back shows an empty form.
    await page.goBack()
    await expect(give(page)).toHaveValue('')
    await expect(page.getByText('542.75').first()).toBeVisible()
    await page.goForward()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await page.getByRole('link', { name: 'New conversion' }).click()
    await expect(give(page)).toHaveValue('')
    await expect(page.getByText('542.75').first()).toBeVisible()
  },
)

test('going back from the offer shows the filled form, going forward the offer', nightly, async ({ page, enter, simulator }) => {
  await enter('trader', `${EXCHANGE}?token=USDT`)
  await offerOf(page, '20')
  await expect(page.getByRole('heading', { level: 2, name: /^Convert 20\.00.USDT to/ })).toBeFocused()
  await page.goBack()
  await expect(give(page)).toHaveValue(/^20(\.0+)?$/)
  await page.goForward()
  await expect(execute(page)).toBeVisible()
  // "Change" goes back in the history, which contains the form only once.
  await page.getByRole('button', { name: 'Change amount' }).click()
  await expect(page).toHaveURL(`${EXCHANGE}?token=USDT`)
  await expect(give(page)).toHaveValue(/^20(\.0+)?$/)
  await page.goForward()
  await expect(execute(page)).toBeVisible()
  expect(calls(simulator, POST)).toHaveLength(1)
  // An offer that is opened by its URL has no form before it in the history.
  const offer = page.url()
  await page.goto(BONUS)
  await page.goto(offer)
  await page.getByRole('button', { name: 'Change amount' }).click()
  await expect(page).toHaveURL(`${EXCHANGE}?from=assets`)
})

test('an offer that expires on the page is replaced by a new rate for the same amount', nightly, async ({ page, enter, simulator }) => {
  await page.clock.install()
  await enter('trader', EXCHANGE)
  await offerOf(page, '20')
  await page.clock.fastForward(31_000)
  await expect(page.getByText('This rate has expired')).toBeVisible()
  await expect(execute(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Get a new rate' }).dblclick()
  await expect(execute(page)).toBeVisible()
  expect(calls(simulator, POST)).toHaveLength(2)
  await execute(page).click()
  await expect(page.getByText('The tokens are in your assets.')).toBeVisible()
  expect(taken(simulator)).toHaveLength(1)
})

test(
  'an offer that expires on the server moves nothing; the page says so and offers a new rate',
  nightly,
  async ({ page, enter, simulator, pageErrors }) => {
    await enter('trader', EXCHANGE)
    await offerOf(page, '20')
    // The server's clock advances when the page has read the offer, if it reads it.
    await requestsSettled(page)
    simulator.clock.advance(31_000)
    await execute(page).click()
    await expect(page.getByText('It didn’t go through')).toBeVisible()
    await page.getByRole('button', { name: 'Get a new rate' }).click()
    await execute(page).click()
    await expect(page.getByText('The tokens are in your assets.')).toBeVisible()
    expect(taken(simulator).map(({ status }) => status)).toEqual([409, 200])
    known(pageErrors)
  },
)

test(
  'looks up the outcome when the response is lost: one request, one exchange, also after a reload',
  nightly,
  async ({ page, enter, simulator, pageErrors }) => {
    await enter('trader', EXCHANGE)
    await offerOf(page, '20')
    arm(simulator, POST, 'cut-body')
    arm(simulator, 'GET /api/tokens-exchange/{id}', '400', null)
    await execute(page).click()
    await expect(page.getByText('We don’t know yet if this went through')).toBeVisible()
    await expect(execute(page)).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Change amount' })).toBeDisabled()
    simulator.world.armed.length = 0
    await page.reload()
    await expect(page.getByText('The tokens are in your assets.')).toBeVisible()
    await expect(page).toHaveURL(/\?receipt=ex-/)
    expect(taken(simulator)).toHaveLength(1)
    known(pageErrors)
  },
)

test(
  'the form keeps its entries when an offer is refused, and a second attempt succeeds',
  nightly,
  async ({ page, enter, simulator, pageErrors }) => {
    await enter('trader', EXCHANGE)
    for (const fault of ['offline', '500', 'broken-json', '422=from_amount']) {
      arm(simulator, POST, fault, null)
      await give(page).fill('20')
      await page.getByRole('button', { name: 'Review conversion' }).dblclick()
      await expect(page.getByRole('alert').or(page.locator('[aria-invalid]')).first()).toBeVisible()
      await expect(give(page)).toHaveValue(/^20(\.0+)?$/)
      simulator.world.armed.length = 0
    }
    await page.getByRole('button', { name: 'Review conversion' }).click()
    await expect(execute(page)).toBeVisible()
    expect(taken(simulator)).toEqual([])
    known(pageErrors)
  },
)

test('an offer that arrives after the user has left does not navigate back', nightly, async ({ page, enter, simulator }) => {
  await enter('trader', EXCHANGE)
  arm(simulator, POST, 'slow=1500')
  await give(page).fill('20')
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/tokens-exchange'))
  await page.getByRole('button', { name: 'Review conversion' }).click()
  await page.getByRole('link', { name: 'Overview' }).first().click()
  await expect(page).toHaveURL('/en/cabinet')
  await (await answered).finished()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await expect(page).toHaveURL('/en/cabinet')
})

test(
  'a server that exchanges at once in spite of the setting: the receipt says so, and nothing is sent again',
  nightly,
  async ({ page, enter, simulator }) => {
    simulator.world.exchange_quotes = false
    await enter('trader', EXCHANGE)
    await give(page).fill('20')
    await page.getByRole('button', { name: 'Review conversion' }).dblclick()
    await expect(page.getByText('The tokens are in your assets.')).toBeVisible()
    await expect(page).toHaveURL(/\?receipt=ex-\d+$/)
    expect(calls(simulator, POST)).toHaveLength(1)
  },
)
