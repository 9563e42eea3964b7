import type { Page } from '@playwright/test'
import type { Enter } from './support/test.ts'
import { calls, code, expect, nightly, password, test } from './support/test.ts'

const open = async (page: Page, enter: Enter, path: string) => {
  await enter('trader', `/en/cabinet/profile${path}`)
  await expect(page).toHaveURL(`/en/cabinet/profile${path}`)
}

test('saves a changed name, confirms it and shows it in the layout at once', nightly, async ({ page, enter, simulator }) => {
  await open(page, enter, '')
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await page.getByLabel('First name').fill('Veronika')
  await page.getByLabel('First name').press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeFocused()
  await expect(page.getByText('Veronika Lindt').first()).toBeVisible()
  expect(simulator.world.users.get('u-2')?.firstname).toBe('Veronika')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Veronika')
})

test('the address of a section opens the page at it: its heading is focused and below the top bar', async ({ page, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, name] of [
    ['/personal', 'Personal data'],
    ['/personal/contacts', 'Contact details'],
  ] as const) {
    await open(page, enter, path)
    const heading = page.getByRole('heading', { level: 2, name })
    await expect(heading).toBeFocused()
    await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(130)
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  }
  // Going back finds the page where it was left.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Security', exact: true }).first().click()
  await expect(page).toHaveURL('/en/cabinet/profile/safety')
  await page.goBack()
  await expect(page.getByLabel('First name')).toHaveValue('Vera')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('asks before changed names are left', async ({ page, enter }) => {
  await open(page, enter, '')
  const name = page.getByLabel('First name')
  await name.fill('Veronika')
  const tab = page.getByRole('link', { name: 'Security', exact: true }).first()
  await tab.click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/en/cabinet/profile')
  await expect(name).toHaveValue('Veronika')
  await tab.click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/en/cabinet/profile/safety')
  await page.goBack()
  await expect(name).toHaveValue('Vera')
})

test('changing the name does not restore an email that another device has changed', nightly, async ({ page, enter, simulator }) => {
  await open(page, enter, '/personal/data')
  await expect(page.getByLabel('Last name')).toHaveValue('Lindt')
  simulator.world.users.get('u-2')!.email = 'vera@elsewhere.test'
  await page.getByLabel('Last name').fill('Linden')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(simulator.world.users.get('u-2')).toMatchObject({ lastname: 'Linden', email: 'vera@elsewhere.test' })
})

test('another language applies at once, keeps entries and is saved by the server', async ({ page, enter, simulator }) => {
  await open(page, enter, '')
  await page.getByLabel('First name').fill('Vera Maria')
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/cabinet/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
  await expect(page.getByLabel('Vorname')).toHaveValue('Vera Maria')
  await expect(page.getByText('Sprache der Nachrichten: Deutsch')).toBeVisible()
  expect(simulator.world.users.get('u-2')?.lang).toBe('de')
  expect(simulator.world.users.get('u-2')?.firstname).toBe('Vera')
})

test('the last of several quick language changes is saved', nightly, async ({ page, enter, simulator }) => {
  await open(page, enter, '')
  await expect(page.getByLabel('First name')).toHaveValue('Vera')
  await page.getByRole('radio', { name: 'English' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/es/cabinet/profile')
  await expect.poll(() => simulator.world.users.get('u-2')?.lang).toBe('es')
  await expect(page.getByRole('radio', { name: 'Español' })).toBeFocused()
})

test(
  'explains that the language of messages was not saved, and saves it on the next attempt',
  nightly,
  async ({ page, enter, simulator }) => {
    await open(page, enter, '')
    await expect(page.getByLabel('First name')).toHaveValue('Vera')
    simulator.world.armed.push({ operation: 'PUT /user/profile-information', fault: '400', times: 1 })
    await page.getByRole('radio', { name: 'Русский' }).click()
    await expect(page.getByRole('alert')).toContainText('Не удалось сохранить язык сообщений')
    await page.getByRole('alert').getByRole('button').click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    // The error disappears when the next attempt starts.
    await expect.poll(() => simulator.world.users.get('u-2')?.lang).toBe('ru')
  },
)

test('the chosen theme survives a reload; signing out leads to the home page', nightly, async ({ page, enter }) => {
  await open(page, enter, '')
  await page.getByRole('main').getByRole('radio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/en')
})

test('shows the initials when the picture cannot be loaded', nightly, async ({ page, enter, simulator }) => {
  simulator.world.users.get('u-2')!.avatar_url = '/nobody.png'
  await page.route('**/nobody.png', (route) => route.fulfill({ status: 200, contentType: 'image/png', body: 'not a picture' }))
  await open(page, enter, '')
  await expect(page.locator('main [data-initials="VL"]')).toBeVisible()
})

test('a new email needs the password and a code; the old address is informed, and withdrawals pause for a day', async ({
  page,
  enter,
  simulator,
}) => {
  await open(page, enter, '/personal/contacts')
  await page.getByRole('button', { name: 'Change: Email' }).click()
  const field = page.getByRole('textbox', { name: 'Email address' })
  await field.fill('vera.lindt@elsewhere.test')
  await page.getByRole('button', { name: 'Send code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  // Cancelled, nothing is wrong.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(field).toHaveValue('vera.lindt@elsewhere.test')
  await page.getByRole('button', { name: 'Send code' }).click()
  const given = dialog.getByLabel('Password', { exact: true })
  await given.fill('wrong')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(given).toHaveAccessibleDescription(/incorrect/)
  expect(simulator.world.outbox).toEqual([])
  await given.fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('v…t@elsewhere.test')).toBeVisible()
  expect(simulator.world.users.get('u-2')?.email).toBe('trader@matu.test')
  const cells = page.getByRole('textbox', { name: 'Six-digit code' })
  await cells.fill('000000')
  await expect(cells).toHaveAccessibleDescription(/Attempts left: 4/)
  await cells.fill(code)
  await expect(page.getByRole('region', { name: 'Email' }).getByText('vera.lindt@elsewhere.test')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Email' })).toBeFocused()
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  await expect(page.getByText(/Withdrawals resume on/)).toBeVisible()
  await expect(page.getByText('Your email or phone was changed.')).toBeVisible()
  expect(simulator.world.users.get('u-2')?.email).toBe('vera.lindt@elsewhere.test')
  expect(simulator.world.outbox.filter(({ to }) => to === 'trader@matu.test').map(({ subject }) => subject)).toEqual([
    'Your email address was changed',
  ])
})

test(
  'a new password needs the old one and signs out all other devices',
  nightly,
  async ({ page, browser, joinWorld, enter, simulator }) => {
    const other = await (await joinWorld(await browser.newContext())).newPage()
    await enter('trader', '/en/cabinet', other)
    await expect(other.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()

    await open(page, enter, '/safety')
    const fill = async (current: string, next: string, repeat = next) => {
      await page.getByLabel('Current password').fill(current)
      await page.getByLabel('New password', { exact: true }).fill(next)
      await page.getByLabel('Confirm new password').fill(repeat)
      await page.getByRole('button', { name: 'Change password' }).click()
    }
    await fill(password, 'Reeds-2027!', 'Reeds-2028!')
    await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription('The passwords don’t match.')
    expect(calls(simulator, 'PUT /user/password')).toHaveLength(0)
    await fill('Wrong-1234', 'Reeds-2027!')
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/incorrect/)
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Reeds-2027!')
    await fill(password, 'Reeds-2027!')
    await expect(page.getByText('Password changed')).toBeVisible()
    await expect(page.getByLabel('Current password')).toHaveValue('')
    await expect(page.getByText(/Withdrawals resume on/)).toBeVisible()
    expect(simulator.world.users.get('u-2')?.password).toBe('Reeds-2027!')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()

    await other.reload()
    await expect(other).toHaveURL(/\/en\/login/)
    await other.context().close()
  },
)

test(
  'a notification switch stays on when the server accepts it, and returns when it does not',
  nightly,
  async ({ page, enter, simulator }) => {
    await open(page, enter, '/safety')
    const telegram = page.getByRole('switch', { name: 'Via Telegram' })
    await expect(telegram).toBeChecked()
    await telegram.click()
    await expect.poll(() => simulator.world.users.get('u-2')?.notifications.telegram).toBe(false)
    await expect(telegram).not.toBeChecked()
    simulator.world.armed.push({ operation: 'PUT /api/users/settings', fault: '400', times: 1 })
    await page.getByRole('switch', { name: 'By email' }).click()
    await expect(page.getByText('Couldn’t save the setting')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'By email' })).toBeChecked()
  },
)

for (const [what, text] of [
  ['a framework’s own sentence', 'The lastname field is required.'],
  ['an exception', 'SQLSTATE[22001]: String data, right truncated'],
  ['a key without a text', 'validation.max.string'],
] as const)
  test(`a field refused by ${what} explains it in the language of the page`, nightly, async ({ page, enter }) => {
    await page.route('**/user/profile-information', (route) =>
      route.fulfill({ status: 422, json: { message: text, errors: { lastname: [text] } } }),
    )
    await enter('trader', '/de/cabinet/profile/personal/data')
    const name = page.getByLabel('Nachname')
    await name.fill('Linden')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(name).toHaveAccessibleDescription('Nachname ist ungültig.')
    await expect(name).toBeFocused()
    await expect(page.getByText(text)).toHaveCount(0)
    await expect(name).toHaveValue('Linden')
  })
