import type { Page } from '@playwright/test'
import { calls, code, expect, nightly, password, test } from './support/test.ts'

const appCode = (page: Page) => page.getByRole('textbox', { name: 'Code from the app' })

/** Answers the question for the password. */
const confirmPassword = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Everything that this page could have stored. */
const kept = (page: Page) =>
  page.evaluate(() =>
    [
      ...Object.values(localStorage),
      ...Object.values(sessionStorage),
      document.cookie,
      JSON.stringify(history.state),
      location.href,
      document.documentElement.innerHTML,
    ].join('\n'),
  )

test('is turned on by key and code, offers recovery codes, and the next sign-in asks for a code', async ({
  page,
  context,
  signIn,
  enter,
  simulator,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter('trader', '/en/cabinet/profile/2fa')
  await page.getByRole('button', { name: 'Show QR code and key' }).click()
  await confirmPassword(page)
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const key = simulator.world.users.get('u-2')!.two_factor.secret!
  await expect(page.getByText(key.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible()

  await appCode(page).fill('000000')
  await expect(appCode(page)).toHaveAccessibleDescription(/is incorrect/)
  await appCode(page).fill(code)

  await expect(page.getByText('Two-factor authentication is on. Save these codes.')).toBeVisible()
  const codes = simulator.world.users.get('u-2')!.two_factor.recovery_codes
  expect(codes).toHaveLength(8)
  await expect(page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveText(codes)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('matu-recovery-codes.txt')
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  for (const one of codes) expect(text).toContain(one)
  expect(text).not.toContain('trader@matu.test')

  // Copied or saved they are eight lines. If the browser allows neither, the page shows the eight lines selected.
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    document.execCommand = () => false
    window.print = () => void (document.documentElement.dataset['printed'] = '')
  })
  await page.getByRole('button', { name: /^Cop(y|ied)$/ }).click()
  await expect(page.getByRole('alert')).toHaveText('Your browser blocked copying. Select the text and copy it manually.')
  const byHand = page.getByRole('textbox', { name: 'Text to copy manually' })
  await expect(byHand).toHaveValue(codes.join('\n'))
  expect(await byHand.evaluate((field: HTMLTextAreaElement) => field.selectionEnd - field.selectionStart)).toBe(codes.join('\n').length)

  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  // Only the codes are printed.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(codes[0]!, { exact: true })).toBeVisible()
  await expect(page.getByText('trader@matu.test').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'I’ve saved my codes' }).click()
  await expect(page.getByText(codes[0]!)).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page).toHaveURL('/en')
  await page.goto('/en/login')
  await signIn('trader')
  await page.getByRole('textbox', { name: 'Six-digit code' }).fill(code)
  await expect(page).toHaveURL('/en/cabinet')
})

test(
  'a recovery code opens the cabinet once, also without its hyphen; another one turns two-factor authentication off',
  nightly,
  async ({ page, signIn, simulator }) => {
    const user = simulator.world.users.get('u-5')!
    const [first = '', second = ''] = user.two_factor.recovery_codes
    await page.goto('/en/login')
    await signIn('secure')
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    const field = page.getByRole('textbox', { name: 'Recovery code' })
    await expect(field).toBeFocused()
    await field.fill('aaaaaaaaaa-bbbbbbbbbb')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(field).toHaveAccessibleDescription(/recovery code is incorrect/)
    await expect(field).toHaveValue('aaaaaaaaaa-bbbbbbbbbb')
    await field.fill(` ${first.replace('-', '')} `)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL('/en/cabinet')
    expect(user.two_factor.recovery_codes).not.toContain(first)

    // A user without the app turns it off with another code and can set it up again.
    await page.goto('/en/cabinet/profile/2fa')
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(field).toBeFocused()
    await field.fill(first)
    await page.getByRole('button', { name: 'Turn off', exact: true }).click()
    await expect(field).toHaveAccessibleDescription(/recovery code is incorrect/)
    await field.fill(second)
    await page.getByRole('button', { name: 'Turn off', exact: true }).click()
    await expect(page.getByText('Two-factor authentication is off')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show QR code and key' })).toBeVisible()
  },
)

test(
  'after five wrong codes the step counts down to the next attempt and sends nothing before',
  nightly,
  async ({ page, signIn, simulator }) => {
    await page.clock.install()
    await page.goto('/en/login')
    await signIn('secure')
    const cells = page.getByRole('textbox', { name: 'Six-digit code' })
    const confirm = page.getByRole('button', { name: 'Confirm' })
    const tries = () => calls(simulator, 'POST /two-factor-challenge').length
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await cells.fill(`00000${attempt}`)
      await expect.poll(tries).toBe(attempt)
      await expect(cells).toBeEditable()
    }
    await expect(page.getByRole('alert')).toContainText(/Try again in (0:\d\d|1:00)/)
    await expect(confirm).toBeDisabled()
    await expect(cells).toHaveValue('000006')
    simulator.clock.advance(61_000)
    await page.clock.fastForward(61_000)
    await expect(confirm).toBeEnabled()
    await cells.fill(code)
    await expect(page).toHaveURL('/en/cabinet')
  },
)

