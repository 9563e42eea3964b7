import type { BrowserContext, Page } from '@playwright/test'
import { testWithSettings, vendorScript } from './support/settings.ts'
import { expect, nightly, password } from './support/test.ts'

const test = testWithSettings({
  google_client_id: 'matu.apps.googleusercontent.com',
  chat: { id: '4711', hash: 'abc' },
  chat_hosts: ['https://chat.kommo.com'],
  analytics: 4711,
  analytics_token: 'a-token',
  analytics_consent: false,
})

/** Third-party hosts are mocked, and no other host is reachable. */
async function standIns(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(/^https:/, async (route) => {
    const url = route.request().url()
    if (url === 'https://mc.yandex.ru/collect') return route.fulfill({ status: 200, body: '' })
    asked.push(url)
    const name = url.startsWith('https://accounts.google.com/gsi/client')
      ? 'google.js'
      : url.startsWith('https://gso.kommo.com/')
        ? 'kommo.js'
        : null
    if (name) await route.fulfill({ contentType: 'text/javascript', body: vendorScript(name) })
    else await route.abort()
  })
  return asked
}
const says = async (page: Page, word: string): Promise<void> => {
  await page.addInitScript((one) => Object.assign(globalThis, { matuGoogle: one }), word)
}

test('the cabinet shares no document with a third party, also after signing in beside all of them', async ({ page, context }) => {
  const asked = await standIns(context)
  await says(page, 'closed')
  await page.goto('/en/login')
  // Nothing is loaded before its press.
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /window was closed/ })).toBeVisible()
  await page.getByRole('button', { name: 'Chat with us' }).click()
  await expect(page.getByRole('dialog', { name: 'Chat' })).toHaveText('anonymous; en')
  expect(new Set(asked.map((url) => new URL(url).host))).toEqual(new Set(['accounts.google.com', 'gso.kommo.com', 'chat.kommo.com']))

  const opened = page.waitForResponse((response) => response.url().endsWith('/en/cabinet') && response.request().isNavigationRequest())
  await page.getByLabel('Email').fill('trader@matu.test')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const policy = (await opened).headers()['content-security-policy'] ?? ''
  expect(policy.match(/(?:https|wss):[^ ;]+/g)).toEqual(['https://mc.yandex.ru'])
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  const foreign = () =>
    page.evaluate(() =>
      ['google', 'amoSocialButton', 'amo_social_button'].filter((name) => name in globalThis || document.querySelector('#amo-chat')),
    )
  expect(await foreign()).toEqual([])
  // Nor does the way back from a public page where the chat was opened.
  await page.goto('/en')
  await page.getByRole('button', { name: 'Chat with us' }).click()
  await expect(page.getByRole('dialog', { name: 'Chat' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to my account' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  expect(await foreign()).toEqual([])
})

test.describe('Google', () => {
  test('signs in and opens the requested page', async ({ page, context }) => {
    const asked = await standIns(context)
    await says(page, 'ya29.trader')
    await page.goto('/en/cabinet/trade/transactions?token=USDT')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page).toHaveURL('/en/cabinet/trade/transactions?token=USDT')
    await expect(page.getByLabel('Token', { exact: true })).toHaveValue('USDT')
    expect(asked.filter((url) => url.includes('google'))).toEqual(['https://accounts.google.com/gsi/client'])
  })

  test('gives a new user the invitation and the consent, and uses the invitation up', async ({ page, context, simulator, baseURL }) => {
    await standIns(context)
    await says(page, 'ya29.newcomer')
    await context.addCookies([{ name: 'referral_code', value: 'VERA48', url: baseURL! }])
    await page.goto('/en/registration')
    await expect(page.getByText('If this creates an account, you accept the terms and the privacy notice.')).toBeVisible()
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page).not.toHaveURL(/registration/)
    const newcomer = [...simulator.world.users.values()].find(({ email }) => email === 'google@matu.test')
    expect(newcomer?.invited_by).toBe('VERA48')
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'referral_code')).toBe(false)
  })

  for (const [word, said] of [
    ['closed', /window was closed/],
    ['blocked', /browser blocked/],
    ['refused', /declined the sign-in/],
  ] as const)
    test(`explains what happened: ${word}; the form keeps its entries`, nightly, async ({ page, context }) => {
      await standIns(context)
      await says(page, word)
      await page.goto('/en/login')
      await page.getByLabel('Email').fill('trader@matu.test')
      await page.getByRole('button', { name: 'Continue with Google' }).click()
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue('trader@matu.test')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL('/en/cabinet')
    })

  test('breaks nothing when the browser blocks it', nightly, async ({ page, context }) => {
    await context.route(/^https:/, (route) => route.abort())
    await page.goto('/en/registration')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /Can’t reach Google/ })).toBeVisible()
  })
})

