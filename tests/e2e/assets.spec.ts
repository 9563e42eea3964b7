import type { Page } from '@playwright/test'
import type { Simulator } from '#mocks/simulator.ts'
import { receiveDeposit } from '#mocks/world/deposits.ts'
import { units } from '#mocks/world/units.ts'
import { personaOf } from '#mocks/world/world.ts'
import type { Token } from '#sdk'
import { testReadRecovery } from './support/read-failure.ts'
import { expect, nightly, test } from './support/test.ts'
import { advanceUntilVisible } from './support/time.ts'

const actives = '/en/cabinet/actives'
const form = `${actives}/refill-choice/refill-form?token=USDT`
const address = '0x3ed21b7C94af60835DB1c0e7718F2Aa94C6B50D8'
const refill = `${actives}/refill`
const usdt = '0x55d398326f99059fF775485246999027B3197955'
const nbsp = /[\u00a0\u202f]/g

/** Sends tokens to the deposit address: one confirmation per second, credited after fifteen. */
const send = (simulator: Simulator, persona: 'trader' | 'empty', token: Token, amount: string) =>
  receiveDeposit(simulator.world, personaOf(simulator.world, persona), token, units(amount), simulator.clock.now())

/** The whole address, as screen readers and the clipboard get it. */
const whole = (page: Page) => page.getByText(address, { exact: true }).last()

