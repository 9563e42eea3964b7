import type { Page } from '@playwright/test'
import { expect, openOverview, test } from '../support/test.ts'

/** When the text disappears from the document, by the clock that all tabs share. */
const goneAt = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (one) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.body.textContent.includes(one)) return
          observer.disconnect()
          resolve(performance.timeOrigin + performance.now())
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        look()
      }),
    text,
  )

/** When the next click happens. */
const clickedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', () => resolve(performance.timeOrigin + performance.now()), { capture: true, once: true }),
      ),
  )

test('signing out in one tab signs the others out in under a second (S3)', async ({ page, context, enter }) => {
  await enter('trader', '/en/cabinet')
  const others = [await context.newPage(), await context.newPage()]
  for (const other of others) {
    await openOverview(other)
  }
  const gone = others.map((other) => goneAt(other, '13,081'))
  const clicked = clickedAt(page)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  const start = await clicked
  for (const end of await Promise.all(gone)) {
    test.info().annotations.push({ type: 'measured', description: `${Math.round(end - start)} ms` })
    expect(end - start).toBeLessThan(1000)
  }
  for (const other of others) {
    await expect(other).toHaveURL(/\/en(\/login)?$/)
    const kept = await other.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }))
    expect(kept).not.toMatch(/access_token|13081/)
  }
})
