import { calls, code, expect, nightly, password, test } from './support/test.ts'

test('names accept only characters of names', nightly, async ({ page }) => {
  await page.goto('/en/registration')
  // Before hydration, what is typed is kept as it is and checked when the field is left.
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const name = page.getByLabel('First name')
  await name.pressSequentially('V3e_ra-Mária d’Arc 1')
  await expect(name).toHaveValue('Vera-Mária d’Arc ')
  await name.press('Home')
  await page.keyboard.type('9Dr. ')
  await expect(name).toHaveValue('Dr. Vera-Mária d’Arc ')
})

test('the amount that the settings lock in UTA cannot be withdrawn', nightly, async ({ page, enter, simulator }) => {
  simulator.world.armed.push({ operation: 'GET /api/users/settings', fault: 'merge={"uta_amount_of_locked_balance":"6000"}', times: null })
  await enter('trader', '/en/cabinet/trade/uta/withdrawal')
  await page.getByLabel('Amount').fill('300')
  await page.getByLabel('Amount').blur()
  await expect(page.getByText(/240\.18/).first()).toBeVisible()
  await expect(page.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
})

test(
  'the address of a trusted wallet that is not active yet is refused in any spelling, and the form says how long',
  nightly,
  async ({ page, enter, simulator }) => {
    await enter('secure', '/en/cabinet/actives/withdraw/wallet')
    const wallet = [...simulator.world.users.values()]
      .find(({ persona }) => persona === 'secure')!
      .wallets.find(({ opens_at }) => opens_at !== null)!
    await page.getByRole('radio', { name: /Another BEP-20 address/ }).check()
    await page.getByLabel('Amount').fill('20')
    await page.getByRole('textbox', { name: 'BEP-20 address' }).fill(wallet.address.toUpperCase().replace('0X', '0x'))
    await expect(
      page.getByText(new RegExp(`This is your trusted wallet “${wallet.label}”. You can withdraw to it in \\d+ (hour|minute)s?\\.`)),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Review details' }).click()
    await expect(page.getByText('You can’t use this trusted wallet yet.')).toBeVisible()
    expect(simulator.log.filter(({ operation }) => operation === 'POST /api/withdraw')).toEqual([])
  },
)

test('with “Only trusted wallets” on, only trusted wallets are offered; turning it off needs password and code, and a day', async ({
  page,
  enter,
  simulator,
}) => {
  await enter('secure', '/en/cabinet/profile/trusted-wallets')
  const only = page.getByRole('switch', { name: 'Withdraw only to trusted wallets' })
  await expect(only).not.toBeChecked()
  await only.click()
  await expect(page.getByText(/On: withdrawals go only to your active trusted wallets/)).toBeVisible()

  // By links, so that the form never sees the old setting.
  await page.getByRole('link', { name: 'Assets' }).first().click()
  await page
    .getByRole('link', { name: /^Withdraw/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'To a bank card' })).toContainText('Only trusted wallets')
  await expect(page.getByRole('link', { name: 'To a bank card' })).toHaveCount(0)
  await page.getByRole('link', { name: 'To a wallet' }).click()
  await expect(page.getByText(/You can withdraw only to your trusted wallets, because/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /Cold wallet/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /Another BEP-20 address/ })).toHaveCount(0)
  await page.goto('/en/cabinet/actives/withdraw/fiat-money')
  await expect(page.getByRole('heading', { name: 'Card payouts are off' })).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveCount(0)

  await page.getByRole('link', { name: 'Manage trusted wallets' }).click()
  await only.click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(only).toBeChecked()
  await only.click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Code from the app').fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByLabel('Code from the app')).toHaveAccessibleDescription(/incorrect/)
  await dialog.getByLabel('Code from the app').fill(code)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toHaveCount(0)
  // In force for another day, in which one press takes it back.
  await expect(page.getByText(/^Turns off on /)).toBeVisible()
  await expect(only).toBeChecked()
  await expect(only).toBeFocused()
  await page.getByRole('button', { name: 'Keep setting on' }).click()
  await expect(page.getByText(/^Turns off on /)).toHaveCount(0)
  await expect(only).toBeFocused()
  await only.click()
  await expect(page.getByText(/^Turns off on /)).toBeVisible()
  expect(calls(simulator, 'PUT /api/users/settings').map(({ status }) => status)).toEqual([200, 423, 423, 200, 200, 200])

  await page.goto('/en/cabinet/actives/withdraw/wallet')
  await expect(page.getByText(/You’ve since turned it off; it stays in force until /)).toBeVisible()
  await expect(page.getByRole('radio', { name: /Another BEP-20 address/ })).toHaveCount(0)
  simulator.clock.advance(24 * 3_600_000)
  await page.reload()
  await expect(page.getByRole('radio', { name: /Another BEP-20 address/ })).toBeVisible()
})

test('an address sent by an outdated page is refused at its field', nightly, async ({ page, enter, simulator }) => {
  await enter('secure', '/en/cabinet/actives/withdraw/wallet')
  await page.getByRole('radio', { name: /Another BEP-20 address/ }).check()
  await page.getByLabel('Amount').fill('20')
  const address = page.getByRole('textbox', { name: 'BEP-20 address' })
  await address.fill('0x52908400098527886E0F7030069857D2E4169EE7')
  // The setting is turned on in another tab meanwhile.
  for (const user of simulator.world.users.values()) user.trusted_wallets_only = true
  await page.getByRole('button', { name: 'Review details' }).click()
  await page.getByRole('button', { name: /^Send / }).click()
  await expect(address).toHaveAccessibleDescription(/Withdrawals can only go to your trusted wallets/)
})
