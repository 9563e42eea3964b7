import type { Page } from '@playwright/test'
import { code, expect, nightly, password, test } from './support/test.ts'

interface Stop {
  name: string
  /** A focus ring is visible around the element, or around the element that represents it. */
  marked: boolean
  covered: boolean
  inside: boolean
}

/** The focused element and whether it is visible; nothing when the focus has left the page. */
const stop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const box = element.getBoundingClientRect()
    const drawn = (one: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    }
    // The ring is around a field's box, a segment's label or a whole row instead of the control inside.
    const around = [element, element.parentElement, element.parentElement?.parentElement, element.closest('label, li')]
    const marked = around.some((one) => one && drawn(one)) || getComputedStyle(element, '::after').outlineStyle !== 'none'
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const stands = element.closest('label') ?? element
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() || element.getAttribute('name') || element.tagName,
      marked,
      covered: at !== null && !stands.contains(at) && !at.contains(element) && !element.parentElement!.contains(at),
      inside: box.bottom > 0 && box.top < innerHeight,
    }
  })

/** Presses Tab until the focus leaves the page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab')
    const here = await stop(page)
    if (!here) return stops
    stops.push(here)
  }
  throw new Error('The focus never left the page: it is trapped')
}

async function seen(page: Page): Promise<string[]> {
  // Waits for hydration and data, which could move the focus.
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  const stops = await walk(page)
  expect(stops.filter(({ marked, covered, inside }) => !marked || covered || !inside)).toEqual([])
  return stops.map(({ name }) => name)
}

for (const path of ['/en/login', '/en/registration', '/en/password-reset'])
  test(
    `${path}: every control is reachable, has a focus ring, is not covered, and the focus leaves the page`,
    nightly,
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const names = await seen(page)
      expect(names[0]).toMatch(/skip/i)
    },
  )

test(
  'the profile pages: every control is reachable, has a focus ring and is not covered, in visual order',
  nightly,
  async ({ page, enter }) => {
    test.slow() // five pages, key by key
    await enter('trader', '/en/cabinet/profile')
    await expect(page.getByLabel('First name')).toHaveValue('Vera')
    const names = await seen(page)
    const order = ['Skip to content', 'firstname', 'lastname', 'Change: Email', 'Confirm by SMS', 'language']
    expect(names.filter((name) => order.includes(name)).filter((name, at, all) => all.indexOf(name) === at)).toEqual(order)
    for (const [path, sign] of [
      ['/safety', 'Set up'],
      ['/2fa', 'Show QR code and key'],
      ['/personal/contacts', 'Change: Email'],
      ['/verification', 'Confirm by SMS'],
    ] as const) {
      await page.goto(`/en/cabinet/profile${path}`)
      await expect(page.getByText(sign.split(':')[0]!).first()).toBeVisible()
      expect(await seen(page)).toContain(sign)
    }
  },
)

test('signs in, changes a name and sets up two-factor authentication by keyboard alone', async ({ page, simulator }) => {
  await page.goto('/en/cabinet/profile/2fa')
  await page.getByLabel('Email').focus()
  await page.keyboard.type('trader@matu.test')
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  const begin = page.getByRole('button', { name: 'Show QR code and key' })
  await expect(begin).toBeVisible()
  await begin.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Scan the QR code or type the key' })).toBeFocused()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy key' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Code from the app' })).toBeFocused()
  // The sixth digit submits the form; Enter could press a button that is gone by then.
  await page.keyboard.type(code)
  await expect(page.getByText('Two-factor authentication is on. Save these codes.')).toBeVisible()
  await page.getByRole('button', { name: 'I’ve saved my codes' }).focus()
  await page.keyboard.press('Enter')
  const renew = page.getByRole('button', { name: 'Generate new codes' })
  await renew.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.querySelector('[role="dialog"]')!.contains(document.activeElement),
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(renew).toBeFocused()
  expect(simulator.world.users.get('u-2')?.two_factor.confirmed).toBe(true)
})
