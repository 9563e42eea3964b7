import { expect, test } from './support/test.ts'

const me = 'GET /api/users/me'
const status = 'GET /api/verification/status'

/** Each page, what it cannot do without, what it says then, and what is there once the fault is lifted. */
const screens = [
  { path: '', operation: me, says: 'Your profile did not load', there: 'trader@matu.test' },
  { path: '/personal', operation: me, says: 'Your profile did not load', there: 'trader@matu.test' },
  { path: '/personal/data', operation: me, says: 'Your profile did not load', there: 'This is how we address you in messages.' },
  { path: '/personal/contacts', operation: status, says: 'Your profile did not load', there: 'trader@matu.test' },
  { path: '/safety', operation: status, says: 'The two-factor state did not load', there: 'Set it up' },
  { path: '/2fa', operation: status, says: 'The two-factor state did not load', there: 'Show the key' },
  { path: '/verification', operation: status, says: 'The state of your contacts did not load', there: '@vera_lindt' },
]

for (const { path, operation, says, there } of screens)
  test(`profile${path}: offline, 500 and broken JSON are said with a reason, and a retry works once they are over`, async ({
    page,
    signIn,
    simulator,
    faults,
  }) => {
    test.setTimeout(60_000)
    await page.goto('/en/login')
    await signIn('trader')
    await expect(page).toHaveURL('/en/cabinet')
    await page.clock.install()
    for (const fault of ['offline', '500', 'broken-json'] as const) {
      simulator.world.armed.push({ operation, fault, times: null })
      await page.goto(`/en/cabinet/profile${path}`)
      const failed = page.getByText(says).first()
      // The reads are tried anew by themselves first: 1, 2 and 4 seconds apart.
      await expect(async () => {
        await page.clock.runFor(4_000)
        expect(await failed.isVisible()).toBe(true)
      }).toPass()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      simulator.world.armed.length = 0
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await expect(failed).toHaveCount(0)
      await expect(page.getByText(there).first()).toBeVisible()
    }
    // An answer that cannot be read is told to the reporter, without anything of the person.
    expect(faults.length).toBeGreaterThan(0)
    for (const line of faults.splice(0))
      expect(line).toMatch(/^error: MATU contract: contract get(CurrentUser|VerificationStatus): expected JSON, got something else$/)
  })
