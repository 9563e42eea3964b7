import type { Page } from '@playwright/test'
import { expect, nightly, nightlyUnless, test } from './support/test.ts'

// S5 in a browser: whatever storage and cookies contain, the application starts, removes what is broken and shows no other person's data. The unit
// tests of storage and of the persisted cache test each value separately.

const HOUR = 3_600_000
const DECADE = 3_652 * 24 * HOUR
/** A price that no server sends: wherever it appears, it was read from the planted data. */
const PLANTED = '987.6543'

/** The format of TanStack Query's persister. */
interface Saved {
  timestamp: number
  buster: string
  clientState: { mutations: unknown[]; queries: { queryKey: string[]; queryHash: string; state: Record<string, unknown> }[] }
}

const withQueries = (good: Saved, queries: unknown): unknown => ({ ...good, clientState: { ...good.clientState, queries } })
const withState = (good: Saved, state: (one: Record<string, unknown>) => Record<string, unknown>): Saved => ({
  ...good,
  clientState: {
    ...good.clientState,
    queries: good.clientState.queries.map((one) => ({ ...one, state: { ...one.state, ...state(one.state) } })),
  },
})
/** The same data, saved at another time. */
const savedAt = (good: Saved, at: number): Saved => ({ ...withState(good, () => ({ dataUpdatedAt: at })), timestamp: at })
/** The buster consists of user, language and version, in this order. */
const ownedBy = (good: Saved, place: 0 | 1 | 2, value: unknown): Saved => ({
  ...good,
  buster: JSON.stringify((JSON.parse(good.buster) as unknown[]).with(place, value)),
})

/** 32 ways to corrupt saved data, by name. Each gets valid data with the planted price. */
const corruptions: Record<string, (good: Saved, text: string) => unknown> = {
  'cut in the middle': (_, text) => text.slice(0, text.length / 2),
  'invalid JSON': () => '{',
  'a null': () => 'null',
  'a number': () => '1e999',
  'a string': () => '"x"',
  'a list': (good) => [good],
  'an empty object': () => ({}),
  markup: () => '<!doctype html><script>document.title="owned"</script>',
  'a lone surrogate': (_, text) => `\uD800${text}`,
  'another user': (good) => ownedBy(good, 0, 'somebody'),
  'no user': (good) => ownedBy(good, 0, null),
  'a user that is an object': (good) => ownedBy(good, 0, { toString: 'x' }),
  'nobody’s': (good) => ownedBy(good, 0, 'anonymous'),
  'another language': (good) => ownedBy(good, 1, 'de'),
  'no language': (good) => ownedBy(good, 1, null),
  'another version': (good) => ownedBy(good, 2, 'https://cabinet.example/assets/runtime-00000000.js'),
  'no owner': (good) => ({ ...good, buster: undefined }),
  'from the future': (good) => ({ ...good, timestamp: good.timestamp + HOUR }),
  'from ten years ahead': (good) => savedAt(good, good.timestamp + DECADE),
  'two hours old': (good) => ({ ...good, timestamp: good.timestamp - 2 * HOUR }),
  'ten years old': (good) => savedAt(good, good.timestamp - DECADE),
  'of no moment': (good) => ({ ...good, timestamp: undefined }),
  'of a moment in words': (good) => ({ ...good, timestamp: String(good.timestamp) }),
  'with an answer from the future': (good) => withState(good, () => ({ dataUpdatedAt: good.timestamp + HOUR })),
  'with an old answer': (good) => withState(good, () => ({ dataUpdatedAt: good.timestamp - 2 * HOUR })),
  'with an answer of no moment': (good) => withState(good, () => ({ dataUpdatedAt: undefined })),
  'with an answer of another shape': (good) => withState(good, () => ({ data: { matu_price: Number(PLANTED) } })),
  'with an answer that is null': (good) => withState(good, () => ({ data: null })),
  'with an answer that is a list': (good) => withState(good, ({ data }) => ({ data: [data] })),
  'with a longer key': (good) =>
    withQueries(
      good,
      good.clientState.queries.map((one) => {
        const queryKey = [...one.queryKey, 'x']
        return { ...one, queryKey, queryHash: JSON.stringify(queryKey) }
      }),
    ),
  'with queries that are no list': (good) => withQueries(good, { 0: good.clientState.queries[0] }),
  'of half a megabyte': (_, text) => `${text}${' '.repeat(500_001)}`,
}

const cookies = [
  '', '=', '==', 'a=', '%', '%zz', '%E0%A4%A', '%00', '{', '{}', '[]', 'null', 'true', '0', '"x"', '%7B', '%7B%7D', '%22', 'undefined', 'NaN',
  '{"theme":1}', '{"theme":"neon"}', '{"theme":"dark","banners":"x"}', '{"theme":"dark","banners":[1,2]}', '{"banners":["<script>"]}',
  `{"banners":${JSON.stringify(Array(300).fill('x'))}}`, '{"__proto__":{"theme":"dark"}}', '{"constructor":1}', '{"hidden":"yes"}', '{"hints":{}}',
  'x'.repeat(3900), '<script>document.title="owned"</script>', 'javascript:alert(1)', '../../etc', 'тема', '💥', '{"theme":"dark"', '[[[[[[[[', '-1', '1e999',
] // prettier-ignore

const NAMES = ['matu_ui', 'locale', 'referral_code', 'XSRF-TOKEN']
const PAGE = '/en/cabinet/help'

