import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { serveBuild } from './serve.ts'
import type { Simulator } from '#mocks/simulator.ts'
import { personaPassword } from '#mocks/fixtures/personas.ts'
import { TOKEN_KEY } from '#app/src/auth/token.ts'
import { collectPageErrors } from './page-errors.ts'
import { operationsFolder } from './folders.ts'
import { checkRequests } from './requests.ts'
import { trackRequests } from './time.ts'

export { expect }
/** For tests that only `npm run nightly` runs: full matrices, further widths and languages, and rare cases of what a daily test covers. */
export const nightly = { tag: '@nightly' }
/** For the rows of a table: one of them runs daily. */
export const nightlyUnless = (isDaily: boolean): { tag?: string } => (isDaily ? {} : nightly)
export const password = personaPassword
export const code = '246810'

type Server = Awaited<ReturnType<typeof serveBuild>>
export type Persona = 'new' | 'trader' | 'leader' | 'blocked' | 'secure' | 'summer' | 'empty'
/** Makes the browser a signed-in person's, with empty storage, and opens no page of the application. */
type Authenticate = (persona: Persona, page?: Page) => Promise<void>
/** Opens a page as a person who is signed in already, without the form and with empty storage. */
export type Enter = (persona: Persona, path: string, page?: Page) => Promise<void>

interface Fixtures {
  /** The simulator of this test: its world, clock and log belong to it alone. */
  simulator: Simulator
  /** Lets another browser, such as a second device, use this test's simulator. */
  joinWorld: (context: BrowserContext) => Promise<BrowserContext>
  /** Fills in and submits the sign-in form on the page. */
  signIn: (persona: Persona, page?: Page) => Promise<void>
  authenticate: Authenticate
  enter: Enter
  /** Uncaught exceptions, console errors, CSP violations and requests that break the contract: empty at the end of every test. */
  pageErrors: string[]
}

export const test = base.extend<Fixtures, { server: Server; used: Set<string> }>({
  server: [
    async ({}, use) => {
      const server = await serveBuild({ port: 0 })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  used: [
    async ({}, use, info) => {
      const used = new Set<string>()
      await use(used)
      writeFileSync(join(operationsFolder, `${info.workerIndex}.json`), JSON.stringify([...used]))
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  simulator: async ({ server }, use, info) => use(server.worldOf(info.testId)),
  joinWorld: async ({ server, pageErrors, used }, use, info) =>
    use(async (context) => {
      checkRequests(context, server.origin, pageErrors, used)
      trackRequests(context)
      await context.addCookies([{ name: 'simulator_world', value: info.testId, url: server.origin }])
      return context
    }),
  pageErrors: async ({}, use) => use([]),
  context: async ({ context, joinWorld, pageErrors }, use) => {
    await joinWorld(context)
    await collectPageErrors(context, pageErrors)
    await use(context)
    expect(pageErrors, 'no console error, no uncaught exception, no CSP violation, no request that breaks the contract').toEqual([])
  },
  signIn: async ({ page }, use) =>
    use(async (persona, on = page) => {
      await on.getByLabel('Email').fill(`${persona}@matu.test`)
      await on.getByLabel('Password', { exact: true }).fill(password)
      await on.getByRole('button', { name: 'Sign in', exact: true }).click()
    }),
  authenticate: async ({ page, server }, use) =>
    use(async (persona, on = page) => {
      // The response sets the cookies; the token is stored from a document of the origin that runs no application and is not sandboxed.
      const response = await on.context().request.post(`${server.origin}/__simulator/sign-in`, { data: { persona } })
      const { auth_token: token } = (await response.json()) as { auth_token: string }
      await on.goto('/robots.txt')
      await on.evaluate(
        ([key, value]) => {
          localStorage.clear()
          sessionStorage.clear()
          localStorage.setItem(key, value)
        },
        [TOKEN_KEY, token] as const,
      )
    }),
  enter: async ({ page, authenticate }, use) =>
    use(async (persona, path, on = page) => {
      await authenticate(persona, on)
      await on.goto(path)
      // first-paint.spec.ts tests the page before it is hydrated.
      await expect(on.locator('html[data-ready]')).toBeAttached()
    }),
})

/** The calls of an operation so far, in order: `calls(simulator, 'POST /login')`. */
export const calls = (simulator: Simulator, operation: string) => simulator.log.filter((entry) => entry.operation === operation)

/**
 * Opens the overview of `trader` and waits until its session runs. Before, the page shows prerendered text and the responses that its document
 * requested, and sends no request when clicked.
 */
export async function openOverview(page: Page): Promise<void> {
  await page.goto('/en/cabinet')
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('13,081')
}
