import { testWithSettings } from './support/settings.ts'
import { calls, expect } from './support/test.ts'

const test = testWithSettings({ idle_minutes: 15 })

test('without input the session ends, as announced, and what was typed waits for the same person', async ({
  page,
  enter,
  signIn,
  simulator,
}) => {
  await page.clock.install()
  await enter('trader', '/en/cabinet/profile/personal/data')
  const name = page.getByLabel('First name')
  await name.fill('Veronika')
  const soon = page.getByText('You’ll be signed out soon')
  await page.clock.fastForward('14:30')
  await expect(soon).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(soon).toHaveCount(0)
  await page.clock.fastForward('15:10')
  await expect(page).toHaveURL(/\/en\/login/)
  await expect(page.getByText(/because you hadn’t done anything for a while/)).toBeVisible()
  await expect.poll(() => calls(simulator, 'GET /logout').length).toBe(1)
  await signIn('trader')
  await expect(name).toHaveValue('Veronika')
})
