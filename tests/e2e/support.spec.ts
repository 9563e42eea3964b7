import type { Page } from '@playwright/test'
import { testWithSettings, vendorScript } from './support/settings.ts'
import { expect, nightly, test as plain } from './support/test.ts'
import type { Persona } from './support/test.ts'
import { advanceUntilVisible } from './support/time.ts'

/** Pages that link to support, each with a text that everybody sees and the number of links. */
const pages: ReadonlyArray<readonly [Persona, path: string, there: string, places: number]> = [
  ['new', '/cabinet/profile/verification', 'Telegram', 1],
  ['trader', '/cabinet/profile/2fa/help', 'If you lose your phone', 1],
  ['trader', '/cabinet/profile/personal/contacts', 'Your account is linked to this Telegram account.', 1],
  ['blocked', '/cabinet/actives/withdraw/wallet', 'Convert tokens', 1],
  ['blocked', '/cabinet/trade/uta/withdrawal', 'Your password was changed', 1],
  ['trader', '/cabinet/trade/uta/insurance', 'Insurance terms', 1],
  ['trader', '/cabinet/trade/uta/insurance/info', 'File the claim within', 1],
  ['trader', '/cabinet/trade/uta/insurance/terms', 'File a claim within', 1],
  ['trader', '/cabinet/help', 'Deposits and withdrawals', 1],
]

const write = (page: Page) => page.getByRole('link', { name: /^(contact support|help@matu\.example)$/i })
const subjectOf = async (page: Page, name: string): Promise<string | null> =>
  new URL((await write(page).first().getAttribute('href')) ?? '').searchParams.get(name)

const withMail = testWithSettings({ support: { email: 'help@matu.example' } })
withMail.describe('without a chat, an e-mail address', () => {
  withMail('every "contact support" leads there, with the page as its subject', nightly, async ({ page, enter }) => {
    withMail.slow()
    for (const [persona, path, there, places] of pages) {
      await enter(persona, `/en${path}`)
      await expect(page.getByText(there).first(), path).toBeVisible()
      await expect(write(page), path).toHaveCount(places)
      for (const link of await write(page).all()) await expect(link, path).toHaveAttribute('href', /^mailto:help@matu\.example\?subject=/)
      expect(await subjectOf(page, 'subject')).toBe(`MATU Cabinet: ${path}`)
    }
  })

  withMail('a refill that nobody answers is named in the subject', nightly, async ({ page, enter }) => {
    await enter('trader', '/en/cabinet/trade/uta/refill')
    await page.clock.install()
    await page.getByLabel('Top-up amount').fill('100.77')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: /^Top up UTA with / }).click()
    await advanceUntilVisible(page, 2_000, page.getByRole('heading', { name: 'Still no answer' }))
    expect(await subjectOf(page, 'subject')).toMatch(/^MATU Cabinet: \/cabinet\/trade\/uta\/refill [\w-]+$/)
  })

  withMail('the public help has it too, in the four languages', nightly, async ({ page }) => {
    for (const [lang, words] of [
      ['en', 'Contact support'],
      ['de', 'Support kontaktieren'],
      ['ru', 'Написать в поддержку'],
      ['es', 'Contactar con soporte'],
    ] as const) {
      await page.goto(`/${lang}/help`)
      const contact = page.getByRole('region', { name: words, exact: true })
      await expect(contact.getByRole('link')).toHaveAttribute('href', /^mailto:help@matu\.example\?subject=/)
    }
  })
})

const withForm = testWithSettings({ support: { form: 'https://help.matu.example/form?team=1' } })
withForm(
  'the address of a form takes the subject as well, and nothing of the address that is a person’s',
  nightly,
  async ({ page, enter }) => {
    await enter('trader', '/en/cabinet/trade/uta/insurance?receipt=pol-7&email=vera@example.com')
    await expect(write(page)).toHaveAttribute('href', /^https:\/\/help\.matu\.example\/form\?team=1&subject=/)
    expect(await subjectOf(page, 'subject')).toBe('MATU Cabinet: /cabinet/trade/uta/insurance pol-7')
  },
)

const withChat = testWithSettings({ chat: { id: '4711', hash: 'abc' }, support: { email: 'help@matu.example' } })
withChat('with a chat, a dead end leads to the page that has it', nightly, async ({ page, context, enter }) => {
  await context.route(/^https:/, (route) =>
    route.request().url().startsWith('https://gso.kommo.com/')
      ? route.fulfill({ contentType: 'text/javascript', body: vendorScript('kommo.js') })
      : route.abort(),
  )
  await enter('blocked', '/en/cabinet/actives/withdraw/wallet')
  await page.getByRole('link', { name: 'Contact support' }).click()
  await expect(page).toHaveURL('/en/help')
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveCount(0)
})

plain('with neither, nobody is told to write', nightly, async ({ page, enter }) => {
  plain.slow()
  for (const [persona, path, there] of pages) {
    await enter(persona, `/en${path}`)
    await expect(page.getByText(there).first(), path).toBeVisible()
    await expect(page.getByText(/contact support|in the chat/i), path).toHaveCount(0)
  }
})
