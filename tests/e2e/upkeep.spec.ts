import { expect, test } from './support/test.ts'
import { advanceUntilVisible } from './support/time.ts'

test('maintenance while a form is open is shown in the user’s language, checked again, and keeps all entries', async ({
  page,
  signIn,
  simulator,
  pageErrors,
}) => {
  await page.goto('/en/cabinet/profile/personal/data')
  await signIn('trader')
  await expect(page.getByLabel('Last name')).toHaveValue('Lindt')
  await page
    .getByLabel(/^Language: /)
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/cabinet/profile/personal/data')
  await page.getByLabel('Nachname').fill('Linden-Halb')
  simulator.world.maintenance = { retry_after: 1 }
  await page.getByRole('button', { name: 'Speichern' }).click()
  const maintenance = page.getByRole('heading', { level: 1, name: 'Wir führen Wartungsarbeiten durch' })
  await expect(maintenance).toBeVisible()
  const asked = simulator.log.length
  await expect.poll(() => simulator.log.slice(asked).filter(({ status }) => status === 503).length).toBeGreaterThan(0)
  await expect(maintenance).toBeVisible()
  await expect(page).toHaveURL('/de/cabinet/profile/personal/data')
  simulator.world.maintenance = null
  await expect(maintenance).toHaveCount(0)
  await expect(page.getByLabel('Nachname')).toHaveValue('Linden-Halb')
  expect(simulator.world.users.get('u-2')?.lastname).toBe('Lindt')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  expect(simulator.world.users.get('u-2')?.lastname).toBe('Linden-Halb')
  expect(pageErrors.splice(0).filter((fault) => !/MATU/.test(fault))).toEqual([])
})

test('a 503 of a single request is that request’s failure: the page stays, and its part can be retried', async ({
  page,
  enter,
  simulator,
  pageErrors,
}) => {
  simulator.world.armed.push({ operation: 'GET /api/uta/balances', fault: '503', times: null })
  await page.clock.install()
  await enter('trader', '/en/cabinet')
  const failed = page.getByText('Couldn’t load UTA', { exact: true })
  await advanceUntilVisible(page, 4_000, failed)
  await expect(page).toHaveURL('/en/cabinet')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  expect(simulator.log.some(({ operation, status }) => operation === 'GET /sanctum/csrf-cookie' && status === 204)).toBe(true)
  simulator.world.armed.length = 0
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(failed).toHaveCount(0)
  expect(pageErrors.splice(0).filter((fault) => !/503/.test(fault))).toEqual([])
})
