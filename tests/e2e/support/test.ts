import { test as base, expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { serveBuild } from '#app/tools/serve.ts'
import type { Simulator } from '#mocks/simulator.ts'
import { personaPassword } from '#mocks/fixtures/personas.ts'
import { watchFaults } from './faults.ts'

export { expect }
export const password = personaPassword
export const code = '246810'

type Server = Awaited<ReturnType<typeof serveBuild>>
type Persona = 'new' | 'trader' | 'leader' | 'blocked' | 'secure' | 'summer' | 'empty'

interface Fixtures {
  /** The simulator behind this test alone: its world, clock and log are at hand. */
  simulator: Simulator
  /** Puts another browser (a second person, a second device) into the same world. */
  join: (context: BrowserContext) => Promise<BrowserContext>
  /** Fills and sends the sign-in form that is shown. */
  signIn: (persona: Persona, page?: Page) => Promise<void>
  /** What a page said that nobody should ever see: uncaught errors, console errors, violations of the policy. */
  faults: string[]
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await serveBuild({ port: 0 })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  simulator: async ({ server }, use, info) => use(server.worldOf(info.testId)),
  join: async ({ server }, use, info) =>
    use(async (context) => {
      await context.addCookies([{ name: 'simulator_world', value: info.testId, url: server.origin }])
      return context
    }),
  faults: async ({}, use) => use([]),
  context: async ({ context, join, faults }, use) => {
    await join(context)
    await watchFaults(context, faults)
    await use(context)
    expect(faults, 'no error in the console, no uncaught exception, no violation of the policy').toEqual([])
  },
  signIn: async ({ page }, use) =>
    use(async (persona, on = page) => {
      await on.getByLabel('Email').fill(`${persona}@matu.test`)
      await on.getByLabel('Password', { exact: true }).fill(password)
      await on.getByRole('button', { name: 'Sign in', exact: true }).click()
    }),
})

/** What the application asked of one operation so far, in order: `calls(simulator, 'POST /login')`. */
export const calls = (simulator: Simulator, operation: string) => simulator.log.filter((entry) => entry.operation === operation)
