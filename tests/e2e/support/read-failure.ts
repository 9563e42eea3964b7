import type { Locator, Page } from '@playwright/test'
import type { Simulator } from '#mocks/simulator.ts'
import { expect, nightly, test } from './test.ts'
import type { Enter, Persona } from './test.ts'
import { advanceUntilVisible } from './time.ts'

/** Behind the proxy of MATU_SERVE=nginx, a broken connection arrives as the proxy's 502. */
const isProxied = process.env['MATU_SERVE'] === 'nginx'

/** The cause that the page names, for each fault of the simulator. */
const causes = {
  offline: isProxied ? /went wrong on our side/ : /Can’t reach the server|You’re offline/,
  '500': /went wrong on our side/,
  'broken-json': /couldn’t read the server’s response/,
} as const
type Fault = keyof typeof causes
const faults = Object.keys(causes) as Fault[]

export interface ReadFailureCase {
  path: string
  /** The operation that fails. */
  operation: string
  /** The page's heading, which stays visible. */
  title: string
  /** What the page says could not be loaded. */
  message: string | RegExp
  /** What the page shows after the retry. */
  recovered: string | RegExp | ((page: Page) => Locator)
  /** What the page says is safe, in spite of the error. */
  reassurance?: string
  persona?: Persona
  /** The fault that this page meets by day. */
  daily?: Fault
}

type TestContext = { page: Page; simulator: Simulator; enter: Enter; pageErrors: string[] }

/**
 * Lets an operation fail: the page keeps its heading, says what failed and why, and its retry works when the fault is removed. Only a response that
 * does not match the contract is reported.
 */
async function testRecovery({ page, simulator, enter, pageErrors }: TestContext, failure: ReadFailureCase, fault: Fault): Promise<void> {
  const { path, operation, title, message, recovered, reassurance, persona = 'trader' } = failure
  const main = page.getByRole('main')
  const failed = main.getByText(message)
  const content = typeof recovered === 'function' ? recovered(page) : main.getByText(recovered)
  simulator.world.armed.push({ operation, fault, times: null })
  // Starts with empty storage, because a cached response would replace the failing one.
  await enter(persona, path)
  await advanceUntilVisible(page, 4_000, failed)
  await expect(main.getByText(causes[fault]).first(), `${fault}: a reason`).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true }), `${fault}: the heading`).toHaveCount(1)
  if (reassurance) await expect(main.getByText(reassurance).first()).toBeVisible()
  simulator.world.armed.length = 0
  await main.getByRole('button', { name: 'Try again' }).first().click()
  await expect(content.first(), `${fault}: recovered`).toBeVisible()
  await expect(failed).toHaveCount(0)
  const reported = pageErrors.splice(0)
  expect(reported.length > 0, `${fault}: ${reported.join('; ')}`).toBe(fault === 'broken-json')
  for (const line of reported) expect(line).toMatch(/^error: MATU contract: contract \w+: expected JSON, got text$/)
}

/** Tests an area's pages (F2): nightly each with every fault, by day those that name one with that. */
export function testReadRecovery(failures: readonly ReadFailureCase[]): void {
  for (const failure of failures) {
    const { path, daily } = failure
    if (daily)
      test(`${path}: a failed request is explained, and a retry works when the fault is over (F2)`, async ({
        page,
        simulator,
        enter,
        pageErrors,
      }) => {
        await page.clock.install()
        await testRecovery({ page, simulator, enter, pageErrors }, failure, daily)
      })
    test(
      `${path}: every fault of a request is explained, and a retry works when it is over (F2)`,
      nightly,
      async ({ page, simulator, enter, pageErrors }) => {
        await page.clock.install()
        for (const fault of faults) await testRecovery({ page, simulator, enter, pageErrors }, failure, fault)
      },
    )
  }
}