test('leaving the page removes the key and the recovery codes', nightly, async ({ page, enter, simulator }) => {
  await enter('trader', '/en/cabinet/profile/2fa')
  await page.getByRole('button', { name: 'Show QR code and key' }).click()
  await confirmPassword(page)
  await appCode(page).fill(code)
  const user = simulator.world.users.get('u-2')!
  await expect.poll(() => user.two_factor.recovery_codes.length).toBe(8)
  const { secret, recovery_codes: codes } = user.two_factor
  await expect(page.getByText(codes[0]!)).toBeVisible()
  expect(await kept(page), 'the canary is seen while it is shown').toContain(codes[0]!)

  await page.getByRole('link', { name: 'Security' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
  await expect(page).toHaveURL('/en/cabinet/profile/safety')
  const left = await kept(page)
  for (const one of [secret!, ...codes]) expect(left).not.toContain(one)

  // After going back, the codes are hidden, and requested again only to show them.
  const asked = calls(simulator, 'GET /user/two-factor-recovery-codes').length
  await page.goBack()
  await expect(page.getByText(codes[0]!)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show codes' }).click()
  await expect(page.getByText(codes[0]!)).toBeVisible()
  expect(calls(simulator, 'GET /user/two-factor-recovery-codes')).toHaveLength(asked + 1)
})

test('shows codes on request after the password, renews them after a confirmation, and is turned off by a code', async ({
  page,
  enter,
  simulator,
}) => {
  const user = simulator.world.users.get('u-5')!
  await enter('secure', '/en/cabinet/profile/2fa')
  const [old = ''] = user.two_factor.recovery_codes
  // Without the password they stay hidden, and nothing has failed.
  await page.getByRole('button', { name: 'Show codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Show codes' })).toBeFocused()
  await expect(page.getByText('Couldn’t load the recovery codes')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show codes' }).click()
  await confirmPassword(page)
  await expect(page.getByText(old)).toBeVisible()
  expect(calls(simulator, 'GET /user/two-factor-recovery-codes').map(({ status }) => status)).toEqual([423, 423, 200])
  await page.getByRole('button', { name: 'Generate new codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Keep current codes' }).click()
  await expect(page.getByText(old)).toBeVisible()
  await page.getByRole('button', { name: 'Generate new codes' }).click()
  await dialog.getByRole('button', { name: 'Generate new codes' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(old)).toHaveCount(0)
  await expect(page.getByText(user.two_factor.recovery_codes[0]!)).toBeVisible()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(appCode(page)).toBeFocused()
  await appCode(page).fill('000000')
  await expect(appCode(page)).toHaveAccessibleDescription(/is incorrect/)
  await appCode(page).fill(code)
  await expect(page.getByText('Two-factor authentication is off')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show QR code and key' })).toBeVisible()
  expect(user.two_factor.confirmed).toBe(false)
})

test('asks for the password again if the server requires it, and repeats the request', nightly, async ({ page, enter, simulator }) => {
  await enter('trader', '/en/cabinet/profile/2fa')
  await page.getByRole('button', { name: 'Show QR code and key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const field = dialog.getByLabel('Password', { exact: true })
  await expect(field).toBeFocused()
  await field.fill('Wrong-1234')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(field).toHaveAccessibleDescription(/incorrect/)
  await field.fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  expect(calls(simulator, 'POST /user/two-factor-authentication').map(({ status }) => status)).toEqual([423, 200])
})
