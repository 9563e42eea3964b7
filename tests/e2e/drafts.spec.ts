import type { Locator, Page } from '@playwright/test'
import { endSessions } from '#mocks/world/sessions.ts'
import { expect, test } from './support/test.ts'
import { pass, settled, stopTime } from './support/time.ts'

// Whatever was typed or chosen when the session ends is there again for the same person.

interface Form {
  persona: 'trader'
  path: string
  /** Types or chooses, and answers what has to hold again afterwards. */
  fill: (page: Page) => Promise<() => Promise<void>>
}

const keeps = (field: Locator, value: string) => async () => expect(field).toHaveValue(value)

const forms: Record<string, Form> = {
  'the names of the profile': {
    persona: 'trader',
    path: '/en/cabinet/profile/personal/data',
    async fill(page) {
      const name = page.getByLabel('First name')
      await name.fill('Veronika')
      return keeps(name, 'Veronika')
    },
  },
  'a contact that is being changed': {
    persona: 'trader',
    path: '/en/cabinet/profile/personal/contacts',
    async fill(page) {
      await page.getByRole('button', { name: 'Change: Email' }).click()
      const email = page.getByRole('textbox', { name: 'Email address' })
      await email.fill('vera.lindt@elsewhere.test')
      return keeps(email, 'vera.lindt@elsewhere.test')
    },
  },
  'the plan that is chosen': {
    persona: 'trader',
    path: '/en/cabinet/trade/uta/subscribe',
    async fill(page) {
      const plan = page.getByRole('radio', { name: /^UTA 180/ })
      await plan.check()
      return async () => expect(plan).toBeChecked()
    },
  },
  'the rulers of the calculator': {
    persona: 'trader',
    path: '/en/cabinet/trade/uta/calculator',
    async fill(page) {
      const months = page.getByRole('slider').nth(1)
      await months.focus()
      await months.press('End')
      const value = await months.inputValue()
      return keeps(months, value)
    },
  },
  'the tokens and amounts of an exchange': {
    persona: 'trader',
    path: '/en/cabinet/bonus-account/exchange?from=assets',
    async fill(page) {
      const token = page.getByLabel('Token').first()
      await token.selectOption('MATU')
      const give = page.getByLabel('You pay')
      await give.fill('12.5')
      return async () => {
        await expect(token).toHaveValue('MATU')
        await expect(give).toHaveValue('12.5')
      }
    },
  },
}

/** What reaches the address only once it has settled. */
const unwritten = {
  'the rulers of the calculator': forms['the rulers of the calculator']!,
  'a search in the structure': {
    persona: 'trader',
    path: '/en/cabinet/referral/structure',
    async fill(page) {
      const search = page.getByRole('searchbox', { name: 'Find a partner' })
      await search.fill('Petrov')
      return keeps(search, 'Petrov')
    },
  },
} satisfies Record<string, Form>

for (const [what, { persona, path, fill }] of Object.entries(forms))
  test(`${what} are there again after the session was lost`, async ({ page, enter, signIn, simulator }) => {
    await page.clock.install()
    await enter(persona, path)
    const holds = await fill(page)
    await holds()
    endSessions(simulator.world.sessions, null)
    // The next read, a minute later at most, is refused: the session is over in the middle of the form.
    await pass(page, 20_000, () => page.url().includes('/en/login'))
    await signIn(persona)
    await expect(page).toHaveURL(new RegExp(path.split('?')[0]!))
    await holds()
  })

// The address follows these after a moment; what it has not heard of is kept as well.
for (const what of ['the rulers of the calculator', 'a search in the structure'] as const)
  test(`${what} are there again where the session ended before the address knew them`, async ({
    page,
    context,
    enter,
    signIn,
    simulator,
  }) => {
    const form: Form = unwritten[what]
    await page.clock.install()
    await enter(form.persona, form.path)
    const other = await context.newPage()
    await other.goto('/en/cabinet')
    await expect(other.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await page.bringToFront()
    await stopTime(page)
    await settled(page)
    const holds = await form.fill(page)
    await holds()
    expect(new URL(page.url()).search).toBe('')
    // The other tab learns it first, and tells this one.
    endSessions(simulator.world.sessions, null)
    await other.getByRole('link', { name: 'Assets' }).first().click()
    await expect(page).toHaveURL(/\/en\/login/)
    await page.clock.resume()
    await signIn(form.persona)
    await expect(page).toHaveURL(new RegExp(form.path))
    await holds()
  })