/** Signs in without the form and waits until the cache is saved. Returns the saved text with the planted price in it. */
async function soundSave(page: Page): Promise<Saved> {
  const answer = await page.request.post('/__simulator/sign-in', { data: { persona: 'trader' } })
  const { auth_token } = (await answer.json()) as { auth_token: string }
  await signedInBy(page, auth_token)
  await expect.poll(() => saved(page)).toContain('matu_price')
  return JSON.parse((await saved(page)).replaceAll(/"matu_price":"[^"]+"/g, `"matu_price":"${PLANTED}"`)) as Saved
}
/** Opens a page with a stored token. */
async function signedInBy(page: Page, token: string): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate((one) => localStorage.setItem('access_token', one), token)
  await page.goto(PAGE)
}
const saved = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('matu_cache') ?? '')
const blockPrices = (page: Page) => page.route('**/api/prefences', (route) => route.abort())

/** Writes to the storage from a page that runs no application, and opens the application again. */
async function begin(page: Page, cache: unknown, values: readonly string[] = []): Promise<void> {
  await page.evaluate(
    ([text, names, values]) => {
      localStorage.setItem('matu_cache', text)
      for (const [index, name] of names.entries()) document.cookie = `${name}=${values[index] ?? ''}; path=/`
    },
    [typeof cache === 'string' ? cache : JSON.stringify(cache), NAMES, values] as const,
  )
  await page.reload()
  // The session has started, so the application has read the storage.
  await expect(page.getByText('Vera Lindt').first()).toBeAttached()
}

const spoilt = Object.entries(corruptions)

test('the list has at least 30 corrupt saves and 40 hostile cookies', () => {
  expect(spoilt.length).toBeGreaterThanOrEqual(30)
  expect(cookies.length).toBeGreaterThanOrEqual(40)
})

const PARTS = 2
for (const part of Array.from({ length: PARTS }, (_, index) => index))
  test(
    `the cabinet starts with corrupt saves and hostile cookies and shows nothing of them (${part + 1} of ${PARTS})`,
    nightly,
    async ({ page }) => {
      test.setTimeout(90_000)
      const good = await soundSave(page)
      await blockPrices(page)
      // Canary: valid data is shown.
      await begin(page, good)
      await expect(page.getByText(PLANTED)).toBeVisible()
      for (const [index, [name, spoil]] of spoilt.entries()) {
        if (index % PARTS !== part) continue
        // Every value is tested, in turn in each cookie.
        const values = NAMES.map((_, place) => cookies[(index + place * 8) % cookies.length]!)
        await test.step(`${name}; ${values.map((one) => JSON.stringify(one.slice(0, 40))).join(', ')}`, async () => {
          await begin(page, spoil(good, JSON.stringify(good)), values)
          await expect(page.getByText(PLANTED)).toHaveCount(0)
          await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/)
          await expect(page).toHaveURL(PAGE)
          await expect(page).toHaveTitle(/MATU Cabinet$/)
        })
      }
      // Corrupt data is removed.
      await page.unroute('**/api/prefences')
      await page.reload()
      await expect(page.getByText('1.0840').first()).toBeVisible()
      // A boolean, because a matcher takes minutes to print half a megabyte.
      await expect.poll(async () => (await saved(page)).includes('"matu_price":"1.084')).toBe(true)
    },
  )

test(
  'the cabinet works with a clock that is ten years wrong, and does not use what it saved then',
  nightly,
  async ({ page, browser, joinWorld }) => {
    const ahead = await (await joinWorld(await browser.newContext())).newPage()
    await ahead.clock.install({ time: Date.now() + DECADE })
    const late = await soundSave(ahead)
    expect(late.timestamp).toBeGreaterThan(Date.now() + DECADE - HOUR)
    await ahead.goto('/en/cabinet')
    await expect(ahead.getByText('13,081').first()).toBeVisible()
    const token = (await ahead.evaluate(() => localStorage.getItem('access_token'))) ?? ''
    await ahead.context().close()

    await blockPrices(page)
    await signedInBy(page, token)
    const at = Date.now() - 1000
    await begin(page, savedAt(late, at))
    await expect(page.getByText(PLANTED)).toBeVisible()
    await begin(page, late)
    await expect(page.getByText(PLANTED)).toHaveCount(0)

    const behind = await (await joinWorld(await browser.newContext())).newPage()
    await behind.clock.install({ time: Date.now() - DECADE })
    await signedInBy(behind, token)
    await behind.goto('/en/cabinet')
    await expect(behind.getByText('13,081').first()).toBeVisible()
    await behind.context().close()
  },
)

for (const [how, spoil] of [
  [
    'is blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    },
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
] as const)
  test(
    `signing in, navigating and signing out work while storage ${how}, and leave nothing behind`,
    nightlyUnless(how === 'is blocked'),
    async ({ page, signIn }) => {
      await page.addInitScript(spoil)
      await page.goto('/en/login')
      await signIn('trader')
      await expect(page.getByText('13,081').first()).toBeVisible()
      await page.getByRole('link', { name: 'All transactions' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible()
      await page.getByRole('button', { name: 'Sign out' }).first().click()
      await expect(page).toHaveURL('/en')
      await page.goto('/en/cabinet')
      await expect(page).toHaveURL(/\/en\/login/)
      await expect(page.getByText('13,081')).toHaveCount(0)
    },
  )