/** All text of a page: visible text, labels and the document's title. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title]')].map((one) => `${one.ariaLabel} ${one.getAttribute('title')}`)
    return [document.title, document.body.textContent, ...labels].join(' ')
  })

const said = async (page: Page): Promise<string> => (await page.getByRole('main').innerText()).replace(nbsp, ' ')

test('the address is there in one tap, with its warning; token and method are choices beside it', async ({
  page,
  context,
  enter,
  simulator,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await enter('trader', '/en/cabinet')
  await page.getByRole('region', { name: 'Total balance' }).getByRole('link', { name: 'Deposit' }).click()
  await expect(page).toHaveURL(refill)
  await expect(page.getByText('Tokens sent over another network are lost.')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Deposit address for MATU, USDT, or BNB on BNB Smart Chain/ })).toBeVisible()
  await expect(whole(page)).toBeAttached()
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByText('Copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  // The token changes the minimum and not the address.
  await page.getByRole('radio', { name: /^USDT/ }).check()
  await expect(page).toHaveURL(`${refill}?token=USDT`)
  await expect(page.getByRole('img', { name: /^Deposit address for USDT on BNB Smart Chain/ })).toBeVisible()
  await expect(page.getByText(/Send at least 1.USDT/)).toBeVisible()
  await expect(whole(page)).toBeAttached()

  // Only the ways that exist are offered.
  await page.goto(`${actives}/refill-choice?token=USDT`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'From a wallet or an exchange',
    'Create a payment request',
    'Same for both',
  ])
  await page.getByRole('link', { name: 'From a wallet or an exchange' }).click()
  await expect(page).toHaveURL(`${refill}?token=USDT`)
  await page.getByRole('link', { name: 'Create a payment request' }).click()
  await expect(page).toHaveURL(form)

  // The QR code contains the exact amount; an amount with too few or too many digits has none.
  const amount = page.getByRole('textbox', { name: 'Amount' })
  const open = page.getByRole('link', { name: 'Open in a wallet' })
  await amount.fill('0.99')
  await amount.press('Tab')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(open).toHaveCount(0)
  await amount.fill('1,234.500000000000000001')
  await expect(open).toHaveAttribute('href', `ethereum:${usdt}@56/transfer?address=${address}&uint256=1234500000000000000001`)
  await expect(page.getByRole('img', { name: /^Payment request for 1,234\.500000000000000001.USDT/ })).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await open.getAttribute('href'))

  // Fifteen confirmations appear as fifteen lines, and the entered amount stays.
  await expect(page.getByText('No transfer yet')).toBeVisible()
  send(simulator, 'trader', 'USDT', '500.000000000000000001')
  await advanceUntilVisible(page, 3_000, page.getByText('Waiting for the first confirmation').or(page.getByText(/About \d+ seconds? more/)))
  simulator.clock.advance(5_000)
  const reeds = page.getByRole('img', { name: /^([5-9]|1[0-4]) of 15 confirmations$/ })
  await advanceUntilVisible(page, 3_000, reeds)
  await expect(reeds.locator('i')).toHaveCount(15)
  simulator.clock.advance(15_000)
  await advanceUntilVisible(page, 3_000, page.getByText('It’s now in your assets.'))
  expect(await said(page)).toContain('+500.00 USDT')
  await expect(amount).toHaveValue('1,234.500000000000000001')
  await page.getByRole('link', { name: 'Go to Assets' }).click()
  await expect(page).toHaveURL(actives)
  await expect(page.getByRole('row', { name: /^USDT/ })).toContainText('3,715.80')
})

test('on a phone, the address is two taps from any page', nightly, async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter('trader', '/en/cabinet/referral')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Deposit' }).click()
  await expect(page).toHaveURL(refill)
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeInViewport()
})

test('the payment request of the native coin, and an unknown token in the URL', nightly, async ({ page, enter }) => {
  await enter('trader', `${actives}/refill-choice/refill-form?token=BNB`)
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.005')
  await expect(page.getByRole('link', { name: 'Open in a wallet' })).toHaveAttribute(
    'href',
    `ethereum:${address}@56?value=5000000000000000`,
  )
  await page.goto(`${actives}/refill-choice/refill-form?token=DOGE`)
  await expect(page.getByRole('heading', { name: 'Which token will you send?' })).toBeVisible()
})

test('an address with a wrong checksum is never shown', nightly, async ({ page, enter, simulator }) => {
  personaOf(simulator.world, 'trader').deposit_address = address.replace('F2A', 'f2A')
  await enter('trader', refill)
  await expect(page.getByRole('alert')).toContainText('Don’t send anything yet')
  expect(await page.content()).not.toContain('50D8')
  personaOf(simulator.world, 'trader').deposit_address = address
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(whole(page)).toBeAttached()
})

/** Six tokens, of which three came with a newer server: five or fewer are neither searched nor sorted. */
const haveMoreTokens = (page: Page) =>
  page.route('**/api/balances', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { data: { token: string }[] }
    const others = ['CAKE', 'DAI', 'ETH'].map((token, at) => {
      const worth = String(3 - at)
      return { ...list.data[0], token, available: worth, locked: '0', price_usd: '1', worth_usd: worth }
    })
    await route.fulfill({ response, json: { ...list, data: [...list.data, ...others] } })
  })

/** Tokens that this build does not know are shown, and reported. */
const expectReports = (pageErrors: string[]): void => {
  for (const line of pageErrors.splice(0)) expect(line).toMatch(/unknown-value listBalances at data\.\d\.token/)
}

test('hidden amounts, empty tokens and the search are remembered', nightly, async ({ page, enter, pageErrors }) => {
  await haveMoreTokens(page)
  await enter('trader', actives)
  await expect(page.getByRole('row', { name: /^MATU/ })).toContainText('8,420.5000')
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await page.getByRole('switch', { name: 'Hide zero balances' }).check()
  await page.getByRole('searchbox', { name: 'Find a token' }).pressSequentially('tether', { delay: 10 })
  await expect(page).toHaveURL(`${actives}?search=tether`)
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Find a token' })).toHaveValue('tether')
  await expect(page.getByRole('switch', { name: 'Hide zero balances' })).toBeChecked()
  await expect(page.getByRole('row', { name: /^USDT/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^MATU/ })).toHaveCount(0)
  for (const path of [actives, '/en/cabinet']) {
    await page.goto(path)
    await expect(page.getByText('••••').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Withdrawal/ }).first()).toBeAttached()
    const heard = await everything(page)
    for (const amount of ['8,420', '13,081', '9,127', '3,215', '320.00', '6,240', '35,800']) expect(heard, path).not.toContain(amount)
  }
  expectReports(pageErrors)
})

