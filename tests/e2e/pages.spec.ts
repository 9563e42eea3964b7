import type { Page } from '@playwright/test'
import { holdCode } from './support/code.ts'
import { calls, expect, nightly, nightlyUnless, test } from './support/test.ts'
import { requestsSettled } from './support/time.ts'

/** Opens a page without a link, because pointing at a link prefetches its code. */
const open = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

const languages = ['en', 'ru', 'de', 'es'] as const
const signInHeading = { en: 'Sign in', ru: 'Вход', de: 'Anmelden', es: 'Iniciar sesión' }

for (const lang of languages) {
  test(
    `${lang}: public pages are readable without scripts and hydrate without warnings`,
    nightlyUnless(lang === 'en'),
    async ({ page, browser, baseURL, request }) => {
      for (const path of ['', '/login', '/registration', '/password-reset', '/help', '/affiliate-program', '/insurance-terms']) {
        const html = await (await request.get(`/${lang}${path}`)).text()
        expect(html).toContain(`<html lang="${lang}"`)
        expect(html).toMatch(/<h1[\s>]/)
        expect(html.match(/hreflang="(en|ru|de|es|x-default)"/g)).toHaveLength(5)
        expect(html).toMatch(/<link rel="canonical" href="[^"]+"/)
        expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
        await page.goto(`/${lang}${path}`)
        await expect(page.locator('html[data-ready]')).toBeAttached()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      }
      const silent = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! })
      await silent.goto(`/${lang}`)
      await expect(silent.getByRole('heading', { level: 1 })).toBeVisible()
      await silent.close()
    },
  )
}

test('the language comes from the prefix, then the cookie, then the browser', async ({ page, context, baseURL }) => {
  await page.goto('/login?from=mail#top')
  await expect(page).toHaveURL('/en/login?from=mail#top')
  await context.addCookies([{ name: 'locale', value: 'de', url: baseURL! }])
  await page.goto('/login')
  await expect(page).toHaveURL('/de/login')
  await page.goto('/ru/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInHeading.ru)
})

test('switching the language keeps the page, its query and its entries', async ({ page, context }) => {
  await page.goto('/en/login?from=mail')
  await page.getByLabel('Email').fill('half@typed')
  for (const lang of ['de', 'ru', 'es'] as const) {
    await page.getByRole('button', { name: /^(Language|Sprache|Язык|Idioma): / }).click()
    await page.getByRole('menuitemradio', { name: { de: 'Deutsch', ru: 'Русский', es: 'Español' }[lang] }).click()
    await expect(page).toHaveURL(`/${lang}/login?from=mail`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInHeading[lang])
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('input[type=email]')).toHaveValue('half@typed')
  }
  const cookie = (await context.cookies()).find((one) => one.name === 'locale')!
  expect(cookie.value).toBe('es')
  expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
})

test('an unknown path shows a 404 that names it', async ({ page }) => {
  const answer = await page.goto('/en/nowhere/at-all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Page Not Found: /en/nowhere/at-all')).toBeAttached()
  expect((await page.goto('/de/cabinet/referral/leader-pool/7'))?.status()).toBe(404)
})

test('the chosen theme applies before the first paint of the next page', nightly, async ({ page }) => {
  await page.goto('/en/login')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a form sent before hydration is submitted after it, and never in the URL', async ({ page, simulator }) => {
  const release = await holdCode(page)
  await page.goto('/en/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('trader@matu.test')
  await page.getByLabel('Password', { exact: true }).fill('Wrong-1234')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/en/login')
  release()
  await expect(page.getByText('The email or password is incorrect')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('trader@matu.test')
  expect(calls(simulator, 'POST /login')).toHaveLength(1)
})

test('a document whose address has changed to another language before its code is loaded renders in that language', async ({ page }) => {
  const release = await holdCode(page)
  await page.goto('/de/login', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInHeading.de)
  // As "Back" does after a reload.
  await page.evaluate(() => history.replaceState(null, '', '/en/login'))
  release()
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInHeading.en)
})

test('canary: console errors, uncaught exceptions and blocked scripts are detected', async ({ page, pageErrors }) => {
  await page.goto('/en')
  await page.evaluate(() => {
    console.error('planted')
    const script = document.createElement('script')
    try {
      script.textContent = 'globalThis.planted = true'
      document.body.append(script)
    } catch {
      // the policy blocks inline text
    }
    setTimeout(() => {
      throw new Error('planted')
    })
  })
  await expect.poll(() => pageErrors.some((one) => one.startsWith('error: planted'))).toBe(true)
  await expect.poll(() => pageErrors.some((one) => one.startsWith('uncaught: planted'))).toBe(true)
  await expect.poll(() => pageErrors.some((one) => one.startsWith('policy: '))).toBe(true)
  expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false)
  pageErrors.length = 0
})

test(
  'a new page and the second step of sign-in render as soon as their code is loaded, without a timer',
  nightly,
  async ({ page, enter, signIn, simulator }) => {
    // With the clock stopped, anything that React delays after a fallback would never render.
    await page.clock.install()
    await page.goto('/en/login')
    await expect(page.locator('html[data-ready="/login"]')).toBeAttached()
    await page.clock.pauseAt(Date.now() + 60_000)
    // Until then the pressed button is busy, so it cannot be pressed again.
    const release = await holdCode(page, /\/TwoFactorStep-[\w-]+\.js$/)
    await signIn('secure')
    await expect.poll(() => calls(simulator, 'POST /login').filter(({ status }) => status === 200 || status === 202).length).toBe(1)
    await requestsSettled(page)
    await expect(page.locator('form[aria-busy="true"]')).toBeVisible()
    release()
    await expect(page.getByRole('textbox', { name: 'Six-digit code' })).toBeVisible()

    await page.clock.resume()
    await enter('trader', '/en/cabinet')
    await page.clock.pauseAt(Date.now() + 120_000)
    for (const path of ['/cabinet/affiliate-program', '/cabinet/trade/uta/calculator', '/help']) {
      await open(page, `/en${path}`)
      await expect(page.locator(`html[data-ready="${path}"]`)).toBeAttached()
    }
  },
)

test('while the code of a page is loading, heading and navigation show the new page', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet')
  const release = await holdCode(page, /\/CabinetHelpPage-[\w-]+\.js$/)
  const marked = page.getByRole('navigation', { name: /^(Main menu|More pages)$/ }).locator('[aria-current]')
  // The entry may already say how much needs the user.
  await expect(marked).toContainText(['Overview'])
  await open(page, '/en/cabinet/help')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
  await expect(marked).toHaveText(['Help'])
  await expect(page.locator('html')).not.toHaveAttribute('data-ready', '/cabinet/help')
  // A user who goes elsewhere does not wait, and the late page does not open.
  await open(page, '/en/cabinet/actives')
  await expect(page.locator('html[data-ready="/cabinet/actives"]')).toBeAttached()
  await open(page, '/en/cabinet/help')
  await expect(marked).toHaveText(['Help'])
  release()
  await expect(page.locator('html[data-ready="/cabinet/help"]')).toBeAttached()
})
