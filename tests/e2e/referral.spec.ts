import { ownAssets } from '#mocks/routes/referral.ts'
import { decimal } from '#mocks/world/units.ts'
import { personaOf } from '#mocks/world/world.ts'
import type { Page } from '@playwright/test'
import { holdCode } from './support/code.ts'
import { testReadRecovery } from './support/read-failure.ts'
import { calls, expect, nightly, test } from './support/test.ts'

test('an invitation link leads to a registration, and the inviter sees the new partner', async ({
  page,
  context,
  browser,
  joinWorld,
  simulator,
  enter,
}) => {
  // The inviter copies the link.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter('trader', '/en/cabinet/referral')
  await expect(page.getByText('26', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const inviter = [...simulator.world.users.values()].find((user) => user.email === 'trader@matu.test')!
  expect(link).toMatch(new RegExp(`/r/${inviter.referral_code}$`))

  // Another person opens it, leaves, returns later and registers.
  const guest = await joinWorld(await browser.newContext())
  const visitor = await guest.newPage()
  await visitor.goto(new URL(new URL(link).pathname, page.url()).href)
  await expect(visitor).toHaveURL(/\/en$/)
  await visitor.close()
  const later = await guest.newPage()
  await later.goto(new URL('/en/registration', page.url()).href)
  await expect(later.getByText(inviter.referral_code)).toBeVisible()
  await later.getByLabel('First name').fill('Ada')
  await later.getByLabel('Last name').fill('Voss')
  await later.getByLabel('Email').fill('ada.voss@example.com')
  await later.getByLabel('Password', { exact: true }).fill('Quiet-River-7')
  await later.getByLabel('Confirm password').fill('Quiet-River-7')
  await later.getByRole('checkbox').check()
  await later.getByRole('button', { name: 'Create account' }).click()
  await expect(later).toHaveURL(/verification/)
  expect((await guest.cookies()).some(({ name }) => name === 'referral_code')).toBe(false)
  await guest.close()

  await page.reload()
  await expect(page.getByText('27', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada Voss' })).toContainText('Level 1')
  await page.getByRole('link', { name: 'Team' }).first().click()
  await expect(page.getByRole('treeitem', { name: /^Ada Voss/ })).toHaveAttribute('aria-level', '1')
})

test(
  'the link opens the device’s share sheet once; if that fails, it is copied and the page says so',
  nightly,
  async ({ page, context, enter }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      const sheet = { asked: [] as unknown[], answer: undefined as unknown as (name: string | null) => void }
      Object.assign(globalThis, { sheet })
      navigator.canShare = () => true
      navigator.share = (data) =>
        new Promise((resolve, reject) => {
          sheet.asked.push(data)
          sheet.answer = (name) => (name === null ? resolve() : reject(new DOMException('no', name)))
        })
    })
    type Sheet = { asked: unknown[]; answer: (name: string | null) => void }
    const asked = () => page.evaluate(() => (globalThis as unknown as { sheet: Sheet }).sheet.asked)
    const answer = (name: string | null) => page.evaluate((one) => (globalThis as unknown as { sheet: Sheet }).sheet.answer(one), name)
    const copied = () => page.evaluate(() => navigator.clipboard.readText())

    await enter('trader', '/en/cabinet/referral')
    const share = page.getByRole('button', { name: 'Share' })
    await share.dblclick()
    const link = { title: 'MATU Cabinet', text: 'Join me on MATU Cabinet', url: expect.stringMatching(/\/r\/VERA48$/) }
    await expect.poll(asked).toEqual([link])
    await answer(null)
    await page.evaluate(() => navigator.clipboard.writeText('before'))
    // Closing the sheet copies nothing and shows no message.
    await share.click()
    await expect.poll(asked).toEqual([link, link])
    await answer('AbortError')
    await share.click()
    await expect.poll(asked).toEqual([link, link, link])
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await copied()).toBe('before')
    await answer('NotAllowedError')
    await expect(page.getByRole('alert')).toHaveText(/^Couldn’t share, so we copied the text instead/)
    expect(await copied()).toMatch(/\/r\/VERA48$/)
  },
)

test('an invitation redirects to the home page before any code is loaded', async ({ page, context }) => {
  await holdCode(page)
  await page.goto('/r/VERA48', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/en')
  expect((await context.cookies()).find(({ name }) => name === 'referral_code')).toMatchObject({ value: 'VERA48', sameSite: 'Lax' })
})

test('the first page shows the invitation, in four languages', nightly, async ({ page }) => {
  for (const [lang, says] of [
    ['en', 'Your invitation code is VERA48. We’ll add it when you create an account.'],
    ['ru', 'Вы перешли по приглашению с кодом VERA48. Мы передадим его, когда вы создадите аккаунт.'],
    ['de', 'Ihr Einladungscode ist VERA48. Wir übernehmen ihn, wenn Sie ein Konto eröffnen.'],
    ['es', 'Has llegado con el código de invitación VERA48. Lo transmitiremos cuando crees tu cuenta.'],
  ] as const) {
    await page.goto(`/${lang}/r/VERA48`)
    await expect(page).toHaveURL(`/${lang}`)
    await expect(page.getByText(says)).toBeVisible()
  }
})

test('an invitation code may be any text: it is stored encoded and sent with the registration', nightly, async ({ page, context }) => {
  const code = 'Вера; <b>48</b>'
  await page.goto(`/r/${encodeURIComponent(code)}`)
  await expect(page).toHaveURL('/en')
  expect((await context.cookies()).find(({ name }) => name === 'referral_code')?.value).toBe(encodeURIComponent(code))
  await page.goto('/en/registration')
  // Kept, but a link does not put its words on our page.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(code)).toHaveCount(0)
  await page.goto(`/en/r/${'x'.repeat(256)}`)
  await expect(page.getByText('Page Not Found')).toBeVisible()
})

test(
  'every page with a rank checks both conditions, uses the same sum of own assets and puts the needle before the next rank',
  nightly,
  async ({ page, enter, simulator }) => {
    const { world } = simulator
    const trader = personaOf(world, 'trader')
    // Never more than there is: further decimals are cut off.
    const [whole = '', decimals = ''] = decimal(ownAssets(world, trader)).split('.')
    const own = `${Number(whole).toLocaleString('en-US')}.${decimals.padEnd(2, '0').slice(0, 2)}`
    await enter('trader', '/en/cabinet')
    const main = page.getByRole('main')
    // The overview has room only for what is missing.
    await expect(main.getByText('35,800 USDT to go')).toBeVisible()
    // Five ranks: the third is in the middle, the fourth at three quarters.
    const needle = Number.parseFloat((await page.getByRole('img', { name: 'Rank Middle' }).locator('rect').getAttribute('x')) ?? '')
    expect(needle).toBeGreaterThan(50)
    expect(needle).toBeLessThan(75)

    for (const path of ['/en/cabinet/referral', '/en/cabinet/affiliate-program']) {
      await page.goto(path)
      await expect(main.getByText('35,800 USDT to go')).toBeVisible()
      await expect(main.getByText('Reached', { exact: true }).first()).toBeVisible()
      await expect(main.getByText(`${own} / 5,000 USDT`)).toBeVisible()
      await expect(main.getByText(/^Personal assets are all your tokens/)).toBeVisible()
    }
    await page.goto('/en/cabinet/referral/leader-pool/2')
    await expect(main.getByText(`${own} / 2,000 USDT`)).toBeVisible()
    await expect(main.getByText(/^Personal assets are all your tokens/)).toBeVisible()
  },
)

test('the page shows the rank and what is missing for both conditions, and links to the pools', nightly, async ({ page, enter }) => {
  await enter('trader', '/en/cabinet/referral')
  await expect(page.getByRole('heading', { name: 'Rank: Middle' })).toBeVisible()
  await expect(page.getByText('64,200.00 / 100,000 USDT')).toBeVisible()
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await expect(page.getByText('64,200.00 / 100,000 USDT')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show amounts' }).click()
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect(page.getByRole('img', { name: /QR code of your link/ })).toBeVisible()
  await page.getByRole('link', { name: 'Pool 2' }).click()
  await expect(page).toHaveURL('/en/cabinet/referral/leader-pool/2')
  await expect(page.getByRole('heading', { level: 1, name: 'Leader pool 2' })).toBeVisible()
})

test.describe('a leader pool', () => {
  test('shows fund, share, what is missing and the deadline, and links to the other pools', async ({ page, enter }) => {
    await enter('trader', '/en/cabinet/referral/leader-pool/3')
    await expect(page).toHaveTitle('Leader pool 3 · MATU Cabinet')
    await expect(page.getByText(/You’re 235,800\sUSDT short on team volume. Deadline: \w+ \d+, \d+:\d\d\s[AP]M GMT/)).toBeVisible()
    await expect(page.getByText('5 leaders, 3,680.0000 MATU each')).toBeVisible()
    const nav = page.getByRole('navigation', { name: 'Leader pools' })
    await nav.getByRole('link', { name: /Pool 1/ }).click()
    await expect(page.getByText('You’re in this pool. You meet both conditions.')).toBeVisible()
    await expect(page.getByText(/^Your current share: /)).toBeVisible()
    await expect(page).toHaveTitle('Leader pool 1 · MATU Cabinet')
    await expect(page.getByRole('link', { name: 'Leader pools' })).toHaveAttribute('aria-current', 'page')
  })

  test('that does not exist shows a 404 without a request', nightly, async ({ page, enter, simulator }) => {
    for (const number of ['7', '0', '01', '1.5', '..%2F1']) {
      await enter('trader', `/en/cabinet/referral/leader-pool/${number}`)
      await expect(page.getByText('We couldn’t find this page'), number).toBeVisible()
    }
    expect(simulator.log.filter(({ operation }) => /pool/.test(operation ?? ''))).toEqual([])
  })
})

const heading = (name: string) => (on: Page) => on.getByRole('heading', { name, exact: true })

testReadRecovery([
  {
    path: '/en/cabinet/referral',
    daily: 'broken-json',
    operation: 'GET /api/referral/v2/statistic',
    title: 'Referrals',
    message: 'Couldn’t load the referral program',
    recovered: heading('Rank: Middle'),
  },
  {
    path: '/en/cabinet/referral/leader-pool/3',
    operation: 'GET /api/pools-info',
    title: 'Leader pool 3',
    message: 'Couldn’t load the pool',
    recovered: heading('Qualified leaders'),
  },
  {
    path: '/en/cabinet/referral/actives',
    operation: 'GET /api/referral/v2/statistic',
    title: 'Referral activity',
    message: 'Couldn’t load your referral activity',
    recovered: heading('By type'),
  },
  {
    path: '/en/cabinet/referral/actives/week',
    operation: 'GET /api/referral/v2/partners',
    title: 'Activity in the last 7 days',
    message: 'Couldn’t load your referrals',
    recovered: heading('Active referrals'),
  },
  {
    path: '/en/cabinet/referral/actives/month',
    operation: 'GET /api/referral/v2/statistic',
    title: 'Activity in the last 30 days',
    message: 'Couldn’t load your referral activity',
    recovered: heading('The last 12 months'),
  },
  {
    path: '/en/cabinet/affiliate-program',
    operation: 'GET /api/referral/v2/statistic',
    title: 'Program terms',
    message: 'Couldn’t load your link',
    recovered: /\/r\/VERA48$/,
  },
  {
    path: '/en/cabinet/promo-summer/terms',
    operation: 'GET /api/referral/v2/statistic',
    title: 'Summer promotion: terms',
    message: 'Couldn’t load the terms',
    recovered: heading('Fair play'),
  },
  {
    path: '/en/cabinet/promo-summer/status',
    operation: 'GET /api/referral/v2/statistic',
    title: 'Summer promotion: status',
    message: 'Couldn’t load your status',
    recovered: heading('Where the rewards go'),
  },
])

test('activity is shown by period: kinds, days, and a reed for each day of a partner', nightly, async ({ page, enter, simulator }) => {
  await enter('trader', '/en/cabinet/referral/actives')
  await expect(page.getByRole('heading', { name: 'By type' })).toBeVisible()
  expect(calls(simulator, 'GET /api/referral/v2/partners')).toEqual([])
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page).toHaveURL('/en/cabinet/referral/actives/week')
  await expect(page.getByText(/of 7 days$/)).toHaveCount(14)
  await page.getByRole('link', { name: '30 days' }).click()
  await expect(page.getByText(/of 30 days$/)).toHaveCount(14)
  await expect(page.getByRole('heading', { name: 'The last 12 months' })).toBeVisible()
  await page.getByRole('link', { name: 'How activity is counted' }).click()
  await expect(page.getByRole('heading', { name: 'What is an active day?' })).toBeVisible()
})

test('thousands of active partners are searched and sorted, by an address that Back undoes', async ({ page, enter }) => {
  const month = '/en/cabinet/referral/actives/month'
  await enter('leader', month)
  const table = page.getByRole('table', { name: 'Active referrals' })
  const names = () => table.getByRole('rowheader').locator('.MuiTypography-subtitle1').allInnerTexts()
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await table.getByRole('button', { name: 'Referral', exact: true }).click()
  await expect(page).toHaveURL(`${month}?sort=name`)
  // The first fifty of all of them, not those fifty that were there.
  await expect.poll(async () => new Set((await names()).map((name) => name[0])).size).toBe(1)
  await page.getByRole('searchbox', { name: 'Find a referral' }).fill('marta')
  await expect(page).toHaveURL(`${month}?search=marta&sort=name`)
  await expect.poll(async () => (await names()).every((name) => /marta/i.test(name))).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(month)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})
