import type { Locator } from '@playwright/test'
import { expect, nightly, test } from './support/test.ts'
import { advanceUntilVisible } from './support/time.ts'

const ring = (what: Locator) => what.evaluate((element) => getComputedStyle(element).outlineStyle)

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test(
    'elements focused by the application show no ring after a tap: pages, reviews, a transfer, a receipt',
    nightly,
    async ({ page, enter }) => {
      await enter('trader', '/en/cabinet')
      await page.getByRole('link', { name: 'Assets' }).first().tap()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('Assets')
      await expect(heading).toBeFocused()
      expect(await ring(heading)).toBe('none')

      await enter('trader', '/en/cabinet/trade/uta/refill')
      await page.clock.install()
      await page.getByLabel('Top-up amount').tap()
      await page.keyboard.type('100.02')
      await page.getByRole('button', { name: 'Continue' }).tap()
      const review = page.getByRole('heading', { name: 'Review the transfer' })
      await expect(review).toBeFocused()
      expect(await ring(review)).toBe('none')
      await page.getByRole('button', { name: /^Top up UTA with / }).tap()
      const moved = page.getByRole('heading', { name: '100.02 USDT added to UTA' })
      await advanceUntilVisible(page, 2_000, moved)
      expect(await ring(page.locator(':focus'))).toBe('none')

      await enter('trader', '/en/cabinet/trade/uta/withdrawal')
      await page.getByLabel('Amount to withdraw from UTA').tap()
      await page.keyboard.type('20')
      await page.getByRole('button', { name: 'Continue' }).tap()
      await page.getByRole('button', { name: /^Withdraw 20/ }).tap()
      await expect(page).toHaveURL(/\?receipt=/)
      const receipt = page.getByRole('region', { name: 'Receipt: Withdrawal from UTA' }).getByRole('heading').first()
      await expect(receipt).toBeFocused()
      expect(await ring(receipt)).toBe('none')
    },
  )
})

test('by keyboard, a heading takes the focus without a ring, and the next control has one', async ({ page, enter }) => {
  await enter('trader', '/en/cabinet')
  await page.getByRole('link', { name: 'Assets' }).first().focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Assets')
  await expect(heading).toBeFocused()
  expect(await ring(heading)).toBe('none')
  await page.keyboard.press('Tab')
  expect(await ring(page.locator(':focus'))).toBe('solid')

  await enter('trader', '/en/cabinet/trade/uta/refill')
  await page.clock.install()
  await page.getByLabel('Top-up amount').focus()
  await page.keyboard.type('100.02')
  await page.keyboard.press('Enter')
  const review = page.getByRole('heading', { name: 'Review the transfer' })
  await expect(review).toBeFocused()
  expect(await ring(review)).toBe('none')
  await page.getByRole('button', { name: /^Top up UTA with / }).press('Enter')
  const moved = page.getByRole('heading', { name: '100.02 USDT added to UTA' })
  await advanceUntilVisible(page, 2_000, moved)
  await expect(moved).toBeFocused()
  expect(await ring(moved)).toBe('none')
})

// In a long form on a low screen, the invalid field is above the pressed button.
for (const { path, persona, press, at } of [
  { path: '/en/registration', persona: null, press: 'Create account', at: 'First name' },
  { path: '/en/cabinet/actives/withdraw/wallet', persona: 'trader', press: 'Review details', at: 'Amount' },
  { path: '/en/cabinet/actives/withdraw/fiat-money', persona: 'trader', press: 'Review details', at: 'Amount' },
  { path: '/en/cabinet/profile/trusted-wallets/add', persona: 'secure', press: 'Send code', at: 'Name' },
  { path: '/en/cabinet/trade/uta/refill', persona: 'trader', press: 'Continue', at: 'Top-up amount' },
] as const)
  test(`the invalid field is scrolled into view on a low screen: ${path}`, nightly, async ({ page, enter }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    if (persona) await enter(persona, path)
    else await page.goto(path)
    const button = page.getByRole('button', { name: press, exact: true })
    await button.scrollIntoViewIfNeeded()
    await button.click()
    const field = page.getByRole('textbox', { name: at, exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeInViewport({ ratio: 1 })
  })

test('who is signed in and opens the sign-in page lands on the overview without a focus ring', nightly, async ({ page, enter }) => {
  await enter('trader', '/en/login')
  await expect(page).toHaveURL('/en/cabinet')
  const heading = page.getByRole('heading', { level: 1, name: 'Overview' })
  await expect(heading).toBeFocused()
  expect(await ring(heading)).toBe('none')
  // From the first key on, the ring shows where the focus is.
  await page.keyboard.press('Tab')
  expect(await ring(page.locator(':focus'))).toBe('solid')
})
