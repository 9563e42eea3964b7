import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { CACHE_KEY } from '#app/src/lib/constants.ts'
import { createStaticHandler } from '#app/server/handler.ts'
import { readSettings } from '#app/server/settings.ts'
import { dist } from '#app/build/build.ts'
import { personaSeeds } from '#mocks/fixtures/personas.ts'
import { serveSimulator } from '#mocks/transports/http.ts'
import { expect, nightly, nightlyUnless, test as base } from './support/test.ts'

// The real service worker: what it caches, what it shows offline, how it offers a newer build, and a deployment while a tab is open.

/** Changes of the deployment since the page was opened. */
interface Deployment {
  /** A newer build is deployed. */
  newer: boolean
  /** The worker is switched off. */
  off: boolean
  /** Files of the build that have been removed. */
  gone: RegExp | null
}

const test = base.extend<{ deployment: Deployment }, { server: Awaited<ReturnType<typeof serveSimulator>> & { deployment: Deployment } }>({
  server: [
    async ({}, use) => {
      const deployment: Deployment = { newer: false, off: false, gone: null }
      const [as, off] = ['', '{"offline":false}'].map((settings) => createStaticHandler({ dist, settings: readSettings(settings) }))
      const fallback = async (request: Request): Promise<Response> => {
        const { pathname } = new URL(request.url)
        if (deployment.gone?.test(pathname)) return new Response('Not found', { status: 404 })
        const answer = (deployment.off ? off : as)!
        if (!deployment.newer || !/^\/sw\.js$|\/offline\.html$/.test(pathname)) return answer(request)
        const plain = answer(new Request(request.url))
        const text = (await plain.text()).replaceAll(/\bmain-[\w-]{8}\.js/g, 'main-newer-00.js')
        return new Response(text, { headers: { 'Content-Type': plain.headers.get('Content-Type') ?? '', 'Cache-Control': 'no-cache' } })
      }
      const server = await serveSimulator({ port: 0, fallback })
      await use(Object.assign(server, { deployment }))
      await server.close()
    },
    { scope: 'worker' },
  ],
  deployment: [
    async ({ server }, use) => {
      await use(Object.assign(server.deployment, { newer: false, off: false, gone: null }))
    },
    { auto: true },
  ],
})

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker has cached the page and all files that it has loaded. A newer worker takes over only when this one has nothing left to do. */
async function worker(page: Page): Promise<void> {
  await page.clock.fastForward(10_000)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  const files = [new URL(page.url()).pathname, ...loaded.filter((path) => path.startsWith('/assets/'))]
  const uncached = async (): Promise<string[]> => {
    const names = new Set((await kept(page)).map(({ name }) => name))
    return files.filter((path) => !names.has(path))
  }
  await expect.poll(uncached).toEqual([])
}

interface Kept {
  name: string
  text: string
}
const kept = (page: Page): Promise<Kept[]> =>
  page.evaluate(async () => {
    const found: { name: string; text: string }[] = []
    for (const cache of await caches.keys())
      for (const request of await (await caches.open(cache)).keys()) {
        const answer = await (await caches.open(cache)).match(request, { ignoreVary: true })
        found.push({ name: request.url.replace(location.origin, ''), text: (await answer?.text()) ?? '' })
      }
    return found
  })

const { deposit_address, referral_code, lastname, phone } = personaSeeds.trader
const told = ['13,081', '13081', 'trader@matu', deposit_address, referral_code, lastname, phone ?? '-', /\d\|[A-Za-z0-9]{40}/.source]
/** Personal data: amounts, names, addresses, the token. */
const personal = new RegExp(told.map((one) => one.replace('+', '\\+')).join('|'))

/** Checks that the cache holds only unchanged files of the build, without personal data. Returns their names. */
async function nothingOfAPerson(page: Page): Promise<string[]> {
  const all = await kept(page)
  const code = all.filter(({ name }) => name.startsWith('/assets/'))
  const pages = all.filter((one) => !code.includes(one))
  const names = (some: Kept[]) => some.map(({ name }) => name)
  expect(names(code.filter(({ name, text }) => name.endsWith('.js') && text !== readFileSync(join(dist, name), 'utf8')))).toEqual([])
  expect(names(pages.filter(({ name }) => !/^\/\w\w(\/[a-z\d/-]+|\/offline\.html)?$/.test(name)))).toEqual([])
  const asServed = await Promise.all(pages.map(async ({ name }) => (await page.request.get(name)).text()))
  expect(names(pages.filter(({ text }, at) => text !== asServed[at]))).toEqual([])
  // The landing page shows an example of a balance.
  expect(names(pages.filter(({ name, text }) => name !== '/en' && personal.test(text)))).toEqual([])
  expect(code.length).toBeGreaterThan(5)
  return names(all)
}

