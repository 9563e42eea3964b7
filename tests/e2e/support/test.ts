import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { serveBuild } from '#app/build/serve.ts'
import type { Simulator } from '#mocks/simulator.ts'
import { personaPassword } from '#mocks/fixtures/personas.ts'
import { TOKEN_KEY } from '#app/src/constants.ts'
import { watchFaults } from './faults.ts'
import { usedFolder } from './folders.ts'
import { watchRequests } from './requests.ts'
import { watchLines } from './time.ts'

export { expect }
export const password = personaPassword
export const code = '246810'

type Server = Awaited<ReturnType<typeof serveBuild>>
export type Persona = 'new' | 'trader' | 'leader' | 'blocked' | 'secure' | 'summer' | 'empty'
/** Opens a page as somebody who signed in before, without the form and with nothing kept. */
export type Enter = (persona: Persona, path: string, page?: Page) => Promise<void>

interface Fixtures {
  /** The simulator behind this test alone: its world, clock and log are at hand. */
  simulator: Simulator
  /** Puts another browser (a second person, a second device) into the same world. */
  join: (context: BrowserContext) => Promise<BrowserContext>
  /** Fills and sends the sign-in form that is shown. */
  signIn: (persona: Persona, page?: Page) => Promise<void>
  enter: Enter
  /** What nobody should ever see: uncaught errors, console errors, violations of the policy, requests off the contract. */
  faults: string[]
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
      writeFileSync(join(usedFolder, `${info.workerIndex}.json`), JSON.stringify([...used]))
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  simulator: async ({ server }, use, info) => use(server.worldOf(info.testId)),
  join: async ({ server, faults, used }, use, info) =>
    use(async (context) => {
      watchRequests(context, server.origin, faults, used)
      watchLines(context)
      await context.addCookies([{ name: 'simulator_world', value: info.testId, url: server.origin }])
      return context
    }),
  faults: async ({}, use) => use([]),
  context: async ({ context, join, faults }, use) => {
    await join(context)
    await watchFaults(context, faults)
    await use(context)
    expect(faults, 'no error in the console, no uncaught exception, no violation of the policy, no request off the contract').toEqual([])
  },
  signIn: async ({ page }, use) =>
    use(async (persona, on = page) => {
      await on.getByLabel('Email').fill(`${persona}@matu.test`)
      await on.getByLabel('Password', { exact: true }).fill(password)
      await on.getByRole('button', { name: 'Sign in', exact: true }).click()
    }),
  enter: async ({ page, server }, use) =>
    use(async (persona, path, on = page) => {
      // Cookies go into the context; the token is put where the application keeps it, from a page of the origin that runs nothing.
      const answer = await on.context().request.post(`${server.origin}/__simulator/sign-in`, { data: { persona } })
      const { auth_token: token } = (await answer.json()) as { auth_token: string }
      await on.goto('/__simulator')
      await on.evaluate(
        ([key, value]) => {
          localStorage.clear()
          sessionStorage.clear()
          localStorage.setItem(key, value)
        },
        [TOKEN_KEY, token] as const,
      )
      await on.goto(path)
      // What a page does before it is alive is told in first-paint.spec.ts.
      await expect(on.locator('html[data-ready]')).toBeAttached()
    }),
})

/** What the application asked of one operation so far, in order: `calls(simulator, 'POST /login')`. */
export const calls = (simulator: Simulator, operation: string) => simulator.log.filter((entry) => entry.operation === operation)