test.describe('the live chat', () => {
  const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat' })
  const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' })

  test('is anonymous on home, sign-in and registration, and disappears on other pages', nightly, async ({ page, context }) => {
    await standIns(context)
    await page.goto('/en')
    await launcher(page).click()
    await expect(chat(page)).toHaveText('anonymous; en')
    // It speaks the language of the page, also after a switch.
    const shown = page.locator('#amo-chat')
    for (const [menu, language, text] of [
      ['Language', 'Deutsch', 'anonymous; Schreiben Sie uns'],
      ['Sprache', 'English', 'anonymous; en'],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${menu}: `) }).click()
      await page.getByRole('menuitemradio', { name: language }).click()
      await expect(shown).toHaveText(text)
    }
    await page.getByRole('link', { name: 'Sign in' }).first().click()
    await expect(page).toHaveURL('/en/login')
    await expect(page.locator('#amo-chat')).toHaveText('anonymous; en')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.locator('#amo-chat')).toHaveCount(0)
    await expect(launcher(page)).toHaveCount(0)
  })

  test('identifies the user on the help page by a token of the server, and forgets it elsewhere', async ({
    page,
    context,
    enter,
    simulator,
  }) => {
    await standIns(context)
    await enter('trader', '/en/cabinet')
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await expect(page.locator('#amo-chat')).toHaveCount(0)
    await page.goto('/en/help')
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(page.locator('#amo-chat')).toHaveText(/^authorized \S+; en$/)
    expect(simulator.log.some(({ operation }) => operation === 'GET /api/users/amocrm-integration-token')).toBe(true)
    await page.goBack()
    await expect(page.locator('#amo-chat')).toHaveCount(0)
  })

  test('is reachable from the cabinet, whose CSP forbids it, by reloading the page', nightly, async ({ page, context, enter }) => {
    const asked = await standIns(context)
    const opened = await page.request.get('/en/cabinet/help')
    expect(opened.headers()['content-security-policy']).not.toMatch(/kommo|google/)
    await enter('trader', '/en/cabinet/help')
    await page.getByRole('link', { name: 'Go to help chat' }).click()
    await expect(page).toHaveURL('/en/help')
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(chat(page)).toHaveText(/^authorized \S+; en$/)
    await page.goto('/en/cabinet')
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(page).toHaveURL('/en')
    await launcher(page).click()
    await expect(chat(page)).toHaveText('anonymous; en')
    await expect(page).toHaveURL('/en')
    // A host outside the CSP would have been a violation, which fails every test.
    expect(asked.filter((url) => url === 'https://chat.kommo.com/hello')).toHaveLength(2)
  })

  test('opens on the help page, also by a link in a document that was opened in the cabinet', nightly, async ({ page, context, enter }) => {
    await standIns(context)
    await enter('trader', '/en/cabinet/trade/uta/insurance/info')
    await page.getByRole('link', { name: 'Help', exact: true }).first().click()
    await expect(page).toHaveURL('/en/help')
    await page.getByRole('button', { name: 'Open chat' }).click()
    await expect(page.locator('#amo-chat')).toHaveText(/^authorized \S+; en$/)
    await page.goBack()
    await expect(page).toHaveURL('/en/cabinet/trade/uta/insurance/info')
  })

  test('uses our German texts and never covers a submit button', nightly, async ({ page, context }) => {
    await standIns(context)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/de/login')
    await page.getByRole('button', { name: 'Chat starten' }).click()
    await expect(page.locator('#amo-chat')).toHaveText('anonymous; Schreiben Sie uns')
    const send = page.getByRole('button', { name: 'Anmelden', exact: true })
    await send.scrollIntoViewIfNeeded()
    const box = (await send.boundingBox())!
    const top = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.closest('button')?.textContent,
      [box.x + box.width - 8, box.y + box.height / 2],
    )
    expect(top).toBe('Anmelden')
  })
})
