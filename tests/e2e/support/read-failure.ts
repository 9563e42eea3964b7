import type { Locator, Page } from '@playwright/test'
import type { Simulator } from '#mocks/simulator.ts'
import { expect, test } from './test.ts'
import type { Enter, Persona } from './test.ts'
import { passUntil } from './time.ts'

/** The browser tests once more, through what a deployment runs (npm run test:nginx): a line that breaks behind a proxy is the proxy's own 502. */
const proxied = process.env['MATU_SERVE'] === 'nginx'

/** What a failed read may be put down to, as a reader is told. */
const because = {
  offline: proxied ? /went wrong on our side/ : /Can’t reach the server|You’re offline/,
  '500': /went wrong on our side/,
  'broken-json': /couldn’t read the server’s response/,
} as const

export interface ReadFailureCase {
  path: string
  /** The read that fails. */
  operation: string
  /** The page's heading, which is there all the same. */
  title: string
  /** What the page says did not load. */
  says: string | RegExp
  /** What is there once the fault is lifted: a text of the page's own, or what else is found. */
  there: string | RegExp | ((page: Page) => Locator)
  /** What the page says is safe nevertheless. */
  safe?: string
  persona?: Persona
}

type Around = { page: Page; simulator: Simulator; enter: Enter; faults: string[] }

/**
 * A read fails under a page, in each of the ways of F2: the page keeps its heading, says what failed and why, and its retry works once the fault
 * is lifted. An answer that cannot be read is told to the reporter, and nothing else is.
 */
async function heals({ page, simulator, enter, faults }: Around, wound: ReadFailureCase): Promise<void> {
  const { path, operation, title, says, there, safe, persona = 'trader' } = wound
  const main = page.getByRole('main')
  const failed = main.getByText(says)
  const healed = typeof there === 'function' ? there(page) : main.getByText(there)
  await page.clock.install()
  for (const [fault, reason] of Object.entries(because)) {
    simulator.world.armed.push({ operation, fault, times: null })
    // With nothing kept from before: a saved answer would stand in for the one that fails.
    await enter(persona, path)
    await passUntil(page, 4_000, failed)
    await expect(main.getByText(reason).first(), `${fault}: a reason`).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true }), `${fault}: the heading`).toHaveCount(1)
    if (safe) await expect(main.getByText(safe).first()).toBeVisible()
    simulator.world.armed.length = 0
    await main.getByRole('button', { name: 'Try again' }).first().click()
    await expect(healed.first(), `${fault}: healed`).toBeVisible()
    await expect(failed).toHaveCount(0)
    const reported = faults.splice(0)
    expect(reported.length > 0, `${fault}: ${reported.join('; ')}`).toBe(fault === 'broken-json')
    for (const line of reported) expect(line).toMatch(/^error: MATU contract: contract \w+: expected JSON, got text$/)
  }
}

/** A browser test for each page whose read fails (F2). */
export function testReadRecovery(wounds: readonly ReadFailureCase[]): void {
  for (const wound of wounds)
    test(`${wound.path}: a read that fails is said with a reason, and a retry works once it is over (F2)`, async ({
      page,
      simulator,
      enter,
      faults,
    }) => heals({ page, simulator, enter, faults }, wound))
}