const written = {
  en: { huge: '123,456,789.12', dust: '0.000000000000000001', zero: '0.0000' },
  ru: { huge: '123 456 789,12', dust: '0,000000000000000001', zero: '0,0000' },
  de: { huge: '123.456.789,12', dust: '0,000000000000000001', zero: '0,0000' },
  es: { huge: '123.456.789,12', dust: '0,000000000000000001', zero: '0,0000' },
} as const

test(
  'large amounts, eighteen decimals and zero are shown completely in four languages, on desktop and phone',
  nightly,
  async ({ page, enter, simulator }) => {
    test.slow() // twelve pages
    send(simulator, 'empty', 'USDT', '123456789.129999999999999999')
    send(simulator, 'empty', 'BNB', '0.000000000000000001')
    simulator.clock.advance(16_000)
    await enter('empty', actives)
    await expect(page.getByRole('row', { name: /^USDT/ })).toBeVisible()
    for (const width of [1280, 900, 320]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [lang, { huge, dust, zero }] of Object.entries(written)) {
        await page.goto(`/${lang}/cabinet/actives`)
        await expect(page.getByText('BNB', { exact: true }).first()).toBeVisible()
        await expect.poll(() => said(page)).toContain(huge)
        const text = await said(page)
        expect(text).toContain(dust)
        expect(text).toContain(zero)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        // Cards clip their overflow, so no figure and no action may extend beyond them.
        const beyond = () =>
          [...document.querySelectorAll('table')].map((table) => table.scrollWidth - (table.closest('section')?.clientWidth ?? 0))
        for (const pixels of await page.evaluate(beyond)) expect(pixels, `${lang} ${width}`).toBeLessThanOrEqual(1)
      }
    }
  },
)

const reassurance = 'Your tokens are not affected.'
const deposit = { operation: 'GET /api/users/wallet/{network}', message: 'Couldn’t load the deposit details', reassurance }

testReadRecovery([
  {
    path: actives,
    daily: 'offline',
    title: 'Assets',
    operation: 'GET /api/balances',
    message: 'Couldn’t load your balances',
    reassurance,
    recovered: (on) => on.getByRole('row', { name: /^MATU/ }),
  },
  { path: `${actives}/refill`, title: 'Deposit', ...deposit, recovered: (on) => on.getByRole('button', { name: 'Copy address' }) },
  {
    path: `${actives}/refill-choice?token=USDT`,
    title: 'How to deposit',
    ...deposit,
    recovered: (on) => on.getByRole('link', { name: 'From a wallet or an exchange' }),
  },
  { path: form, title: 'Payment request', ...deposit, recovered: (on) => on.getByRole('textbox', { name: 'Amount' }) },
])

test('the address stays when the list of transfers fails to load', nightly, async ({ page, enter, simulator }) => {
  await page.clock.install()
  simulator.world.armed.push({ operation: 'GET /api/transactions', fault: '500', times: null })
  await enter('trader', refill)
  await expect(whole(page)).toBeAttached()
  await advanceUntilVisible(page, 4_000, page.getByRole('heading', { name: 'We can’t track incoming transfers right now' }))
  simulator.world.armed.length = 0
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No transfer yet')).toBeVisible()
})