async function signedIn(page: Page, signIn: (persona: 'trader') => Promise<void>): Promise<void> {
  await page.clock.install()
  await page.goto('/en/login')
  await signIn('trader')
  await expect(page.getByText('13,081').first()).toBeVisible()
}

/**
 * Ends the offline emulation. Playwright ends it for the page before the worker, although a browser has one connection for both, so the event is
 * dispatched here, once the worker can fetch a file that it has not cached. `suppressOnlineEvent` comes before the document is opened.
 */
async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false)
  const names = new Set((await kept(page)).map(({ name }) => name))
  const file = readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.js') && !names.has(`/assets/${name}`))
  await expect
    .poll(() =>
      page.evaluate(
        (href) =>
          new Promise<boolean>((resolve) => {
            const [onload, onerror] = [() => resolve(true), () => resolve(false)]
            document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href, onload, onerror }))
          }),
        `/assets/${file}`,
      ),
    )
    .toBe(true)
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

const suppressOnlineEvent = (page: Page) =>
  page.addInitScript(() => addEventListener('online', (event) => event.isTrusted && event.stopImmediatePropagation()))

test('offline, the cabinet opens, says so and shows only what it may store; a page that was never opened says that', async ({
  page,
  context,
  signIn,
}) => {
  await signedIn(page, signIn)
  await page.goto('/en/cabinet')
  await expect(page.getByText('13,081').first()).toBeVisible()
  await worker(page)
  // The worker is active now: opens pages by URL and one by a link.
  await page.goto('/en/cabinet/trade/transactions?token=USDT')
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Profile' }).first().click()
  await expect(page.getByText('trader@matu.test').first()).toBeVisible()

  const all = await nothingOfAPerson(page)
  expect(all).toContain('/en/cabinet/trade/transactions')
  // Data is saved one second after it arrives, if the page is still open.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), CACHE_KEY)).toContain('matu_price')

  await context.setOffline(true)
  await page.goto('/en/cabinet')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  // Only the price of this page may be saved. It is shown with its time; without it, the page says that nothing is available.
  await expect(page.getByText(/^You’re offline\. Only part of this page is saved on this device, as of \d+:\d\d\s[AP]M\.$/)).toBeVisible()
  await expect(page.getByText('13,081')).toHaveCount(0)
  // Said once, with one retry; the cards only say what is missing.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1)
  await expect(page.getByText(/offline/i)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Couldn’t load your balances' })).toBeVisible()
  await page.evaluate((key) => localStorage.removeItem(key), CACHE_KEY)
  await page.goto('/en/cabinet')
  await expect(page.getByText('You’re offline, and this page isn’t saved on this device.')).toBeVisible()

  await suppressOnlineEvent(page)
  await page.goto('/de/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Sie sind offline' })).toBeVisible()
  await expect(page).toHaveURL('/de/help')
  // The new document gets the event, not the previous one.
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Erneut versuchen' }).click()
  await loaded
  await expect(page.getByRole('heading', { level: 1, name: 'Sie sind offline' })).toBeVisible()
  await reconnect(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible()

  await page.goto('/en/cabinet')
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page).toHaveURL('/en')
  await page.clock.fastForward(1000)
  await nothingOfAPerson(page)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(personal)
})

