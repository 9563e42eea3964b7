import type { Page } from '@playwright/test'

/** Holds back the application's code (or those of its files) until it is released. */
export async function holdCode(page: Page, files: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
