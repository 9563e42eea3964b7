import type { BrowserContext, Page } from '@playwright/test'
import { testWithSettings } from './support/settings.ts'
import { expect, nightly, test as base } from './support/test.ts'

const test = testWithSettings({ analytics: 4711, analytics_token: 'a-token', chat: { id: '4711', hash: 'abc' } })

/** Responds in place of the analytics host and records what it was sent. */
async function standIn(context: BrowserContext): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = []
  await context.route(/^https:/, async (route) => {
    const url = new URL(route.request().url())
    if (url.href !== 'https://mc.yandex.ru/collect') return route.abort()
    asked.push(new URLSearchParams(route.request().postData() ?? ''))
    await route.fulfill({ status: 200, body: '' })
  })
  return asked
}
const hits = (asked: URLSearchParams[]) => asked.map((hit) => hit.get('dl'))
const bar = (page: Page) => page.getByRole('region', { name: 'Visit statistics' })

base('nothing is counted, asked or allowed by the policy where no counter is configured', nightly, async ({ page, context }) => {
  const asked = await standIn(context)
  const answer = await page.goto('/en')
  expect(answer?.headers()['content-security-policy']).not.toContain('yandex')
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page).toHaveURL('/en/login')
  await expect(bar(page)).toHaveCount(0)
  await page.goto('/en')
  await expect(page.getByRole('button', { name: 'Privacy' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Visit statistics' })).toHaveCount(0)
  expect(asked).toEqual([])
})

test('with consent, each page change is one hit with the route template only', async ({ page, context, signIn, baseURL }) => {
  const asked = await standIn(context)
  await page.goto('/en?invited=somebody')
  await bar(page).getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect.poll(() => hits(asked)).toEqual([`${baseURL}/en`])

  await page.goto('/en/cabinet/referral/leader-pool/3?from=mail')
  // Hits are sent when the browser is idle: one faster than that would sign in and leave this document before its hit.
  await expect.poll(() => hits(asked)).toEqual(['', '/login'].map((path) => `${baseURL}/en${path}`))
  await signIn('trader')
  await expect(page.getByRole('heading', { level: 1, name: 'Leader pool 3' })).toBeVisible()
  await expect
    .poll(() => hits(asked))
    .toEqual(['', '/login', '/cabinet/referral/leader-pool/:number'].map((path) => `${baseURL}/en${path}`))
  await page.getByRole('link', { name: 'Assets' }).first().click()
  await expect.poll(() => hits(asked).at(-1)).toBe(`${baseURL}/en/cabinet/actives`)
  expect(hits(asked)).toHaveLength(4)
  // Neither the URL nor the title contains an id, a query, an amount or a name.
  for (const hit of asked)
    expect([...hit.values()].join().replaceAll(baseURL!, '')).not.toMatch(/invited|somebody|mail|pool\/3|pool 3|\d[.]\d/i)
  // All of one visit, also across the new document after the sign-in.
  expect(new Set(asked.map((hit) => hit.get('cid'))).size).toBe(1)
  expect(asked[0]!.get('cid')).toMatch(/^\d+$/)
  expect([asked[0]!.get('tid'), asked[0]!.get('t'), asked[0]!.get('ms')]).toEqual(['4711', 'pageview', 'a-token'])
})

test('changing the language is a hit of the same page', nightly, async ({ page, context, baseURL }) => {
  const asked = await standIn(context)
  await context.addCookies([{ name: 'matu_ui', value: encodeURIComponent('{"counting":"yes"}'), url: baseURL! }])
  await page.goto('/en/help')
  await expect.poll(() => hits(asked)).toEqual([`${baseURL}/en/help`])
  await page
    .getByLabel(/^Language: /)
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/help')
  await expect.poll(() => hits(asked)).toEqual(['en', 'de'].map((lang) => `${baseURL}/${lang}/help`))
})

test('after withdrawal of consent in the footer, nothing is counted', nightly, async ({ page, context, baseURL }) => {
  const asked = await standIn(context)
  await context.addCookies([{ name: 'matu_ui', value: encodeURIComponent('{"counting":"yes"}'), url: baseURL! }])
  await page.goto('/en')
  await expect.poll(() => hits(asked)).toHaveLength(1)
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Visit statistics' }).click()
  await expect(bar(page).getByText(/^May we count/)).toBeFocused()
  await bar(page).getByRole('button', { name: 'Don’t allow' }).click()
  await expect(page.getByRole('button', { name: 'Visit statistics' })).toBeFocused()
  await page.getByRole('link', { name: 'Help', exact: true }).first().click()
  await expect(page).toHaveURL('/en/help')
  await page.reload()
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(hits(asked)).toHaveLength(1)
})

test('without consent, no request goes to the counter, also after a reload', nightly, async ({ page, context }) => {
  const asked = await standIn(context)
  await page.goto('/de')
  const question = page.getByRole('region', { name: 'Besuchsstatistik' })
  await question.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(question).toHaveCount(0)
  await page.goto('/de/help')
  await expect(page.getByRole('button', { name: 'Besuchsstatistik' })).toBeVisible()
  await expect(question).toHaveCount(0)
  expect(asked).toEqual([])
})

test('the consent bar covers no submit button, on the smallest phone and beside the chat', nightly, async ({ page, context }) => {
  await standIn(context)
  await page.setViewportSize({ width: 360, height: 640 })
  for (const [path, name, send] of [
    ['/de/login', 'Besuchsstatistik', 'Anmelden'],
    ['/ru/registration', 'Статистика посещений', 'Создать аккаунт'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('region', { name })).toBeAttached()
    const button = page.locator('form').getByRole('button', { name: send, exact: true })
    await button.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await button.boundingBox())!
    const top = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.closest('button')?.textContent,
      [x + width / 2, y + height / 2],
    )
    expect(top).toBe(send)
  }
  await page.goto('/de')
  const question = (await page.getByRole('region', { name: 'Besuchsstatistik' }).boundingBox())!
  const chat = (await page.getByRole('button', { name: 'Chat starten' }).boundingBox())!
  expect(question.x + question.width).toBeLessThanOrEqual(chat.x)
})