test('offers a newer build in every tab, where the user decides when to reload; when switched off, the worker removes itself and its cache', async ({
  page,
  context,
  deployment,
}) => {
  const offer = (tab: Page) => tab.getByRole('status').filter({ hasText: 'A new version is ready' })
  const other = await context.newPage()
  for (const [tab, path] of [
    [page, '/en/login'],
    [other, '/en/registration'],
  ] as const) {
    await tab.clock.install()
    await tab.goto(path)
    await worker(tab)
  }
  await page.getByLabel('Email').fill('half@typed')
  await other.getByLabel('Email').fill('more@typed')
  const cdp = await context.newCDPSession(page)
  const statuses = new Map<string, string>()
  cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status)
  })
  await cdp.send('ServiceWorker.enable')
  await expect.poll(() => [...statuses.values()]).toEqual(['activated'])
  const [previous] = statuses.keys()
  // No file of this build is left but those that the worker has cached.
  Object.assign(deployment, { newer: true, gone: /^\/assets\// })
  // The browser checks for a newer worker by itself too. A check under way has read the previous script, and a request for another one joins it.
  const check = () => page.evaluate(() => navigator.serviceWorker.ready.then((one) => one.update()).then(() => undefined))
  await expect.poll(() => check().then(() => statuses.size)).toBe(2)
  // The newer worker fills its cache before it starts.
  const [, newer] = statuses.keys()
  await expect.poll(() => statuses.get(newer!), { timeout: 30_000 }).toMatch(/^(installed|activating|activated)$/)
  // It starts once the previous one has nothing to do. While Playwright watches workers, Chrome may never notice that.
  await cdp.send('ServiceWorker.stopWorker', { versionId: previous! })
  await expect(offer(page)).toBeVisible()
  await expect(offer(other)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('half@typed')

  // A part that was never loaded does not take what was typed with it.
  await offer(other).getByRole('button', { name: 'Close' }).click()
  await expect(offer(other)).toHaveCount(0)
  await other.getByRole('button', { name: 'terms', exact: true }).first().click()
  await expect(offer(other)).toBeVisible()
  await expect(other.getByLabel('Email')).toHaveValue('more@typed')
  deployment.gone = null
  await offer(page).getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('')
  await expect(other.getByLabel('Email')).toHaveValue('more@typed')

  deployment.off = true
  await page.reload()
  await page.clock.fastForward(10_000)
  const left = () => page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])
  await expect.poll(left).toEqual([0, 0])
})

test(
  'a worker whose code cannot be loaded is registered on the next visit, and nothing is reported',
  nightly,
  async ({ page, pageErrors }) => {
    const code = /\/assets\/register-[\w-]+\.js$/
    await page.route(code, (route) => route.abort())
    await page.clock.install()
    await page.goto('/en/login')
    const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
    await page.clock.fastForward(10_000)
    await failed
    // The next visit: a report of the previous page would have arrived by now.
    await page.unroute(code)
    await page.reload()
    await worker(page)
    expect(pageErrors).toEqual([])
  },
)

for (const allowed of ['block', 'allow'] as const)
  test.describe(
    `a deployment while a tab is open, ${allowed === 'allow' ? 'with' : 'without'} the service worker`,
    nightlyUnless(allowed === 'allow'),
    () => {
      test.use({ serviceWorkers: allowed })

      test(
        'the page reloads once within 10 s; after that it shows an error and the user decides',
        nightly,
        async ({ page, context, signIn, deployment, pageErrors }) => {
          await signedIn(page, signIn)
          if (allowed === 'allow') await worker(page)
          // A page that is not prefetched.
          deployment.gone = /\/assets\/(StructurePage|inner-lists)-[\w-]+\.js$/
          const loads: string[] = []
          page.on('load', () => loads.push(page.url()))
          await page.evaluate(() => history.pushState(null, '', '/en/cabinet/referral/structure'))
          await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
          await expect(page.getByRole('heading', { name: 'A new version is available' })).toBeVisible()
          expect(loads).toHaveLength(1)
          // The only log entry names the position in the code and no URL.
          expect(pageErrors.splice(0)).toEqual([
            expect.stringMatching(/^error: MATU render: ChunkLoadError \([a-z0-9]+\) at [\w-]+\.js:\d+:\d+(, [\w-]+\.js:\d+:\d+)*$/),
          ])
          await expect(page.getByRole('navigation').first()).toBeVisible()

          deployment.gone = null
          await page.getByRole('button', { name: 'Reload' }).click()
          await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
          await expect(page.getByRole('heading', { name: 'A new version is available' })).toHaveCount(0)
          await ownsNothingGone(context)
        },
      )
    },
  )

/** Missing files are never cached. */
async function ownsNothingGone(context: BrowserContext): Promise<void> {
  const [page] = context.pages()
  const all = await kept(page!)
  expect(all.filter(({ text }) => text === 'Not found')).toEqual([])
}