test('tokens are sorted by a head, and the order is in the URL', nightly, async ({ page, enter, pageErrors }) => {
  await haveMoreTokens(page)
  await enter('trader', `${actives}?sort=nonsense`)
  const table = page.getByRole('table', { name: /^Tokens/ })
  const order = async () => (await table.getByRole('rowheader').allInnerTexts()).map((text) => /MATU|USDT|BNB|CAKE|DAI|ETH/.exec(text)?.[0])
  await expect.poll(order).toEqual(['MATU', 'USDT', 'BNB', 'CAKE', 'DAI', 'ETH'])
  await expect(table.getByRole('columnheader', { name: 'Value, USD' })).toHaveAttribute('aria-sort', 'descending')
  await table.getByRole('button', { name: 'Token' }).click()
  await expect(page).toHaveURL(`${actives}?sort=token`)
  await expect.poll(order).toEqual(['BNB', 'CAKE', 'DAI', 'ETH', 'MATU', 'USDT'])
  await table.getByRole('button', { name: 'Token' }).press('Enter')
  await expect(page).toHaveURL(`${actives}?sort=-token`)
  await page.reload()
  await expect.poll(order).toEqual(['USDT', 'MATU', 'ETH', 'DAI', 'CAKE', 'BNB'])
  await table.getByRole('button', { name: 'Value, USD' }).click()
  await expect(page).toHaveURL(actives)
  await table.getByRole('button', { name: 'Value, USD' }).click()
  await expect(page).toHaveURL(`${actives}?sort=worth`)
  await expect.poll(order).toEqual(['ETH', 'DAI', 'CAKE', 'BNB', 'USDT', 'MATU'])
  expectReports(pageErrors)
})

test('on phones tokens are sorted by a menu, and the order is in the URL', nightly, async ({ page, enter, pageErrors }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await haveMoreTokens(page)
  await enter('trader', actives)
  const tokens = page.getByRole('list', { name: /^Tokens/ }).getByRole('listitem')
  await expect(tokens).toHaveText([/^MATU/, /^USDT/, /^BNB/, /CAKE/, /DAI/, /ETH/])
  const by = page.getByRole('combobox', { name: 'Sort by' })
  await expect(by).toHaveValue('worth')
  await by.selectOption('Token')
  await expect(page).toHaveURL(`${actives}?sort=token`)
  await expect(tokens).toHaveText([/^BNB/, /CAKE/, /DAI/, /ETH/, /^MATU/, /^USDT/])
  await page.getByRole('button', { name: 'Descending order', pressed: false }).click()
  await expect(page).toHaveURL(`${actives}?sort=-token`)
  await expect(tokens).toHaveText([/^USDT/, /^MATU/, /ETH/, /DAI/, /CAKE/, /^BNB/])
  expectReports(pageErrors)
})

test(
  'a token has a page, reached from the overview and from its row, with its own history and actions',
  nightly,
  async ({ page, enter }) => {
    await enter('trader', '/en/cabinet')
    await page.getByRole('link', { name: /^MATU · / }).click()
    await expect(page).toHaveURL(`${actives}/token/MATU`)
    await expect(page.getByRole('heading', { level: 1, name: 'MATU' })).toBeVisible()
    const card = page.getByRole('region', { name: 'MATU', exact: true })
    await expect(card).toContainText('8,420.5')
    await expect(card.getByRole('link', { name: 'Top up UTA' })).toHaveCount(0)
    await expect(page.getByRole('main').getByText(/^1\sMATU = 1\.0840\sUSDT/)).toBeVisible()

    await page.goto(actives)
    await page.getByRole('row', { name: /^USDT/ }).click({ position: { x: 200, y: 20 } })
    await expect(page).toHaveURL(`${actives}/token/USDT`)
    const history = page.getByRole('region', { name: 'USDT transactions' })
    await expect(history.getByRole('row')).not.toHaveCount(0)
    await expect(history).not.toContainText('MATU')
    await history.getByRole('link', { name: 'All USDT transactions' }).click()
    await expect(page).toHaveURL('/en/cabinet/trade/transactions?token=USDT')
    await page.goBack()
    await page.getByRole('link', { name: 'Top up UTA' }).click()
    await expect(page).toHaveURL('/en/cabinet/trade/uta/refill')

    await page.goto(`${actives}/token/DOGE`)
    await expect(page.getByRole('heading', { name: 'We don’t support the token DOGE' })).toBeVisible()
    await page.getByRole('link', { name: 'All tokens' }).click()
    await expect(page).toHaveURL(actives)
    expect((await page.goto(`${actives}/token/usdt!`))?.status()).toBe(404)
  },
)
